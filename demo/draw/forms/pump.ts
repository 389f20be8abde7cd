import { darker, GOLD, lighter, LIGHT, SHADE } from '../svg/colour';
import { glass } from '../packaging/glass';
import { label } from '../packaging/label';
import { body, contact, matte, metal, strip } from '../packaging/materials';
import { type Form, type Pack } from '../packaging/pack';
import { at, group, path, rect } from '../svg/svg';
import { type SvgDoc } from '../svg/svgDoc';
import { clearCap } from './mist';

const HEAD = 'M-58 -2Q-60 -34 -40 -40Q-10 -46 30 -44Q46 -43 48 -30L50 -2Q0 8 -58 -2Z';
const NOZZLE = 'M-52 -36C-92 -34 -116 -28 -124 -16Q-128 -4 -122 4L-108 4Q-108 -8 -92 -12Q-74 -15 -52 -14Z';

/** Opaque bottle of lotion with a pump. */
export const pump: Form = (doc, pack) => {
  const [w, h] = [250, 420];
  return {
    svg: [
      opaque(doc, pack, w, h),
      label(doc, pack, { width: 224, top: -h + 66, height: h - 92, ink: pack.ink, largest: 42 }),
      at(
        0,
        -h + 4,
        contact(doc, 116, 0, 0.4, 6),
        path(body(122, 58, 8, 5, 6), { fill: metal(doc, pack.metal ?? GOLD) }),
        at(0, -54, path(body(40, 44, 2, 2, 3), { fill: matte(doc, pack.cap ?? '#fbf8f3') })),
        at(0, -92, pumpHead(doc, pack.cap ?? '#fbf8f3')),
      ),
    ].join(''),
    width: w,
    height: h + 140,
  };
};

function opaque(doc: SvgDoc, pack: Pack, w: number, h: number): string {
  const outline = body(w, h, 56, 26, 10);
  const half = w / 2;
  const shoulders = `M${-half} ${-h + 30}Q0 ${-h - 30} ${half} ${-h + 30}V${-h + 70}Q0 ${-h + 20} ${-half} ${-h + 70}Z`;
  const foot = doc.vertical([
    [0, SHADE, 0],
    [1, SHADE, 0.16],
  ]);
  return (
    path(outline, { fill: matte(doc, pack.colour) }) +
    group(
      { 'clip-path': doc.clip(outline) },
      strip(doc, [-w * 0.4, -h + 40, 26, h - 80], 0.55, 9),
      strip(doc, [w * 0.41, -h + 60, 9, h - 100], 0.32, 5),
      path(shoulders, { fill: LIGHT, opacity: 0.22, filter: doc.blur(8) }),
      rect(-half, -40, w, 54, { fill: foot }),
    )
  );
}

function pumpHead(doc: SvgDoc, colour: string): string {
  const nozzle = doc.vertical([
    [0, lighter(colour, 0.3)],
    [0.5, colour],
    [1, darker(colour, 0.3)],
  ]);
  const gleam = { stroke: LIGHT, 'stroke-width': 4, opacity: 0.6, fill: 'none', filter: doc.blur(1.6) };
  return (
    path(NOZZLE, { fill: nozzle }) +
    path(HEAD, { fill: matte(doc, colour) }) +
    path('M-46 -38Q0 -46 40 -41', gleam)
  );
}

/** Tinted bottle of foaming cleanser, its broad pump under a clear dome. */
export const foamer: Form = (doc, pack) => {
  const [w, h] = [222, 400];
  const bottle = glass(doc, {
    width: w,
    height: h,
    top: 40,
    foot: 28,
    tint: pack.colour,
    level: 0.9,
    frost: pack.frost ?? true,
    wall: 9,
  });
  const cap = pack.cap ?? '#f7f4ee';
  return {
    svg: [
      bottle.under,
      bottle.over,
      label(doc, pack, { width: 204, top: -h + 62, height: h - 94, ink: pack.ink, largest: 38 }),
      at(
        0,
        -h + 2,
        contact(doc, 150, 0, 0.4, 6),
        path(body(156, 44, 6, 4, 6), { fill: matte(doc, cap) }),
        at(0, -42, path(body(64, 40, 3, 2, 4), { fill: matte(doc, cap) })),
        at(0, -78, path(body(108, 46, 16, 8, 6), { fill: matte(doc, cap) })),
        at(0, -98, path('M-40 -6C-74 -8 -78 2 -74 14L-60 14Q-60 6 -40 8Z', { fill: darker(cap, 0.1) })),
        at(0, -6, clearCap(doc, 168, 148)),
      ),
    ].join(''),
    width: w,
    height: h + 154,
  };
};
