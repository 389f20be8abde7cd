import { LIGHT } from '../svg/colour';
import { glass } from '../packaging/glass';
import { label } from '../packaging/label';
import { body, contact, matte, metal, strip } from '../packaging/materials';
import { type Form } from '../packaging/pack';
import { at, element, group, path } from '../svg/svg';
import { type SvgDoc } from '../svg/svgDoc';

/** Frosted spray bottle with its pump under a clear cap. */
export const mist: Form = (doc, pack) => {
  const [w, h] = [206, 452];
  const bottle = glass(doc, {
    width: w,
    height: h,
    top: 46,
    foot: 30,
    tint: pack.colour,
    level: 0.97,
    frost: true,
    wall: 9,
  });
  return {
    svg: [
      bottle.under,
      bottle.over,
      label(doc, pack, { width: 190, top: -h + 70, height: h - 104, largest: 37 }),
      at(
        0,
        -h + 2,
        contact(doc, 110, 0, 0.4, 6),
        path(body(114, 34, 5, 4, 5), { fill: metal(doc, pack.metal ?? '#c9b08a') }),
        at(0, -32, sprayer(doc)),
        at(0, -4, clearCap(doc)),
      ),
    ].join(''),
    width: w,
    height: h + 156,
  };
};

function sprayer(doc: SvgDoc): string {
  const hole = (r: number, fill: string) => element('circle', { cx: 0, cy: -66, r, fill });
  return (
    path(body(46, 30, 3, 2, 3), { fill: matte(doc, '#f4f1ec') }) +
    at(0, -28, path(body(66, 66, 10, 5, 5), { fill: matte(doc, '#f7f4ef') })) +
    hole(8, '#d9d4cc') +
    hole(2.6, '#4b423c')
  );
}

/** Dome of clear plastic, also over a foam pump. */
export function clearCap(doc: SvgDoc, width = 124, height = 152): string {
  const outline = body(width, height, 16, 4, 6);
  const half = width / 2;
  const fill = doc.linear([
    [0, '#8f9a94', 0.5],
    [0.05, LIGHT, 0.75],
    [0.12, LIGHT, 0.2],
    [0.5, LIGHT, 0.12],
    [0.86, '#cdd5d0', 0.3],
    [0.95, LIGHT, 0.7],
    [1, '#7f8a84', 0.5],
  ]);
  const rim = { stroke: LIGHT, 'stroke-width': 8, opacity: 0.8, filter: doc.blur(2) };
  return (
    path(outline, { fill }) +
    group(
      { 'clip-path': doc.clip(outline) },
      strip(doc, [-half + 16, -height + 8, 13, height - 16], 0.8, 2),
      strip(doc, [half - 22, -height + 12, 7, height - 24], 0.6, 2),
      path(`M${-half + 2} ${-height + 6}H${half - 2}`, rim),
    ) +
    path(outline, { fill: 'none', stroke: '#6d7772', 'stroke-width': 1.2, opacity: 0.35 })
  );
}
