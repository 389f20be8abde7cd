import { darker, lighter, LIGHT, mix } from '../svg/colour';
import { type Pack } from '../packaging/pack';
import { sequence } from '../shots/props';
import { element, group, path, rect, round } from '../svg/svg';
import { SvgDoc } from '../svg/svgDoc';
import { type Typefaces } from '../fonts/typefaces';
import { drawContents } from './contents';
import { bubbles, dropFrom, grains, scattered } from './drops';
import { litFilter } from './litFilter';
import { consistencyOf, contentColour } from './ofPack';

/** Pictures of a product's texture. All 800 × 1000, lit from the upper left. */
export type TexturePicture = (faces: Typefaces, pack: Pack, seed: number) => string;

const [WIDTH, HEIGHT] = [800, 1000];

const BEAMS = ['M-40 130L520 700H330L-40 360Z', 'M90 -20L800 640H640L-20 0Z'];

/** Morning light through a window. */
function beams(doc: SvgDoc): string {
  const style = { fill: LIGHT, opacity: 0.3, filter: doc.blur(16) };
  return BEAMS.map((d) => path(d, style)).join('');
}

function wall(doc: SvgDoc, stops: [string, string, string]): string {
  const [near, middle, far] = stops;
  const fill = doc.radial(
    [
      [0, near],
      [0.55, middle],
      [1, far],
    ],
    [0.3, 0.22, 1],
  );
  return rect(0, 0, WIDTH, HEIGHT, { fill }) + beams(doc);
}

/** The contents on the ground of the pack shot: how thick it is, and how it runs. */
export const swatch: TexturePicture = (faces, pack, seed) => {
  const doc = new SvgDoc(faces);
  const [colour, consistency] = [contentColour(pack), consistencyOf(pack)];
  const ground = wall(doc, [lighter(pack.ground, 0.72), pack.ground, darker(pack.ground, 0.14)]);
  const contents = drawContents(doc, { ...consistency, colour, seed, x: 400, y: 500, size: 1.02 });
  return doc.toString(WIDTH, HEIGHT, `${pack.name}, a swatch`, ground + contents);
};

/** The biggest drops of a close-up, where they look best. */
const BIG_DROPS = [
  [350, 420, 236],
  [668, 236, 96],
  [612, 742, 150],
  [176, 800, 108],
  [130, 128, 70],
  [430, 884, 54],
  [742, 500, 48],
  [402, 96, 40],
] as const;

function wetCloseUp(doc: SvgDoc, colour: string, clear: number, seed: number): string {
  const next = sequence(seed * 31 + 9);
  const drop = dropFrom(doc, colour, clear);
  const anywhere = (random: () => number) =>
    [random() * WIDTH, random() * HEIGHT, 5 + random() * random() * 34] as const;
  const [[x, y]] = BIG_DROPS;
  return (
    wall(doc, [lighter(colour, 0.86), lighter(colour, 0.55), darker(colour, 0.06)]) +
    scattered(next, 900, 70, anywhere, 6, BIG_DROPS)
      .map(([dx, dy, r]) => drop(dx, dy, r, 0.97))
      .join('') +
    bubbles(next, colour, 12, [x - 120, y - 60, 240, 240])
  );
}

function thickCloseUp(doc: SvgDoc, pack: Pack, seed: number): string {
  const [colour, consistency] = [contentColour(pack), consistencyOf(pack)];
  const { ridge, isFoaming } = consistency;
  const next = sequence(seed * 31 + 9);
  const everywhere = [0, 0, WIDTH, HEIGHT] as const;
  const lit = litFilter(doc, {
    ...consistency,
    colour,
    ridge: Math.max(0.5, ridge),
    seed: seed + 1,
    frequency: ridge > 0.9 ? '.0016 .006' : isFoaming ? '.003 .007' : '.0026 .0105',
    roundness: 30,
    depth: 52,
    isFrameFilling: true,
  });
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: colour }) +
    group({ transform: 'rotate(-24 400 500)' }, group({ filter: lit }, rect(-330, -330, 1460, 1660, {}))) +
    bubbles(next, colour, isFoaming ? 150 : (consistency.bubbles ?? 0) * 3, everywhere) +
    grains(next, colour, (consistency.grains ?? 0) * 2, everywhere, [3, 11])
  );
}

