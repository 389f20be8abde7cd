import { darker, GOLD, lighter, LIGHT, SHADE } from '../svg/colour';
import { glass } from '../packaging/glass';
import { label } from '../packaging/label';
import { body, contact, gloss, matte, metal, paper, ribs, strip } from '../packaging/materials';
import { type Form } from '../packaging/pack';
import { at, ellipse, group, path, rect } from '../svg/svg';
import { type SvgDoc } from '../svg/svgDoc';

const BULB =
  'M-40 0Q-41 -14 -36 -22Q-31 -34 -31 -70Q-31 -118 0 -118Q31 -118 31 -70Q31 -34 36 -22Q41 -14 40 0Q0 8 -40 0Z';

/** A paper label that curves with the bottle. */
export function paperLabel(doc: SvgDoc, width: number, top: number, height: number): string {
  const half = width / 2;
  const d = `M${-half} ${top}Q0 ${top + 5} ${half} ${top}V${top + height}Q0 ${top + height + 6} ${-half} ${top + height}Z`;
  return path(d, { fill: paper(doc, '#FDFBF8') });
}

/** Serum bottle with a rubber bulb in a ribbed metal collar. */
export const dropper: Form = (doc, pack) => {
  const [w, h] = [252, 352];
  const frost = pack.frost ?? false;
  const bottle = glass(doc, {
    width: w,
    height: h,
    top: 62,
    foot: 30,
    tint: pack.colour,
    level: 0.98,
    frost,
    wall: 10,
    deep: !frost,
  });
  const neck = path(body(96, 40, 4, 4, 3), { fill: gloss(doc, lighter(pack.colour, 0.25)) });
  const pipette = rect(-9, -h + 4, 18, 70, { fill: LIGHT, opacity: 0.3, filter: doc.blur(1.2) });
  const labelTop = -232 - 34;
  return {
    svg: [
      at(0, -h + 6, neck),
      bottle.under,
      frost ? '' : pipette,
      paperLabel(doc, 212, labelTop, 232),
      bottle.over,
      label(doc, pack, { width: 212, top: labelTop, height: 232, largest: 38 }),
      at(0, -h - 20, collar(doc, pack.metal ?? GOLD), at(0, -60, bulb(doc, pack.cap ?? '#2f2926'))),
    ].join(''),
    width: w,
    height: h + 200,
  };
};

function collar(doc: SvgDoc, colour: string): string {
  return (
    contact(doc, 100, 3, 0.5, 6) +
    path(body(112, 62, 7, 7, 6), { fill: metal(doc, colour) }) +
    ribs(112, -53, -4, 30, 0.08) +
    path('M-52 -57Q0 -52 52 -57', { stroke: LIGHT, 'stroke-width': 2, fill: 'none', opacity: 0.6 })
  );
}

function bulb(doc: SvgDoc, colour: string): string {
  return (
    path(BULB, { fill: matte(doc, darker(colour, 0.02)) }) +
    group(
      { 'clip-path': doc.clip(BULB) },
      strip(doc, [-20, -104, 10, 78], 0.5, 4),
      strip(doc, [22, -90, 5, 70], 0.25, 3),
      ellipse(0, 2, 44, 9, { fill: SHADE, opacity: 0.35, filter: doc.blur(4) }),
    )
  );
}
