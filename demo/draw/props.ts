import { darker, lighter, LIGHT, SHADE } from './colour';
import { at, element, ellipse, group, path } from './svg';
import { type SvgDoc } from './svgDoc';

/** What stands or lies beside a product. */

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

const SMEAR =
  'M-190 8C-196 -30 -120 -46 -64 -40C-10 -34 40 -58 98 -50C170 -40 214 -14 196 14C182 40 96 34 40 42C-20 50 -80 44 -122 40C-164 36 -186 28 -190 8Z';
const STROKES = [
  'M-168 2C-110 -26 -50 -12 10 -20C70 -28 130 -30 178 -6',
  'M-160 16C-100 -4 -40 8 24 0C90 -8 140 -6 184 6',
  'M-138 28C-80 18 -20 26 40 18C100 10 140 14 172 18',
];

/** A stroke of cream, as a spatula leaves it on the floor. */
export function smear(doc: SvgDoc, tint: string): string {
  const fill = doc.vertical([
    [0, lighter(tint, 0.5)],
    [0.5, lighter(tint, 0.12)],
    [1, darker(tint, 0.14)],
  ]);
  const furrow = (d: string) =>
    path(d, {
      stroke: darker(tint, 0.3),
      'stroke-width': 5,
      opacity: 0.26,
      fill: 'none',
      filter: doc.blur(3),
    }) +
    path(d, {
      stroke: LIGHT,
      'stroke-width': 4.5,
      opacity: 0.75,
      fill: 'none',
      filter: doc.blur(2),
      transform: 'translate(-2 -7)',
    });
  return (
    path(SMEAR, { fill: SHADE, opacity: 0.32, filter: doc.blur(9), transform: 'translate(8 9)' }) +
    path(SMEAR, { fill }) +
    group({ 'clip-path': doc.clip(SMEAR) }, ...STROKES.map(furrow)) +
    path('M-182 4C-180 -26 -116 -40 -64 -35C-10 -29 40 -52 96 -45', {
      stroke: LIGHT,
      'stroke-width': 3,
      opacity: 0.8,
      fill: 'none',
      filter: doc.blur(1.4),
    })
  );
}

const POOL =
  'M-150 6C-158 -26 -92 -40 -30 -38C30 -36 70 -30 118 -24C168 -18 180 16 130 28C84 40 40 34 -10 40C-70 46 -144 36 -150 6Z';

/** A pool of serum or gel with a drop beside it. */
export function pool(doc: SvgDoc, tint: string): string {
  const fill = doc.linear(
    [
      [0, lighter(tint, 0.35), 0.92],
      [0.55, tint, 0.88],
      [1, lighter(tint, 0.5), 0.92],
    ],
    [0, 0, 1, 0.6],
  );
  return (
    path(POOL, { fill: darker(tint, 0.5), opacity: 0.35, filter: doc.blur(7), transform: 'translate(8 8)' }) +
    path(POOL, { fill }) +
    group(
      { 'clip-path': doc.clip(POOL) },
      ellipse(60, 22, 86, 16, { fill: LIGHT, opacity: 0.7, filter: doc.blur(8) }),
      path('M-140 4C-140 -20 -90 -33 -30 -32C20 -31 60 -26 96 -21', {
        stroke: LIGHT,
        'stroke-width': 5,
        fill: 'none',
        opacity: 0.85,
        filter: doc.blur(1.6),
      }),
    ) +
    path('M-112 -10Q-92 -22 -56 -24', {
      stroke: LIGHT,
      'stroke-width': 6,
      'stroke-linecap': 'round',
      fill: 'none',
    }) +
    at(196, 2, drop(doc, 24, tint)) +
    at(-206, 16, drop(doc, 14, tint))
  );
}

/** Airy bubbles of a cleanser. */
export function foam(doc: SvgDoc, seed: number): string {
  const next = sequence(seed);
  const bubbles = Array.from({ length: 110 }, () => {
    const x = (next() + next() - 1) * 180;
    const rise = Math.max(0, 1 - Math.abs(x) / 190);
    const r = 6 + next() ** 2 * 22;
    return { x, y: 24 - next() * 74 * rise, r };
  }).sort((a, b) => a.y - b.y);
  const skin = doc.radial(
    [
      [0, LIGHT],
      [0.6, '#fbfaf7'],
      [0.88, '#dedbd2'],
      [1, '#f3f1ea'],
    ],
    [0.38, 0.32, 0.7],
  );
  return (
    ellipse(10, 34, 200, 18, { fill: SHADE, opacity: 0.3, filter: doc.blur(10) }) +
    bubbles.map(({ x, y, r }) => element('circle', { cx: x, cy: y, r, fill: skin })).join('')
  );
}
