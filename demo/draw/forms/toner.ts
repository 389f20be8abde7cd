import { LIGHT } from '../svg/colour';
import { glass } from '../packaging/glass';
import { label } from '../packaging/label';
import { body, contact, matte, strip } from '../packaging/materials';
import { type Form } from '../packaging/pack';
import { at, path } from '../svg/svg';
import { paperLabel } from './dropper';

/** Clear bottle, not quite full, with a tall plain cap. */
export const toner: Form = (doc, pack) => {
  const [w, h] = [226, 440];
  const bottle = glass(doc, {
    width: w,
    height: h,
    top: 54,
    foot: 26,
    tint: pack.colour,
    level: 0.86,
    frost: pack.frost ?? false,
    wall: 11,
  });
  const neck = doc.linear([
    [0, '#9aa19b', 0.7],
    [0.15, LIGHT, 0.9],
    [0.5, LIGHT, 0.5],
    [0.85, '#dfe3df', 0.8],
    [1, '#8d948e', 0.8],
  ]);
  const labelTop = -246 - 44;
  const gleam = { stroke: LIGHT, 'stroke-width': 2.5, opacity: 0.65, fill: 'none', filter: doc.blur(1.2) };
  return {
    svg: [
      at(0, -h + 8, path(body(92, 40, 3, 3, 4), { fill: neck })),
      bottle.under,
      paperLabel(doc, 196, labelTop, 246),
      bottle.over,
      label(doc, pack, { width: 196, top: labelTop, height: 246, largest: 33 }),
      at(
        0,
        -h - 16,
        contact(doc, 112, 2, 0.35, 5),
        path(body(118, 104, 9, 6, 7), { fill: matte(doc, pack.cap ?? '#faf6f0') }),
        strip(doc, [-44, -98, 12, 90], 0.5, 4),
        path('M-54 -99Q0 -94 54 -99', gleam),
      ),
    ].join(''),
    width: w,
    height: h + 120,
  };
};
