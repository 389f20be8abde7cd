import { darker, lighter, LIGHT } from '../svg/colour';
import { element, ellipse, group, path, round } from '../svg/svg';
import { type SvgDoc } from '../svg/svgDoc';

/** A drop seen from above, its highlight at the upper left; `clear` from 0 to 1, radius in px. */
export function dropFrom(doc: SvgDoc, colour: string, clear: number) {
  const body = doc.radial(
    [
      [0, darker(colour, 0.12), 0.95 - clear * 0.35],
      [0.45, colour, 0.95 - clear * 0.4],
      [0.8, lighter(colour, 0.35), 0.9 - clear * 0.35],
      [1, darker(colour, 0.12), 0.9],
    ],
    [0.32, 0.3, 0.78],
  );
  return (x: number, y: number, r: number, flat = 0.92): string => {
    const soft = r > 26 ? doc.blur(2.2) : undefined;
    const gleam = `rotate(-38 ${round(-r * 0.36)} ${round(-r * 0.42)})`;
    return group(
      { transform: `translate(${round(x)} ${round(y)}) scale(1 ${flat})` },
      ellipse(r * 0.26, r * 0.34, r, r * 0.96, {
        fill: darker(colour, 0.45),
        opacity: 0.34,
        filter: doc.blur(9),
      }),
      // The light that it gathers beyond itself.
      ellipse(r * 0.44, r * 0.56, r * 0.5, r * 0.38, {
        fill: lighter(colour, 0.55),
        opacity: 0.75,
        filter: doc.blur(9),
      }),
      element('circle', { r, fill: body }),
      element('circle', {
        r: r * 0.985,
        fill: 'none',
        stroke: lighter(colour, 0.7),
        'stroke-width': Math.max(1, r * 0.025),
        opacity: 0.6,
      }),
      ellipse(-r * 0.36, -r * 0.42, r * 0.3, r * 0.17, {
        transform: gleam,
        fill: LIGHT,
        opacity: 0.92,
        filter: soft,
      }),
      path(
        `M${round(r * 0.2)} ${round(r * 0.8)}A${round(r * 0.82)} ${round(r * 0.82)} 0 0 0 ${round(r * 0.8)} ${round(r * 0.2)}`,
        {
          fill: 'none',
          stroke: LIGHT,
          'stroke-width': r * 0.07,
          'stroke-linecap': 'round',
          opacity: 0.5,
          filter: soft,
        },
      ),
    );
  };
}

/** Left, top, width, height. */
export type Area = readonly [x: number, y: number, width: number, height: number];

/** Air in a gel or foam, at `size` times its natural size. */
export function bubbles(
  next: () => number,
  colour: string,
  count: number,
  [x, y, w, h]: Area,
  size = 1,
): string {
  return Array.from({ length: count }, () => {
    const [cx, cy] = [x + next() * w, y + next() * h];
    const r = (5 + next() * next() * 26) * size;
    return (
      element('circle', {
        cx,
        cy,
        r,
        fill: lighter(colour, 0.75),
        'fill-opacity': 0.22,
        stroke: LIGHT,
        'stroke-opacity': 0.65,
        'stroke-width': 1.6,
      }) + ellipse(cx - r * 0.34, cy - r * 0.38, r * 0.26, r * 0.15, { fill: LIGHT, opacity: 0.9 })
    );
  }).join('');
}

/** Ground stone or coffee in a scrub; sizes in px. */
export function grains(
  next: () => number,
  colour: string,
  count: number,
  [x, y, w, h]: Area,
  [small, big]: readonly [number, number],
): string {
  return Array.from({ length: count }, () => {
    const [cx, cy] = [x + next() * w, y + next() * h];
    const r = small + next() * (big - small);
    return element('circle', { cx, cy, r, fill: darker(colour, 0.35 + next() * 0.4), opacity: 0.8 });
  }).join('');
}

/** Circles that do not touch each other, the given ones first. */
export function scattered(
  next: () => number,
  tries: number,
  most: number,
  draw: (next: () => number) => readonly [x: number, y: number, r: number],
  gap: number,
  first: readonly (readonly [number, number, number])[] = [],
): (readonly [number, number, number])[] {
  const placed = [...first];
  for (let i = 0; i < tries && placed.length < most; i += 1) {
    const [x, y, r] = draw(next);
    if (placed.every(([px, py, pr]) => Math.hypot(px - x, py - y) > pr + r + gap)) placed.push([x, y, r]);
  }
  return placed;
}
