import { For } from 'solid-js';

const SPEARS = 28;

const spear = (place: number): { shaft: string; head: string } => {
  const angle = (2 * Math.PI * place) / SPEARS;
  const at = (r: number, aside = 0): string => {
    const x = 50 + r * Math.cos(angle) - aside * Math.sin(angle);
    const y = 50 + r * Math.sin(angle) + aside * Math.cos(angle);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  return { shaft: `M${at(20)}L${at(42)}`, head: `M${at(49)}L${at(41, 1.25)}L${at(41, -1.25)}Z` };
};

/** A schiltron seen from above: a ring of shields and spears. */
export function Emblem(props: { size: number }) {
  const spears = Array.from({ length: SPEARS }, (_, place) => spear(place));
  return (
    <svg class="emblem" viewBox="0 0 100 100" width={props.size} height={props.size} aria-hidden="true">
      <For each={spears}>
        {({ shaft, head }) => (
          <>
            <path d={shaft} stroke="currentColor" stroke-width="0.9" fill="none" />
            <path d={head} fill="currentColor" />
          </>
        )}
      </For>
      <circle cx="50" cy="50" r="20" fill="var(--scots)" />
      <path d="M36.5 36.5L63.5 63.5M63.5 36.5L36.5 63.5" stroke="var(--block-ink)" stroke-width="4" />
      <circle cx="50" cy="50" r="20" fill="none" stroke="currentColor" stroke-width="1.4" />
    </svg>
  );
}
