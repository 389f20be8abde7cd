import { store } from '@/domain/store';
import { packBySlug } from './packs';
import { type Plinth } from './props';
import { drawScene, type Placed, type Scene } from './scene';
import { type Shot } from './shot';

interface HeroFrame {
  width: number;
  height: number;
  floor: number;
  /** Middle and scale of the group. */
  x: number;
  scale: number;
}

/** Four products on plinths in front of the low sun; the other half stays empty for words. */
function heroScene({ width, height, floor: y, x, scale: k }: HeroFrame): Scene {
  const put = (slug: string, dx: number, dy: number, size: number): Placed => ({
    pack: packBySlug(slug),
    x: x + dx * k,
    y: y + dy * k,
    size: size * k,
    reflect: slug === 'amla-c-glow-serum',
  });
  const block = (dx: number, dy: number, w: number, h: number, colour: string): Plinth => ({
    x: x + dx * k,
    y: y + dy * k,
    width: w * k,
    height: h * k,
    colour,
  });
  return {
    title: `${store.name} toner, mist, serum and cream in morning light`,
    ground: '#F3D6C7',
    width,
    height,
    floor: y - 20,
    sun: [x + 60 * k, y - 420 * k, 320 * k],
    dew: 5,
    plinths: [
      block(-250, -100, 310, 150, '#efd6c7'),
      block(30, -126, 330, 176, '#f3dfd2'),
      block(232, -8, 380, 66, '#efd2c0'),
    ],
    items: [
      put('tamarind-clarity-toner', -250, -92, 0.662),
      put('rice-water-dew-mist', 20, -116, 0.746),
      put('kokum-barrier-cream', 232, 4, 0.521),
      put('amla-c-glow-serum', -96, 40, 0.657),
    ],
  };
}

const HERO: Record<'hero-wide' | 'hero-tall', HeroFrame & { widths: number[] }> = {
  'hero-wide': { width: 1600, height: 832, floor: 770, x: 1110, scale: 1, widths: [960, 1440, 1920, 2400] },
  'hero-tall': { width: 800, height: 1250, floor: 1058, x: 404, scale: 0.9, widths: [480, 800, 1200] },
};

export function heroShots(): Shot[] {
  return Object.entries(HERO).map(([name, { widths, ...frame }]) => ({
    name,
    widths,
    draw: (faces) => drawScene(faces, heroScene(frame)),
  }));
}

interface HighlightSpec {
  name: string;
  title: string;
  ground: string;
  items: [slug: string, x: number, y: number, size: number][];
}

const HIGHLIGHTS: HighlightSpec[] = [
  {
    name: 'highlight-sun',
    title: 'Four sunscreens side by side',
    ground: '#F5DCC8',
    items: [
      ['daily-dew-sunscreen', 250, 640, 0.72],
      ['monsoon-matte-gel', 500, 652, 0.74],
      ['tinted-haze-sunscreen', 706, 640, 0.72],
      ['sun-veil-stick', 942, 690, 0.6],
    ],
  },
  {
    name: 'highlight-monsoon',
    title: 'Light layers for humid weather',
    ground: '#D9E6DF',
    items: [
      ['nilgiri-tea-toner', 310, 640, 0.72],
      ['kheera-cool-mist', 536, 632, 0.7],
      ['tulsi-niacinamide-serum', 720, 690, 0.64],
      ['cactus-water-gel', 934, 676, 0.56],
    ],
  },
  {
    name: 'highlight-saffron',
    title: 'Saffron oil, serum and night cream',
    ground: '#F3DFC0',
    items: [
      ['kumkumadi-night-oil', 360, 640, 0.78],
      ['kesar-night-cream', 800, 656, 0.64],
      ['kesar-marks-serum', 562, 694, 0.68],
    ],
  },
];

export function highlightShots(): Shot[] {
  return HIGHLIGHTS.map(({ name, title, ground, items }) => ({
    name,
    widths: [480, 800, 1200],
    draw: (faces) =>
      drawScene(faces, {
        title,
        ground,
        width: 1200,
        height: 800,
        floor: 660,
        dew: 4,
        items: items.map(([slug, x, y, size]) => ({ pack: packBySlug(slug), x, y, size })),
      }),
  }));
}
