import { store } from '@/domain/store';
import { darker, INK, lighter, LIGHT, SHADE } from '../svg/colour';
import { glass } from '../packaging/glass';
import { activesOnPack } from '../packaging/label';
import { body, contact, mark, matte, strip } from '../packaging/materials';
import { type Form, type Pack } from '../packaging/pack';
import { at, ellipse, group, path } from '../svg/svg';
import { type SvgDoc } from '../svg/svgDoc';

/** Text centred on a low, wide pack: mark, name on one line, actives, foot line. */
export function wideLabel(
  doc: SvgDoc,
  pack: Pack,
  width: number,
  top: number,
  foot: number,
  ink = INK,
): string {
  const half = width / 2;
  const fill = ink;
  const serif = { face: 'serif', weight: 400, track: -0.012, fill } as const;
  const size = Math.min(34, width / doc.measure(pack.name, { ...serif, size: 1 }));
  const actives = activesOnPack(pack.actives);
  const small = Math.min(15.5, width / doc.measure(actives, { size: 1 }));
  return [
    mark(0, top, 15, fill),
    doc.text(pack.name, 0, top + 54, { ...serif, size }),
    doc.text(actives, 0, top + 79, { size: small, opacity: 0.86, fill }),
    path(`M${-half} ${foot - 18}H${half}`, { stroke: fill, 'stroke-width': 1, opacity: 0.45 }),
    doc.text(store.name.toUpperCase(), -half, foot, {
      weight: 600,
      size: 12.5,
      track: 0.26,
      anchor: 'start',
      fill,
    }),
    doc.text(pack.quantity, half, foot, { size: 12.5, anchor: 'end', fill }),
  ].join('');
}

/** Thick frosted jar with a broad lid. */
export const jar: Form = (doc, pack) => {
  const [w, h] = [392, 214];
  const bottle = glass(doc, {
    width: w,
    height: h,
    top: 26,
    foot: 46,
    tint: pack.colour,
    level: 0.98,
    frost: true,
    wall: 22,
  });
  return {
    svg: [
      bottle.under,
      bottle.over,
      wideLabel(doc, pack, 268, -h + 62, -32, pack.ink),
      at(0, -h + 2, lid(doc, pack.cap ?? '#f6f1ea', w + 8, 104)),
    ].join(''),
    width: w,
    height: h + 118,
  };
};

/** A flat round lid with its top seen from a little above. */
export function lid(doc: SvgDoc, colour: string, w: number, h: number): string {
  const outline = body(w, h, 14, 10, 14);
  const rx = w / 2 - 9;
  const top = doc.linear([
    [0, lighter(colour, 0.75)],
    [0.6, lighter(colour, 0.35)],
    [1, darker(colour, 0.03)],
  ]);
  const rim = { fill: 'none', stroke: LIGHT, 'stroke-width': 2.4, opacity: 0.7 };
  return (
    contact(doc, w - 8, 2, 0.35, 7) +
    path(outline, { fill: matte(doc, colour) }) +
    ellipse(0, -h + 1, rx, 13, { fill: top }) +
    path(`M${-rx} ${-h + 2}a${rx} 13 0 0 0 ${rx * 2} 0`, rim) +
    group(
      { 'clip-path': doc.clip(outline) },
      strip(doc, [-w * 0.4, -h + 18, 30, h - 24], 0.5, 9),
      strip(doc, [w * 0.43, -h + 18, 8, h - 22], 0.35, 4),
      path(`M${-w / 2} -7Q0 10 ${w / 2} -7`, {
        stroke: SHADE,
        'stroke-width': 2,
        fill: 'none',
        opacity: 0.16,
      }),
    )
  );
}
