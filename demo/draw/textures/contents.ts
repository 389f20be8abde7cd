import { lighter, LIGHT, mix } from '../svg/colour';
import { sequence } from '../shots/props';
import { element, ellipse, group, path, round } from '../svg/svg';
import { type SvgDoc } from '../svg/svgDoc';
import { type Consistency } from './consistency';
import { bubbles, dropFrom, grains, scattered } from './drops';
import { litFilter } from './litFilter';

/** The spilled contents of a pack: their place, at `size` times the natural size. */
export interface Contents extends Consistency {
  colour: string;
  /** Same seed, same picture. */
  seed: number;
  x: number;
  y: number;
  size: number;
}

const WARM_WHITE = '#fff1d6';

/** Centres and radii of the circles that melt into a pool with a drip at its foot. */
const POOL = [
  [-40, -150, 150],
  [70, -96, 128],
  [-96, -70, 96],
  [34, 10, 84],
  [44, 74, 54],
  [46, 120, 42],
  [46, 166, 37],
  [45, 212, 36],
  [44, 258, 40],
  [42, 296, 52],
  [42, 316, 58],
] as const;
const BESIDE_POOL = [
  [-172, 92, 48],
  [226, 30, 27],
  [-96, 206, 18],
  [190, -262, 15],
] as const;

function pool(doc: SvgDoc, contents: Contents): string {
  const { colour, clear, seed, x, y, size: k } = contents;
  const lit = litFilter(doc, { ...contents, roundness: 20 * k, melt: 15 * k });
  const drop = dropFrom(doc, colour, clear);
  const inside = { fill: mix(colour, WARM_WHITE, 0.62), opacity: 0.7 };
  const slant = (cx: number, cy: number, turn: number) => `rotate(${turn} ${round(cx)} ${round(cy)})`;
  const [glowX, glowY] = [x + 46 * k, y - 70 * k];
  const [gleamX, gleamY] = [x - 112 * k, y - 216 * k];
  return group(
    { transform: slant(x, y, ((seed * 37) % 60) - 30) },
    group(
      { filter: lit },
      ...POOL.map(([dx, dy, r]) => element('circle', { cx: x + dx * k, cy: y + dy * k, r: r * k })),
    ),
    ellipse(glowX, glowY, 92 * k, 58 * k, {
      ...inside,
      transform: slant(glowX, glowY, -30),
      filter: doc.blur(16),
    }),
    ellipse(x + 44 * k, y + 318 * k, 26 * k, 20 * k, { ...inside, filter: doc.blur(9) }),
    ellipse(gleamX, gleamY, 50 * k, 17 * k, {
      transform: slant(gleamX, gleamY, -40),
      fill: LIGHT,
      opacity: 0.9,
      filter: doc.blur(2.2),
    }),
    bubbles(sequence(seed * 97 + 5), colour, 7, [x - 110 * k, y - 200 * k, 200 * k, 150 * k], k),
    ...BESIDE_POOL.map(([dx, dy, r]) => drop(x + dx * k, y + dy * k, r * k)),
  );
}

function drops(doc: SvgDoc, { colour, clear, seed, x, y, size: k }: Contents): string {
  const drop = dropFrom(doc, colour, clear);
  const somewhere = (next: () => number) => {
    const [turn, far] = [next() * Math.PI * 2, Math.sqrt(next()) * 350 * k];
    const r = (8 + next() * next() * 74) * k;
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 1.1, r] as const;
  };
  return scattered(sequence(seed * 97 + 5), 400, 34, somewhere, 5)
    .map(([dx, dy, r]) => drop(dx, dy, r, 0.96))
    .join('');
}

/** A stroke of a spatula, thick where it began. */
function smearOutline(x: number, y: number, length: number, half: number, next: () => number): string {
  const wide = () => half * (0.82 + next() * 0.3);
  const [left, right] = [x - length / 2, x + length / 2];
  const points = [
    `M${round(left)} ${round(y + half * 0.1)}`,
    `C${round(left - 24)} ${round(y - wide() * 0.8)} ${round(left + length * 0.2)} ${round(y - wide())} ${round(x - length * 0.06)} ${round(y - wide() * 0.86)}`,
    `C${round(x + length * 0.16)} ${round(y - wide() * 0.8)} ${round(right - 120)} ${round(y - wide() * 0.9)} ${round(right - 10)} ${round(y - half * 0.34)}`,
    `C${round(right + 60)} ${round(y - half * 0.16)} ${round(right - 30)} ${round(y + half * 0.1)} ${round(right + 40)} ${round(y + half * 0.3)}`,
    `C${round(right - 90)} ${round(y + half * 0.78)} ${round(x + length * 0.1)} ${round(y + wide() * 0.7)} ${round(x - length * 0.12)} ${round(y + wide() * 0.84)}`,
    `C${round(left + 70)} ${round(y + wide())} ${round(left + 8)} ${round(y + wide() * 0.7)} ${round(left)} ${round(y + half * 0.1)}Z`,
  ];
  return points.join('');
}

/** The flat mark of a stick that was drawn once over the ground. */
function streakOutline(x: number, y: number, k: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * k)} ${round(y + dy * k)}`;
  return `M${at(-330, -96)}L${at(300, -104)}Q${at(352, 0)} ${at(310, 104)}L${at(-322, 98)}Q${at(-352, 0)} ${at(-330, -96)}Z`;
}

function stroke(doc: SvgDoc, contents: Contents): string {
  const { lies, colour, ridge, seed, x, y, size: k } = contents;
  const next = sequence(seed * 97 + 5);
  const isStreak = lies === 'streak';
  const lit = litFilter(doc, { ...contents, roundness: 15 * k, ragged: isStreak ? 26 : ridge * 30 });
  const outline = isStreak ? streakOutline(x, y, k) : smearOutline(x, y, 620 * k, 128 * k, next);
  return (
    group(
      { transform: `rotate(-32 ${round(x)} ${round(y)})` },
      group({ filter: lit }, path(outline, {})),
      bubbles(next, colour, contents.bubbles ?? 0, [x - 230 * k, y - 80 * k, 470 * k, 150 * k], k),
      grains(next, colour, contents.grains ?? 0, [x - 280 * k, y - 95 * k, 560 * k, 190 * k], [2 * k, 7 * k]),
    ) +
    (contents.isFoaming
      ? bubbles(next, lighter(colour, 0.2), 46, [x - 150 * k, y - 60 * k, 290 * k, 200 * k], k)
      : '')
  );
}

const DRAW = { pool, drops, smear: stroke, streak: stroke };

export const drawContents = (doc: SvgDoc, contents: Contents): string => DRAW[contents.lies](doc, contents);
