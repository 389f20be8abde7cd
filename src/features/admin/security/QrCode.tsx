import { encode } from 'uqr';
import { QrFrame } from './Security.styles';

/** Modules around the code that stay empty, as ISO 18004 asks. */
const MARGIN = 4;

/** A QR code as one path, dark on light. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <QrFrame role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </QrFrame>
  );
}
