import { createMemo } from 'solid-js';
import { encode } from 'uqr';
import './phones.css';

/** The white that has to be left round a code, in its own squares. */
const QUIET = 4;

/** A text as the squares of a QR code: its side, and a path over the dark ones. */
function squares(text: string): { readonly side: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { side: size, path: rows.join('') };
}

/** A QR code, black on white whatever the colours of the page, so that every camera reads it. */
export function Qr(props: { text: string; label: string }) {
  const code = createMemo(() => squares(props.text));
  return (
    <svg
      class="vq-sit-qr"
      viewBox={`0 0 ${code().side} ${code().side}`}
      role="img"
      aria-label={props.label}
      shape-rendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={code().path} fill="#000" />
    </svg>
  );
}
