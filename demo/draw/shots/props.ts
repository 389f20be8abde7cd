import { darker, lighter, LIGHT } from '../svg/colour';
import { at, ellipse, path } from '../svg/svg';
import { type SvgDoc } from '../svg/svgDoc';

/** Props beside a product. */

/** A repeatable sequence of numbers from 0 to 1. */
export function sequence(seed: number): () => number {
  let state = seed * 9301 + 7;
  return () => {
    state = (state * 9301 + 49297) % 233280;
    return state / 233280;
  };
}

function drop(doc: SvgDoc, size: number, tint: string): string {
  const flat = size * 0.42;
  return (
    ellipse(size * 0.25, flat * 0.5, size, flat, { fill: '#3b2a20', opacity: 0.22, filter: doc.blur(2) }) +
    ellipse(0, 0, size, flat, { fill: lighter(tint, 0.35), opacity: 0.75 }) +
    ellipse(size * 0.3, flat * 0.3, size * 0.5, flat * 0.45, {
      fill: LIGHT,
      opacity: 0.65,
      filter: doc.blur(1.2),
    }) +
    ellipse(-size * 0.4, -flat * 0.35, size * 0.2, flat * 0.24, { fill: LIGHT })
  );
}

/** Nine drops of dew on the floor. */
export function dew(doc: SvgDoc, seed: number, width: number, y0: number, y1: number, tint: string): string {
  const next = sequence(seed);
  return Array.from({ length: 9 }, () => {
    const x = 60 + next() * (width - 120);
    const y = y0 + next() * (y1 - y0);
    return at(x, y, drop(doc, 5 + next() * 13, tint));
  }).join('');
}

export interface Plinth {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
}

/** A round block; x, y is the middle of its top. */
export function plinth(doc: SvgDoc, { x, y, width: w, height: h, colour: c }: Plinth): string {
  const ry = w * 0.075;
  const half = w / 2;
  const side = doc.linear([
    [0, darker(c, 0.16)],
    [0.25, lighter(c, 0.3)],
    [0.6, c],
    [1, darker(c, 0.22)],
  ]);
  const top = doc.linear([
    [0, lighter(c, 0.62)],
    [1, lighter(c, 0.2)],
  ]);
  return at(
    x,
    y,
    ellipse(w * 0.2, h + 6, w * 0.72, ry * 1.5, { fill: '#3b2a20', opacity: 0.2, filter: doc.blur(18) }),
    path(`M${-half} 0V${h}A${half} ${ry} 0 0 0 ${half} ${h}V0Z`, { fill: side }),
    ellipse(0, 0, half, ry, { fill: top }),
  );
}
