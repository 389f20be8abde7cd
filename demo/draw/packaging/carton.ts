import { darker, INK, LIGHT, lighter, SHADE } from '../svg/colour';
import { label } from './label';
import { type Pack } from './pack';
import { ellipse, path, rect } from '../svg/svg';
import { type SvgDoc } from '../svg/svgDoc';

/** The folded box a product is sold in: a printed front, a narrow side, a thin top. */
export function carton(doc: SvgDoc, pack: Pack, w: number, h: number): string {
  const c = lighter(pack.ground, 0.35);
  const side = w * 0.2;
  const half = w / 2;
  const front = doc.linear(
    [
      [0, lighter(c, 0.4)],
      [0.5, c],
      [1, darker(c, 0.06)],
    ],
    [0, 0, 1, 0.7],
  );
  const flank = doc.linear([
    [0, darker(c, 0.2)],
    [1, darker(c, 0.1)],
  ]);
  return (
    ellipse(side, 2, half + side * 0.9, 12, { fill: SHADE, opacity: 0.45, filter: doc.blur(8) }) +
    path(`M${half} ${-h}l${side} ${-14}V${-9}L${half} 4Z`, { fill: flank }) +
    path(`M${-half} ${-h}l${side * 0.8} ${-14}H${half + side}L${half} ${-h}Z`, { fill: lighter(c, 0.6) }) +
    rect(-half, -h, w, h + 4, { fill: front }) +
    rect(-half, -h, w, h * 0.03, { fill: LIGHT, opacity: 0.35 }) +
    path(`M${half} ${-h}V4`, { stroke: LIGHT, 'stroke-width': 1.6, opacity: 0.7 }) +
    label(doc, pack, { width: w, top: -h + 8, height: h - 12, ink: INK, largest: w * 0.17 })
  );
}
