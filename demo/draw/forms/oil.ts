import { GOLD, lighter, LIGHT } from '../svg/colour';
import { glass } from '../packaging/glass';
import { label } from '../packaging/label';
import { body, contact, gloss, matte, metal, ribs, strip } from '../packaging/materials';
import { type Form } from '../packaging/pack';
import { at, path } from '../svg/svg';
import { paperLabel } from './dropper';

/** Slender bottle of clear oil under a wooden or dark cap. */
export const oil: Form = (doc, pack) => {
  const [w, h] = [198, 430];
  const bottle = glass(doc, {
    width: w,
    height: h,
    top: 78,
    foot: 24,
    tint: pack.colour,
    level: 0.97,
    frost: false,
    wall: 9,
    deep: true,
  });
  const cap = pack.cap ?? '#8a6a4c';
  const labelTop = -236 - 40;
  return {
    svg: [
      at(0, -h + 8, path(body(70, 46, 4, 4, 3), { fill: gloss(doc, lighter(pack.colour, 0.2)) })),
      bottle.under,
      paperLabel(doc, 172, labelTop, 236),
      bottle.over,
      label(doc, pack, { width: 172, top: labelTop, height: 236, largest: 32 }),
      at(
        0,
        -h - 24,
        contact(doc, 84, 3, 0.5, 5),
        path(body(88, 16, 4, 3, 4), { fill: metal(doc, pack.metal ?? GOLD) }),
        at(0, -14, path(body(86, 96, 8, 4, 6), { fill: matte(doc, cap) }), ribs(86, -84, -8, 22, 0.06)),
        strip(doc, [-32, -104, 9, 84], 0.4, 4),
        path('M-36 -106Q0 -101 36 -106', { stroke: LIGHT, 'stroke-width': 2, fill: 'none', opacity: 0.5 }),
      ),
    ].join(''),
    width: w,
    height: h + 138,
  };
};
