import {
  Accepted,
  Claimed,
  ClaimSeat,
  CountText,
  Created,
  CreateMatch,
  HeldToken,
  Invited,
  Line,
  LIMITS,
  MatchId,
  Material,
  MatchState,
  Name,
  Offered,
  OfferSeat,
  OpenRecord,
  PastState,
  PostAction,
  PostResign,
  PostUndo,
  Refused,
  Stale,
  Updates,
  Verdict,
  z,
} from '../../protocol/index.ts';
import type { FastifyReply } from 'fastify';
import { Shelved } from '../match/shelved.ts';
import { type App, type Context, limited } from './context.ts';
import { giveKey, needSeat, needViewer } from './seats.ts';

const Match = z.object({ id: MatchId });
const Asking = z.object({ seat: z.optional(Name) });
const After = z.object({ seat: z.optional(Name), after: z.optional(CountText) });
const WhyNot = z.object({ seat: Name, action: Line });
const Moment = z.object({ id: MatchId, length: CountText });

const REFUSED = { '4xx': Refused };
const PERHAPS_STALE = { 409: z.union([Stale, Refused]), ...REFUSED };

/** Matches: to make one, to take a seat, to look, to act. */
export function routeMatches(app: App, context: Context): void {
  routeMaking(app, context);
  routeOffering(app, context);
  routeLooking(app, context);
  routeActing(app, context);
}

function routeMaking(app: App, { rooms, rates, secure }: Context): void {
  const giveKeys = (reply: FastifyReply, { match, keys }: Created): void => {
    for (const [seat, key] of Object.entries(keys)) giveKey(reply, match.id, seat, key, secure);
  };

  app.post(
    '/api/matches',
    {
      bodyLimit: LIMITS.materialBody,
      config: limited(rates.creations),
      schema: {
        summary: 'Makes a match. The commitment to its dice is in the answer.',
        tags: ['matches'],
        body: CreateMatch,
        response: { 201: Created, ...REFUSED },
      },
    },
    async ({ body }, reply) => {
      const created = await rooms.create(body);
      giveKeys(reply, created);
      return reply.code(201).send(created);
    },
  );

  app.post(
    '/api/records',
    {
      bodyLimit: LIMITS.recordBody,
      config: limited(rates.creations),
      schema: {
        summary: 'Makes a match out of a record, to look at or to play on.',
        tags: ['records'],
        body: OpenRecord,
        response: { 201: Created, ...REFUSED },
      },
    },
    async ({ body }, reply) => {
      const created = await rooms.openRecord(body);
      giveKeys(reply, created);
      return reply.code(201).send(created);
    },
  );

  app.post(
    '/api/matches/:id/invitation',
    {
      config: limited(rates.claims),
      schema: {
        summary: 'What an invitation or a key is for. It takes no seat.',
        tags: ['seats'],
        params: Match,
        body: HeldToken,
        response: { 200: Invited, ...REFUSED },
      },
    },
    async ({ params, body }) => (await rooms.room(params.id)).invited(body.token),
  );

  app.post(
    '/api/matches/:id/claim',
    {
      config: limited(rates.claims),
      schema: {
        summary:
          'Takes a seat with an invitation, or opens it again with its key. Sets the cookie of the seat.',
        tags: ['seats'],
        params: Match,
        body: ClaimSeat,
        response: { 200: Claimed, ...REFUSED },
      },
    },
    async ({ params, body }, reply) => {
      const room = await rooms.room(params.id);
      const claimed = await room.claim(body);
      giveKey(reply, params.id, claimed.seat, claimed.key, secure);
      return claimed;
    },
  );
}

function routeOffering(app: App, { rooms, rates }: Context): void {
  app.post(
    '/api/matches/:id/offer',
    {
      config: limited(rates.claims),
      schema: {
        summary: 'A new invitation to a seat, for whoever made the match. Everybody is told.',
        tags: ['seats'],
        params: Match,
        body: OfferSeat,
        response: { 200: Offered, ...REFUSED },
      },
    },
    async (request) => {
      const room = await rooms.room(request.params.id);
      needSeat(request, room, request.body.by);
      return room.offer(request.body);
    },
  );
}

