import { darker, lighter, LIGHT, SHADE } from '../svg/colour';
import { ellipse, group, path, rect, round } from '../svg/svg';
import { type SvgDoc } from '../svg/svgDoc';

/** Surfaces of upright round bodies under one soft box at the upper left. */

export function matte(doc: SvgDoc, colour: string, depth = 1): string {
  return doc.linear([
    [0, darker(colour, 0.3 * depth)],
    [0.05, darker(colour, 0.16 * depth)],
    [0.2, lighter(colour, 0.3 * depth)],
    [0.34, lighter(colour, 0.22 * depth)],
    [0.55, colour],
    [0.8, darker(colour, 0.13 * depth)],
    [0.94, darker(colour, 0.24 * depth)],
    [1, darker(colour, 0.12 * depth)],
  ]);
}

export function gloss(doc: SvgDoc, colour: string): string {
  return doc.linear([
    [0, darker(colour, 0.4)],
    [0.06, darker(colour, 0.12)],
    [0.13, lighter(colour, 0.55)],
    [0.24, lighter(colour, 0.62)],
    [0.27, lighter(colour, 0.12)],
    [0.55, colour],
    [0.8, darker(colour, 0.22)],
    [0.9, darker(colour, 0.32)],
    [0.95, lighter(colour, 0.25)],
    [1, darker(colour, 0.2)],
  ]);
}

export function metal(doc: SvgDoc, colour: string): string {
  return doc.linear([
    [0, darker(colour, 0.55)],
    [0.08, darker(colour, 0.1)],
    [0.18, lighter(colour, 0.75)],
    [0.26, lighter(colour, 0.35)],
    [0.42, darker(colour, 0.25)],
    [0.56, darker(colour, 0.05)],
    [0.7, lighter(colour, 0.5)],
    [0.82, darker(colour, 0.3)],
    [0.93, darker(colour, 0.5)],
    [1, lighter(colour, 0.1)],
  ]);
}

/** Label paper wrapped round a bottle: darker towards both edges. */
export function paper(doc: SvgDoc, colour: string): string {
  return doc.linear([
    [0, darker(colour, 0.2)],
    [0.1, darker(colour, 0.04)],
    [0.28, LIGHT],
    [0.55, colour],
    [0.85, darker(colour, 0.1)],
    [1, darker(colour, 0.26)],
  ]);
}

/**
 * Outline of a rounded body standing on 0,0 and growing up. `curve` bends base and shoulders,
 * as a camera a little above sees them.
 */
export function body(w: number, h: number, top: number, foot: number, curve = 8): string {
  const half = w / 2;
  return (
    `M${-half} ${-h + top}Q${-half} ${-h} ${-half + top} ${round(-h - curve * 0.2)}` +
    `Q0 ${round(-h + curve * 0.1)} ${half - top} ${round(-h - curve * 0.2)}Q${half} ${-h} ${half} ${-h + top}` +
    `L${half} ${-foot}Q${half} ${round(-foot * 0.12)} ${half - foot} ${round(curve * 0.35)}` +
    `Q0 ${round(curve * 1.15)} ${-half + foot} ${round(curve * 0.35)}Q${-half} ${round(-foot * 0.12)} ${-half} ${-foot}Z`
  );
}

/** A soft upright reflection. */
export function strip(
  doc: SvgDoc,
  [x, y, w, h]: [number, number, number, number],
  opacity = 0.5,
  blur = 4,
  fill = LIGHT,
): string {
  return rect(x, y, w, h, { rx: Math.min(w, h) / 2, fill, opacity, filter: doc.blur(blur) });
}

/** The dark line where two parts meet. */
export function contact(doc: SvgDoc, w: number, y: number, opacity = 0.45, height = 10): string {
  return ellipse(0, y, w / 2, height, { fill: SHADE, opacity, filter: doc.blur(5) });
}

/** Fine vertical ribs of a cap, closer together towards its edges. */
export function ribs(w: number, y0: number, y1: number, count: number, strength = 0.12): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.5) / count) * Math.PI;
    const x = round(-Math.cos(angle) * w * 0.49);
    const opacity = round(strength + 0.12 * Math.abs(Math.cos(angle)), 2);
    return path(`M${x} ${y0}V${y1}`, { stroke: SHADE, 'stroke-width': 1.2, opacity });
  }).join('');
}

/** The mark: a low sun dissolving into lines of mist. */
export function mark(x: number, y: number, r: number, fill: string): string {
  return group(
    {
      transform: `translate(${round(x)} ${round(y)})`,
      fill: 'none',
      stroke: fill,
      'stroke-width': round(r * 0.17, 2),
      'stroke-linecap': 'round',
    },
    path(`M${round(-r)} 0A${round(r)} ${round(r)} 0 0 1 ${round(r)} 0Z`, {
      fill,
      'stroke-linejoin': 'round',
    }),
    path(
      `M${round(-r * 0.86)} ${round(r * 0.42)}H${round(r * 0.86)}M${round(-r * 0.56)} ${round(r * 0.82)}H${round(r * 0.56)}`,
      {},
    ),
  );
}
