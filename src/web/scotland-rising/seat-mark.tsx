/** The mark of a side: its colour, and a shape for those who do not see it: a saltire, a cross. */
export function RisingSeatMark(props: { seat: string }) {
  return (
    <svg class="seat-mark" viewBox="0 0 20 20" aria-hidden="true">
      {props.seat === 'scots' ? (
        <>
          <rect
            x="0.5"
            y="0.5"
            width="19"
            height="19"
            rx="5"
            fill="var(--scots)"
            stroke="var(--scots-edge)"
          />
          <path d="M5 5l10 10M15 5L5 15" stroke="var(--block-ink)" stroke-width="2.2" />
        </>
      ) : (
        <>
          <rect x="0.5" y="0.5" width="19" height="19" fill="var(--english)" stroke="var(--english-edge)" />
          <path d="M4 10h12M10 4v12" stroke="var(--block-ink)" stroke-width="2.2" />
        </>
      )}
    </svg>
  );
}
