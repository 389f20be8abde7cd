import { darker, lighter, LIGHT, mix, PEACH } from '../svg/colour';
import { forms, SCALE } from '../forms';
import { type Pack } from '../packaging/pack';
import { dew, plinth, type Plinth } from './props';
import { element, ellipse, group, path, rect, round } from '../svg/svg';
import { SvgDoc } from '../svg/svgDoc';
import { type Typefaces } from '../fonts/typefaces';

export interface Placed {
  pack: Pack;
  x: number;
  y: number;
  /** Of the form's usual size; 1 when absent. */
  size?: number;
  reflect?: boolean;
  /** Out of focus: blur radius. */
  blur?: number;
}

export interface Scene {
  title: string;
  ground: string;
  width: number;
  height: number;
  /** Y coordinate of the floor. */
  floor: number;
  items: Placed[];
  plinths?: Plinth[];
  /** Centre and radius of the sun behind. */
  sun?: [number, number, number];
  /** Seed of the drops on the floor; none when absent. */
  dew?: number;
  /** Drawn behind and in front of the products. */
  back?: (doc: SvgDoc) => string;
  front?: (doc: SvgDoc) => string;
  plainWall?: boolean;
}

/** The picture as SVG: one light at the upper left, one floor, one shadow system. */
export function drawScene(faces: Typefaces, scene: Scene): string {
  const doc = new SvgDoc(faces);
  const { width, height, floor, ground } = scene;
  const content = [
    backdrop(doc, scene),
    scene.back?.(doc) ?? '',
    ...(scene.plinths ?? []).map((block) => plinth(doc, block)),
    scene.dew === undefined
      ? ''
      : dew(doc, scene.dew, width, floor + 26, height - 34, mix(ground, PEACH, 0.3)),
    ...scene.items.map((item) => place(doc, item)),
    scene.front?.(doc) ?? '',
  ];
  return doc.toString(width, height, scene.title, content.join(''));
}

function backdrop(doc: SvgDoc, scene: Scene): string {
  const { width: w, height: h, floor, ground } = scene;
  const horizon = floor - 118;
  const all = { x: 0, y: 0, width: w, height: h };
  const lamp = doc.radial(
    [
      [0, LIGHT, 0.8],
      [0.45, LIGHT, 0.22],
      [0.75, ground, 0],
      [1, darker(ground, 0.2), 0.5],
    ],
    [0.32, 0.24, 0.98],
  );
  const table = doc.vertical([
    [0, darker(ground, 0.1), 0],
    [0.2, darker(ground, 0.1), 0.7],
    [0.5, lighter(ground, 0.3), 0.8],
    [1, darker(ground, 0.1), 1],
  ]);
  return (
    element('rect', { ...all, fill: ground }) +
    element('rect', { ...all, fill: lamp }) +
    (scene.sun ? sun(doc, scene.sun) : '') +
    (scene.plainWall ? '' : beams(doc, w, h, horizon)) +
    rect(0, horizon - 60, w, h - horizon + 60, { fill: table }) +
    ellipse(w * 0.36, floor + 40, w * 0.42, 90, { fill: LIGHT, opacity: 0.36, filter: doc.blur(40) })
  );
}

function sun(doc: SvgDoc, [cx, cy, r]: [number, number, number]): string {
  const fill = doc.linear(
    [
      [0, PEACH, 0.95],
      [0.55, lighter(PEACH, 0.3), 0.7],
      [1, LIGHT, 0],
    ],
    [0.2, 0, 0.55, 1],
  );
  return element('circle', { cx, cy, r, fill, filter: doc.blur(1.5) });
}

function beams(doc: SvgDoc, w: number, h: number, horizon: number): string {
  return group(
    { fill: LIGHT, opacity: 0.36, filter: doc.blur(16) },
    path(`M${w * -0.05} ${h * 0.1}L${w * 0.62} ${horizon - 40}H${w * 0.36}L${w * -0.05} ${h * 0.32}Z`, {}),
    path(`M${w * 0.08} 0L${w * 0.98} ${horizon - 70}H${w * 0.72}L${w * -0.02} ${h * 0.02}Z`, {}),
  );
}

/** One product on its spot: shadow, reflection, pack. */
export function place(doc: SvgDoc, item: Placed): string {
  const { pack, x, y } = item;
  const drawn = forms[pack.form](doc, pack);
  const scale = round(SCALE[pack.form] * (item.size ?? 1), 3);
  const id = doc.id('p');
  return group(
    {
      transform: `translate(${round(x)} ${round(y)}) scale(${scale})`,
      filter: item.blur ? doc.blur(item.blur) : undefined,
    },
    floorShadow(doc, drawn.width),
    item.reflect === false ? '' : reflection(doc, id),
    group({ id }, drawn.svg),
  );
}

/** For things that are no product, such as a carton. */
export function floorShadow(doc: SvgDoc, w: number): string {
  return group(
    { fill: '#3b2a20' },
    ellipse(w * 0.55, 10, w * 0.8, 30, { opacity: 0.14, filter: doc.blur(26) }),
    ellipse(w * 0.14, 6, w * 0.58, 17, { opacity: 0.3, filter: doc.blur(12) }),
    ellipse(3, 3, w * 0.49, 8, { opacity: 0.62, filter: doc.blur(5) }),
  );
}

function reflection(doc: SvgDoc, id: string): string {
  const mask = doc.id('m');
  const fade = doc.vertical([
    [0, LIGHT, 0.32],
    [1, LIGHT, 0],
  ]);
  const box = { x: -500, y: 0, width: 1000, height: 120 };
  doc.define(
    element(
      'mask',
      { id: mask, maskUnits: 'userSpaceOnUse', ...box },
      element('rect', { ...box, fill: fade }),
    ),
  );
  const mirrored = element('use', {
    href: `#${id}`,
    transform: 'translate(0 12) scale(1 -1)',
    filter: doc.blur(2),
  });
  return group({ mask: `url(#${mask})` }, mirrored);
}