/** A close-up in which the contents fill the picture. */
export const closeUp: TexturePicture = (faces, pack, seed) => {
  const doc = new SvgDoc(faces);
  const { lies, clear } = consistencyOf(pack);
  const isWet = lies === 'pool' || lies === 'drops';
  const content = isWet ? wetCloseUp(doc, contentColour(pack), clear, seed) : thickCloseUp(doc, pack, seed);
  return doc.toString(WIDTH, HEIGHT, `${pack.name}, close up`, content);
};

/** Drops of dew, for pages about the shop itself. */
export function drawDrops(faces: Typefaces): string {
  const doc = new SvgDoc(faces);
  return doc.toString(WIDTH, HEIGHT, 'Drops of dew', wetCloseUp(doc, '#BFD9CC', 0.85, 6));
}

/** Light, brown and deep. */
const SKINS = ['#E3B793', '#9A6240', '#6B402A'];

function skin(doc: SvgDoc, colour: string, left: number, width: number): string {
  const fill = doc.linear(
    [
      [0, darker(colour, 0.16)],
      [0.3, lighter(colour, 0.2)],
      [0.62, colour],
      [1, darker(colour, 0.26)],
    ],
    [0, 0.1, 1, 0.2],
  );
  // A pixel over the next one, so that no line shows between them.
  return rect(left, 0, width + 1, HEIGHT, { fill });
}

/** Pores: fine dark noise over the skins. */
function pores(doc: SvgDoc, seed: number): string {
  const id = doc.id('p');
  doc.define(
    element(
      'filter',
      { id, x: '0', y: '0', width: '100%', height: '100%' },
      element('feTurbulence', { type: 'fractalNoise', baseFrequency: '.55 .42', numOctaves: 3, seed }),
      element('feColorMatrix', { values: '0 0 0 0 .23  0 0 0 0 .13  0 0 0 0 .08  .42 0 0 0 -.18' }),
    ),
  );
  return rect(0, 0, WIDTH, HEIGHT, { filter: `url(#${id})`, opacity: 0.5 });
}

function rubbedIn(doc: SvgDoc, pack: Pack, tone: string, x: number): string {
  const shine = 0.2 + consistencyOf(pack).gloss * 0.16;
  return group(
    { transform: `rotate(-6 ${round(x)} 720)` },
    path(
      `M${round(x - 62)} 640Q${round(x)} 612 ${round(x + 60)} 650Q${round(x + 74)} 760 ${round(x + 26)} 850Q${round(x - 18)} 872 ${round(x - 44)} 836Q${round(x - 80)} 730 ${round(x - 62)} 640Z`,
      { fill: mix(tone, contentColour(pack), 0.42), opacity: 0.55, filter: doc.blur(9) },
    ),
    path(`M${round(x - 40)} 660Q${round(x - 58)} 740 ${round(x - 26)} 820`, {
      stroke: LIGHT,
      'stroke-width': 16,
      'stroke-linecap': 'round',
      fill: 'none',
      opacity: round(shine, 2),
      filter: doc.blur(9),
    }),
  );
}

/** The same dab on three skins, fresh above and rubbed in below. */
export const onSkin: TexturePicture = (faces, pack, seed) => {
  const doc = new SvgDoc(faces);
  const consistency = consistencyOf(pack);
  const width = WIDTH / SKINS.length;
  const grounds = SKINS.map((tone, i) => skin(doc, tone, i * width, width));
  const dabs = SKINS.map((tone, i) => {
    const x = (i + 0.5) * width;
    const colour = mix(contentColour(pack), tone, consistency.clear * 0.3);
    return (
      drawContents(doc, { ...consistency, colour, seed: seed + i, x, y: 390, size: 0.4 }) +
      rubbedIn(doc, pack, tone, x)
    );
  });
  const title = `${pack.name} on three skins`;
  return doc.toString(WIDTH, HEIGHT, title, [...grounds, pores(doc, seed), ...dabs].join(''));
};
