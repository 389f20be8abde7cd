import { GOLD, LIGHT, printOn, SHADE } from '../svg/colour';
import { glass } from '../packaging/glass';
import { label } from '../packaging/label';
import { body, contact, mark, matte, metal, strip } from '../packaging/materials';
import { type Form, type Pack } from '../packaging/pack';
import { at, element, ellipse, path } from '../svg/svg';
import { type SvgDoc } from '../svg/svgDoc';

/** Slim vial with a steel ball, its cap beside it. */
export const roller: Form = (doc, pack) => {
  const [w, h] = [136, 340];
  const vial = glass(doc, {
    width: w,
    height: h,
    top: 26,
    foot: 24,
    tint: pack.colour,
    level: 0.96,
    frost: pack.frost ?? true,
    wall: 8,
  });
  return {
    svg:
      at(
        -78,
        0,
        vial.under,
        vial.over,
        label(doc, pack, { width: 132, top: -h + 26, height: h - 52, ink: pack.ink, largest: 27 }),
        at(0, -h + 2, ball(doc, pack)),
      ) + at(84, 14, cap(doc, pack)),
    width: 300,
    height: h + 110,
  };
};

function ball(doc: SvgDoc, pack: Pack): string {
  const steel = doc.radial(
    [
      [0, LIGHT],
      [0.25, '#dfe3e4'],
      [0.6, '#8f9698'],
      [0.85, '#4d5254'],
      [1, '#a7adaf'],
    ],
    [0.36, 0.3, 0.75],
  );
  return (
    element('circle', { cx: 0, cy: -62, r: 32, fill: steel }) +
    ellipse(-11, -76, 8, 5, { fill: LIGHT, opacity: 0.9, filter: doc.blur(1) }) +
    contact(doc, 76, 0, 0.4, 5) +
    path(body(84, 62, 12, 4, 6), { fill: metal(doc, pack.metal ?? GOLD) })
  );
}

function cap(doc: SvgDoc, pack: Pack): string {
  const [w, h] = [98, 166];
  return (
    ellipse(5, 4, w / 2 + 4, 8, { fill: SHADE, opacity: 0.5, filter: doc.blur(6) }) +
    path(body(w, h, 16, 6, 7), { fill: matte(doc, pack.cap ?? '#f3ece1') }) +
    strip(doc, [-w * 0.36, -h + 16, 12, h - 32], 0.5, 5) +
    mark(0, -h * 0.46, 17, printOn(pack.cap ?? '#f3ece1'))
  );
}