function routeLooking(app: App, { rooms }: Context): void {
  app.get(
    '/api/matches/:id',
    {
      schema: {
        summary: 'All that a seat, or an observer, may know now.',
        tags: ['matches'],
        params: Match,
        querystring: Asking,
        response: { 200: MatchState, ...REFUSED },
      },
    },
    async (request) => {
      const room = await rooms.room(request.params.id);
      const viewer = needViewer(request, room, request.query.seat);
      return room.look((sight) => sight.state(viewer));
    },
  );

  app.get(
    '/api/matches/:id/updates',
    {
      schema: {
        summary: 'What came after an update: for clients without a socket.',
        tags: ['matches'],
        params: Match,
        querystring: After,
        response: { 200: Updates, ...REFUSED },
      },
    },
    async (request) => {
      const room = await rooms.room(request.params.id);
      const viewer = needViewer(request, room, request.query.seat);
      return room.look((sight) => ({
        updates: sight.updates(viewer, request.query.after),
        state: sight.state(viewer),
      }));
    },
  );

  app.get(
    '/api/matches/:id/at/:length',
    {
      schema: {
        summary: 'A position of the past, as the viewer saw it.',
        tags: ['matches'],
        params: Moment,
        querystring: Asking,
        response: { 200: PastState, ...REFUSED },
      },
    },
    async (request) => {
      const room = await rooms.room(request.params.id);
      const viewer = needViewer(request, room, request.query.seat);
      return room.look((sight) => sight.past(viewer, request.params.length));
    },
  );

  app.get(
    '/api/matches/:id/material',
    {
      schema: {
        summary: 'What the players brought with them; null when nothing.',
        tags: ['matches'],
        params: Match,
        querystring: Asking,
        response: { 200: Material, ...REFUSED },
      },
    },
    async (request) => {
      const room = await rooms.room(request.params.id);
      needViewer(request, room, request.query.seat);
      return room.look((sight) => ({ material: sight.material() }));
    },
  );

  app.get(
    '/api/matches/:id/record',
    {
      schema: {
        summary: 'The record of a match that is over; of a running one only what the viewer may know.',
        tags: ['records'],
        params: Match,
        querystring: Asking,
        response: { 200: z.string(), ...REFUSED },
      },
    },
    async (request, reply) => {
      const room = await rooms.roomOrShelf(request.params.id);
      const viewer = needViewer(request, room, request.query.seat);
      const text =
        room instanceof Shelved ? room.record(viewer) : await room.look((sight) => sight.record(viewer));
      reply.header('content-disposition', 'attachment; filename="match.txt"');
      return reply.type('text/plain; charset=utf-8').serializer(String).send(text);
    },
  );
}

function routeActing(app: App, { rooms }: Context): void {
  app.get(
    '/api/matches/:id/why',
    {
      schema: {
        summary: 'Whether a seat may play a line now, and if not, why.',
        tags: ['matches'],
        params: Match,
        querystring: WhyNot,
        response: { 200: Verdict, ...REFUSED },
      },
    },
    async (request) => {
      const room = await rooms.room(request.params.id);
      const seat = needSeat(request, room, request.query.seat);
      return room.look((sight) => sight.why(seat, request.query.action));
    },
  );

  app.post(
    '/api/matches/:id/actions',
    {
      schema: {
        summary: 'Carries out an action. The same id again has no second effect.',
        tags: ['matches'],
        params: Match,
        body: PostAction,
        response: { 200: Accepted, ...PERHAPS_STALE },
      },
    },
    async (request) => {
      const room = await rooms.room(request.params.id);
      needSeat(request, room, request.body.seat);
      return room.act(request.body);
    },
  );

  app.post(
    '/api/matches/:id/undo',
    {
      schema: {
        summary: "Takes the seat's latest action back, where nothing stands against it.",
        tags: ['matches'],
        params: Match,
        body: PostUndo,
        response: { 200: Accepted, ...PERHAPS_STALE },
      },
    },
    async (request) => {
      const room = await rooms.room(request.params.id);
      needSeat(request, room, request.body.seat);
      return room.takeBack(request.body);
    },
  );

  app.post(
    '/api/matches/:id/resign',
    {
      schema: {
        summary: 'The seat gives up: the others have won. It cannot be taken back.',
        tags: ['matches'],
        params: Match,
        body: PostResign,
        response: { 200: Accepted, ...PERHAPS_STALE },
      },
    },
    async (request) => {
      const room = await rooms.room(request.params.id);
      needSeat(request, room, request.body.seat);
      return room.resign(request.body);
    },
  );
}
