import { comboSpecs } from '../../catalogue/comboSpecs';
import { PICTURE_USES } from '@/domain/pictures/uses';
import { slugOf } from '@/domain/text/slug';
import { heroShots, highlightShots } from './groups';
import { type FormName } from '../packaging/pack';
import { packBySlug, packSlugs } from './packs';
import { drawScene, type Scene } from './scene';
import { sideShots } from './sideShots';
import { type Shot } from './shot';
import { drawStory } from './story';
import { closeUp, drawDrops, onSkin, swatch, type TexturePicture } from '../textures/pictures';

const PRODUCT_WIDTHS = PICTURE_USES.shelf.widths;

const DEWY: ReadonlySet<FormName> = new Set(['dropper', 'mist', 'toner', 'foamer', 'roller', 'oil']);
const FRAME = { width: 800, height: 1000, floor: 862 };

function productShots(slug: string, i: number, slugs: readonly string[]): Shot[] {
  const pack = packBySlug(slug);
  const base: Scene = { ...FRAME, title: pack.name, ground: pack.ground, items: [] };
  const front: Scene = {
    ...base,
    items: [{ pack, x: 400, y: FRAME.floor }],
    dew: DEWY.has(pack.form) ? i + 2 : undefined,
  };
  const neighbour = { ...packBySlug(slugs[(i + 5) % slugs.length]!), ground: pack.ground };
  const shot = (number: number, draw: Shot['draw']): Shot => ({
    name: `${slug}-${number}`,
    widths: PRODUCT_WIDTHS,
    draw,
  });
  const textureShot = (number: number, draw: TexturePicture) =>
    shot(number, (faces) => draw(faces, pack, i + 3));
  return [
    shot(1, (faces) => drawScene(faces, front)),
    textureShot(2, swatch),
    textureShot(3, closeUp),
    textureShot(4, onSkin),
    shot(5, (faces) => drawScene(faces, sideShots[pack.side ?? 'carton'](faces, pack, base, neighbour))),
  ];
}

function comboShots(): Shot[] {
  return comboSpecs.map((spec) => ({
    name: `${slugOf(spec.name)}-1`,
    widths: PRODUCT_WIDTHS,
    draw: (faces) =>
      drawScene(faces, {
        ...FRAME,
        title: spec.name,
        ground: spec.ground,
        items: spec.parts.map(({ product, spot: [x, y, size] }) => ({
          pack: packBySlug(product),
          x,
          y,
          size,
        })),
      }),
  }));
}

/** Every picture of the demo catalogue. */
export function allShots(): Shot[] {
  const slugs = packSlugs();
  return [
    ...slugs.flatMap((slug, i) => productShots(slug, i, slugs)),
    ...comboShots(),
    ...heroShots(),
    ...highlightShots(),
    { name: 'drops', widths: [800], isBrand: true, draw: drawDrops },
    { name: 'story-rice', widths: [480, 800, 1040], transparent: true, draw: drawStory },
  ];
}
