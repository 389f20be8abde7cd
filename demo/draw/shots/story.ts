import { darker, LIGHT } from '../svg/colour';
import { element, group, path, rect } from '../svg/svg';
import { SvgDoc } from '../svg/svgDoc';
import { type Typefaces } from '../fonts/typefaces';

const DROP =
  'M256 44C398 40 482 138 476 266C470 396 380 476 252 474C124 472 42 384 46 254C50 128 132 48 256 44Z';
const GRAIN = 'M-42 2C-32-15 26-18 42-4C34 13-26 17-42 2Z';
/** x, y, turn in degrees. */
const GRAINS = [
  [210, 236, -32],
  [296, 214, 10],
  [388, 222, 44],
  [136, 240, 62],
  [262, 306, 64],
  [348, 292, -14],
  [166, 332, 6],
  [318, 372, -42],
  [226, 402, 22],
] as const;

/** A glass drop with rice grains in it, with no ground: it lies on the dew green of the story band. 520 units square. */
export function drawStory(faces: Typefaces): string {
  const doc = new SvgDoc(faces);
  const glass = doc.radial(
    [
      [0, '#F3F7F4'],
      [0.35, '#BFD6CA'],
      [0.8, '#6F9D8B'],
      [1, '#3E7261'],
    ],
    [0.36, 0.28, 0.8],
  );
  const glow = doc.radial(
    [
      [0, '#FFF3EA'],
      [0.3, '#F6C9B3', 0.9],
      [1, '#F6C9B3', 0],
    ],
    [0.66, 0.78, 0.5],
  );
  const gleam = (d: string, width: number, opacity: number, blur: number) =>
    path(d, {
      fill: 'none',
      stroke: LIGHT,
      'stroke-width': width,
      'stroke-linecap': 'round',
      opacity,
      filter: doc.blur(blur),
    });
  const content = [
    path(DROP, { fill: '#0B2B22', opacity: 0.55, filter: doc.blur(14), transform: 'translate(18 28)' }),
    path(DROP, { fill: glass }),
    group(
      { 'clip-path': doc.clip(DROP) },
      rect(0, 0, 520, 520, { fill: glow }),
      ...GRAINS.map((g) => grain(doc, g)),
    ),
    gleam('M98 218C108 146 156 92 236 82', 17, 0.8, 2),
    gleam('M302 88C314 88 326 92 336 97', 15, 0.7, 2),
    gleam('M136 424C210 474 330 462 396 396C420 370 436 348 444 322', 7, 0.6, 1.6),
  ];
  return doc.toString(
    520,
    520,
    'Rice grains in a drop of rice water',
    group({ transform: 'translate(4 2) scale(0.96)' }, ...content),
  );
}

function grain(doc: SvgDoc, [x, y, turn]: readonly [number, number, number]): string {
  const fill = doc.linear(
    [
      [0, LIGHT],
      [0.6, '#F3E9DA'],
      [1, darker('#CDB79B', 0.05)],
    ],
    [0, 0, 1, 1],
  );
  return group(
    { transform: `translate(${x} ${y})` },
    element(
      'g',
      { transform: `translate(5 14) rotate(${turn})` },
      path(GRAIN, { fill: '#123E32', opacity: 0.3, filter: doc.blur(4) }),
    ),
    element(
      'g',
      { transform: `rotate(${turn})` },
      path(GRAIN, { fill }),
      path('M-26-4C-10-10 12-11 26-7', {
        stroke: LIGHT,
        'stroke-width': 3,
        fill: 'none',
        'stroke-linecap': 'round',
        opacity: 0.9,
      }),
    ),
  );
}
