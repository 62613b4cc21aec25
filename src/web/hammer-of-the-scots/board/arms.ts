/** The tinctures of heraldry, as they are painted here. */
const GOLD = '#e3b23c';
const SILVER = '#f2ede0';
const RED = '#a6282d';
const BLUE = '#2c5aa0';
const BLACK = '#221d19';
const GREEN = '#35694a';

const field = (fill: string): string => `<path d="M0 0H20V24H0Z" fill="${fill}"/>`;
const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const bar = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const at = (x: number, y: number, scale: number, charge: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${charge}</g>`;

/** Charges in twos above one, as most arms have them. */
const threes = (charge: string, scale = 1): string =>
  at(5.6, 6.6, scale, charge) + at(14.4, 6.6, scale, charge) + at(10, 16, scale, charge);

const star = (colour: string): string =>
  fill('M0-3.6L.9-1.2 3.4-1.1 1.4.4 2.1 2.9 0 1.5-2.1 2.9-1.4.4-3.4-1.1-.9-1.2Z', colour);

const garb = (colour: string): string =>
  fill('M-2.8-3.6Q-1.4-5 0-4.4 1.4-5 2.8-3.6L.7.2 2.3 4H-2.3L-.7.2Z', colour) +
  bar('M-1.6.3H1.6', BLACK, 0.7);

const crown = (colour: string): string => fill('M-3.2 2.4V-2L-1.5-.1 0-2.8 1.5-.1 3.2-2V2.4Z', colour);

const cinquefoil = (colour: string, heart: string): string =>
  [0, 72, 144, 216, 288]
    .map((turn) => `<circle cx="0" cy="-3.3" r="2.5" fill="${colour}" transform="rotate(${turn})"/>`)
    .join('') + `<circle r="1.5" fill="${heart}"/>`;

const crosslet = (colour: string): string => line('M-1.8 0H1.8M0-1.8V1.8', colour, 0.9);

const fleur = (colour: string): string =>
  fill('M0-4.4Q2-1.8.9.9H-.9Q-2-1.8 0-4.4Z', colour) +
  line('M-1.2 1.2C-4.4.8-4.2-3.4-2.2-2.6M1.2 1.2C4.4.8 4.2-3.4 2.2-2.6', colour, 1.2) +
  bar('M-2.2 1.3H2.2', colour, 1) +
  fill('M-.8 1.6H.8L1.4 4H-1.4Z', colour);

/** A lion on its hind legs. */
const rampant = (colour: string): string =>
  line('M8.4 6.6Q9.4 10 12.3 13.6', colour, 3.6) +
  line(
    'M8.8 8.8L5.3 7.7M9.2 10.6L5.2 12.4M12 13.4L9.8 16.4 7.4 18.4M12.9 14L14.8 17 13.6 20.2',
    colour,
    1.7,
  ) +
  line('M13 13.6C17.8 12.6 17.6 8.6 15.4 8.4 13.4 8.2 13.6 5.2 15.8 4.4', colour, 1.3) +
  fill('M5.2 5.2L6.6 3.2 8.6 2.4 10.4 3.6 10.8 6.4 9.2 8 7 7.2 5.4 6.8Z', colour);

/** A lion walking, as on the banner of the kings of England. */
const passant = (colour: string): string =>
  line('M-4.2.2H3.2', colour, 2.5) +
  line('M-3.8.6L-5.8 2.6M-2.2 1L-2.6 3M2 1L1.4 3M3.4.6L4.8 3', colour, 1.2) +
  line('M3.8-.4C6.4-1 6-3.4 3.4-3', colour, 0.9) +
  fill('M-6.6-1.4L-5-3.2-3-2.8-2.6-.2-4.8.8Z', colour);

const galley = (colour: string): string =>
  fill('M2.4 13.4Q10 18 17.6 13.4L16 17.6Q10 19.6 4 17.6Z', colour) +
  bar('M10 15V4.6', colour, 1) +
  fill('M10.6 5.4Q16 8 15 12H10.6ZM9.4 6.4Q5 8.4 5.6 12H9.4Z', colour);

const chequered = (y: number, a: string, b: string): string =>
  bar(`M0 ${y + 3}H20`, a, 6) +
  [0, 1, 2]
    .map((row) => {
      const squares = [0, 1, 2, 3, 4].map((i) => `M${i * 4 + (row % 2) * 2} ${y + row * 2}h2v2h-2Z`).join('');
      return fill(squares, b);
    })
    .join('');

const pales = (a: string, b: string, count: number): string =>
  field(a) +
  Array.from({ length: count }, (_, i) => i)
    .filter((i) => i % 2 === 1)
    .map((i) => fill(`M${(i * 20) / count} 0h${20 / count}V24h-${20 / count}Z`, b))
    .join('');

const bordure = (colour: string): string => bar('M1 1H19V12Q19 20 10 23Q1 20 1 12Z', colour, 3.6);

const stars = (y: number, colour: string): string =>
  [4, 10, 16].map((x) => at(x, y, 0.6, star(colour))).join('');

const bow = (colour: string): string =>
  line('M7 3.6Q15.4 12 7 20.4', colour, 1.7) +
  line('M7 3.6V20.4', colour, 0.8) +
  line('M4.6 12H16.4M14 10L16.4 12 14 14', colour, 1.1);

const ENGLAND = field(RED) + [5, 11.2, 17.2].map((y) => at(10, y, 0.94, passant(GOLD))).join('');
const LABEL = bar('M1 3.4H19', BLUE, 1.6) + bar('M4 3.4V7.4M10 3.4V7.4M16 3.4V7.4', BLUE, 2);
const WALES =
  field(GOLD) +
  fill('M10 0H20V12H10ZM0 12H10V24H0Z', RED) +
  at(5, 6.6, 0.72, passant(RED)) +
  at(15, 6.6, 0.72, passant(GOLD)) +
  at(5, 16.4, 0.72, passant(GOLD)) +
  at(14.6, 16.4, 0.72, passant(RED));
const DURHAM =
  field(BLUE) +
  bar('M10 0V24M0 11H20', GOLD, 2.6) +
  [
    [4.7, 5.6],
    [15.3, 5.6],
    [5.2, 15.8],
    [14.8, 15.8],
  ]
    .map(([x = 0, y = 0]) => at(x, y, 0.56, passant(SILVER)))
    .join('');
const LANCASTER_ROSE = field(GOLD) + at(10, 11, 1.15, cinquefoil(RED, GOLD));
const LANCASTER_BARS = field(SILVER) + bar('M0 8H20M0 15H20', RED, 2.8) + at(10, 3.6, 0.62, passant(RED));
const YORK_ROSE = field(BLUE) + at(10, 11, 1.15, cinquefoil(SILVER, GOLD));
const YORK_KEYS =
  field(RED) +
  line('M5 5L14.6 18.6M15 5L5.4 18.6', SILVER, 1.7) +
  line('M12.4 19.4L15.8 17M7.6 19.4L4.2 17', SILVER, 1.5);

/**
 * The arms on each block: the nobles' own, simplified, and for others a device of ours. Markup of SVG in a field of
 * 20 by 24.
 */
export const ARMS: Readonly<Record<string, string>> = {
  edward: ENGLAND,
  hobelars:
    field(GREEN) +
    line('M4.4 21L14.6 3', SILVER, 1.3) +
    fill('M14.2 3.4L5.4 5.6 8.4 7.8 6.4 10.8 11.6 8.4Z', GOLD),
  'lancaster-knights': ENGLAND + LABEL,
  'york-knights': YORK_ROSE,
  'durham-knights': DURHAM,
  'lancaster-archers': LANCASTER_ROSE,
  'wales-archers': WALES,
  'york-infantry': YORK_KEYS,
  'lancaster-infantry': LANCASTER_BARS,
  'northumber-infantry': pales(GOLD, RED, 6),
  'durham-infantry': field(BLUE) + bar('M10 3V20M4 9H16', GOLD, 2.6),
  'cumbria-infantry': field(GREEN) + threes(cinquefoil(SILVER, GOLD), 0.5) + bar('M0 11.5H20', GOLD, 1.4),
  'westmor-infantry':
    field(SILVER) + bar('M0 6H20M0 12H20M0 18H20', RED, 3) + fill('M10 4.5L14 11H11V18H9V11H6Z', GREEN),
  'wales-infantry': WALES + LABEL,
  'ulster-infantry':
    field(GOLD) +
    bar('M10 0V24M0 10.5H20', RED, 3.6) +
    fill('M6.6 6.6H13.4V11Q13.4 14 10 15.4 6.6 14 6.6 11Z', SILVER),

  wallace: field(RED) + rampant(SILVER) + bordure(BLUE),
  king: field(GOLD) + rampant(RED) + bar('M2.3 2.3H17.7V12Q17.7 18.8 10 21.6 2.3 18.8 2.3 12Z', RED, 0.8),
  norse:
    field(RED) +
    line('M11.6 4L7.6 20.4', GOLD, 1.7) +
    fill('M11.2 4.6Q17.6 3.6 17.4 11.4 14 8.8 9.9 9.8ZM10.9 5.6L8.6 5 7.8 8.6 10 9.2Z', SILVER),
  'french-knights': field(BLUE) + threes(fleur(GOLD), 0.92),
  keith:
    field(SILVER) +
    fill('M0 0H3.4V8H0ZM6.8 0H10V8H6.8ZM13.4 0H16.8V8H13.4Z', RED) +
    fill('M3.4 0H6.8V8H3.4ZM10 0H13.4V8H10ZM16.8 0H20V8H16.8Z', GOLD),
  etterick: field(GREEN) + bow(GOLD),
  douglas: field(SILVER) + fill('M0 0H20V7.6H0Z', BLUE) + stars(4.2, SILVER),
  barclay: field(BLUE) + bar('M0 20L10 9.6 20 20', SILVER, 3.6) + stars(5, SILVER),
  campbell: field(GOLD) + fill('M10 11L0 0H10ZM10 11L20 0V11ZM10 11L20 23H10ZM10 11L0 23V11Z', BLACK),
  graham:
    field(GOLD) +
    fill('M0 0H20V8H0Z', BLACK) +
    [4, 10, 16]
      .map((x) => fill(`M${x - 2} 5.6Q${x} 7.4 ${x + 2} 5.6L${x + 1.4} 2.6Q${x} 1.6 ${x - 1.4} 2.6Z`, GOLD))
      .join(''),
  fraser: field(BLUE) + threes(cinquefoil(SILVER, GOLD), 0.58),
  macdonald: field(SILVER) + galley(BLACK) + bar('M0 21.4H20', BLUE, 2.4),
  grant: field(RED) + threes(crown(GOLD), 0.92),
  lindsay: field(RED) + chequered(8.5, SILVER, BLUE),

  bruce: field(GOLD) + bar('M0 5L20 25M20 5L0 25', RED, 4) + fill('M0 0H20V6.8H0Z', RED),
  mar:
    field(BLUE) +
    bar('M-1 2L21 20', GOLD, 3.8) +
    [
      [14, 4.4],
      [17, 9.4],
      [3.8, 13],
      [8.4, 18.2],
    ]
      .map(([x = 0, y = 0]) => at(x, y, 0.95, crosslet(GOLD)))
      .join(''),
  lennox:
    field(SILVER) +
    bar('M1 1L19 22M19 1L1 22', RED, 3.2) +
    [
      [10, 4],
      [10, 18.6],
      [3.8, 11.4],
      [16.2, 11.4],
    ]
      .map(([x = 0, y = 0]) => at(x, y, 0.4, cinquefoil(RED, GOLD)))
      .join(''),
  atholl: pales(GOLD, BLACK, 6),
  dunbar: field(RED) + rampant(SILVER) + bordure(SILVER),
  mentieth: field(GOLD) + chequered(9, SILVER, BLACK) + bar('M0 1.4L20 20', RED, 2.2),
  steward: field(GOLD) + chequered(9, SILVER, BLUE),
  comyn: field(BLUE) + threes(garb(GOLD)),
  angus: field(GOLD) + at(10, 11, 1.15, cinquefoil(RED, GOLD)),
  argyll: field(GOLD) + galley(BLACK),
  buchan: field(BLACK) + threes(garb(GOLD)),
  galloway: field(BLUE) + rampant(SILVER),
  ross: field(RED) + threes(at(-5.4, -6.4, 0.54, rampant(SILVER))),
  moray: field(BLUE) + threes(star(SILVER), 1.05),
};

/** The outline of a shield in the same field. */
export const SHIELD = 'M1 1H19V12Q19 20 10 23Q1 20 1 12Z';
