import { carton } from '../packaging/carton';
import { lighter, mix, PEACH } from '../svg/colour';
import { forms, SCALE } from '../forms';
import { type Pack, type SideShot } from '../packaging/pack';
import { floorShadow, type Placed, type Scene } from './scene';
import { at } from '../svg/svg';
import { SvgDoc } from '../svg/svgDoc';
import { type Typefaces } from '../fonts/typefaces';

/** How tall and wide a pack stands in a picture at its usual size. */
function uprightSize(faces: Typefaces, pack: Pack): { width: number; height: number } {
  const { width, height } = forms[pack.form](new SvgDoc(faces), pack);
  return { width: width * SCALE[pack.form], height: height * SCALE[pack.form] };
}

const FRAME_WIDTH = 800;

type Composition = (faces: Typefaces, pack: Pack, base: Scene, neighbour: Pack) => Scene;

/** The product before the box it comes in. */
const withCarton: Composition = (faces, pack, base) => {
  const full = uprightSize(faces, pack);
  const size = Math.min(0.84, 400 / full.width);
  const [width, height] = [full.width * size, full.height * size];
  const boxWidth = Math.max(250, width * 0.92);
  const boxHeight = height < 480 ? Math.max(boxWidth, height) + 130 : Math.min(660, height * 0.96);
  const both = boxWidth * 0.7 + width;
  const left = (FRAME_WIDTH - both) / 2 - 20;
  return {
    ...base,
    items: [{ pack, x: left + both - width / 2, y: 872, size }],
    back: (doc) =>
      at(left + boxWidth / 2, 818, floorShadow(doc, boxWidth), carton(doc, pack, boxWidth, boxHeight)),
  };
};

/** The product on a plinth in front of the sun, a neighbour out of focus behind. */
const shelf: Composition = (faces, pack, base, neighbour) => {
  const { width, height } = uprightSize(faces, pack);
  const size = Math.min(0.8, 560 / height);
  const stone = mix(lighter(base.ground, 0.2), PEACH, 0.12);
  const behind: Placed = { pack: neighbour, x: 640, y: 790, size: 0.52, blur: 7, reflect: false };
  return {
    ...base,
    sun: [452, 470, 262],
    plinths: [{ x: 350, y: 800, width: Math.max(380, width * size + 120), height: 220, colour: stone }],
    items: [behind, { pack, x: 350, y: 812, size, reflect: false }],
  };
};

/** A close shot, in which the label can be read. */
const close: Composition = (faces, pack, base) => {
  const { height, width } = uprightSize(faces, pack);
  const size = Math.min(1.75, 1200 / height, 780 / width + 0.42);
  return {
    ...base,
    floor: 1240,
    plainWall: true,
    items: [{ pack, x: 440, y: 1000 + height * size * 0.04, size, reflect: false }],
  };
};

export const sideShots: Record<SideShot, Composition> = { carton: withCarton, shelf, close };
