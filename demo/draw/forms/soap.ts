import { store } from '@/domain/store';
import { darker, LIGHT, lighter, SHADE } from '../svg/colour';
import { carton } from '../packaging/carton';
import { mark } from '../packaging/materials';
import { type Form, type Pack } from '../packaging/pack';
import { at, ellipse, group, path } from '../svg/svg';
import { type SvgDoc } from '../svg/svgDoc';

const [W, H] = [300, 104];
const FRONT = `M${-W / 2} -84Q${-W / 2} -${H} ${-W / 2 + 22} -${H}H${W / 2 - 22}Q${W / 2} -${H} ${W / 2} -84V-22Q${W / 2} 0 ${W / 2 - 24} 0H${-W / 2 + 24}Q${-W / 2} 0 ${-W / 2} -22Z`;
const TOP = `M${-W / 2 + 8} -${H - 8}Q${-W / 2 + 44} -162 ${-W / 2 + 66} -164H${W / 2 - 66}Q${W / 2 - 44} -162 ${W / 2 - 8} -${H - 8}Q${W / 2 - 20} -${H - 16} ${W / 2 - 34} -${H - 16}H${-W / 2 + 34}Q${-W / 2 + 20} -${H - 16} ${-W / 2 + 8} -${H - 8}Z`;

/** A pressed bar in front of its carton. */
export const soap: Form = (doc, pack) => ({
  svg: at(-46, -18, carton(doc, pack, 300, 400)) + at(104, 14, bar(doc, pack)),
  width: 470,
  height: 430,
});

function bar(doc: SvgDoc, pack: Pack): string {
  const c = pack.inner ?? pack.colour;
  const front = doc.vertical([
    [0, lighter(c, 0.2)],
    [0.35, c],
    [1, darker(c, 0.2)],
  ]);
  const top = doc.linear(
    [
      [0, lighter(c, 0.62)],
      [0.5, lighter(c, 0.32)],
      [1, lighter(c, 0.06)],
    ],
    [0, 0.1, 1, 0.6],
  );
  return (
    ellipse(16, 2, W * 0.54, 15, { fill: SHADE, opacity: 0.5, filter: doc.blur(9) }) +
    path(TOP, { fill: top }) +
    path(FRONT, { fill: front }) +
    path(`M${-W / 2 + 8} -${H - 10}Q${-W / 2 + 14} -${H - 2} ${-W / 2 + 30} -${H - 2}H${W / 2 - 26}`, {
      fill: 'none',
      stroke: LIGHT,
      'stroke-width': 5,
      opacity: 0.65,
      filter: doc.blur(2),
    }) +
    stamp(doc, c)
  );
}

/** The mark and name pressed into the front: a dark and a light copy, a pixel apart. */
function stamp(doc: SvgDoc, c: string): string {
  const print = (fill: string) =>
    mark(0, -60, 17, fill) +
    doc.text(store.name.toUpperCase(), 0, -18, { weight: 600, size: 15, track: 0.3, fill });
  return (
    group({ transform: 'translate(1.4 1.6)', opacity: 0.75 }, print(lighter(c, 0.6))) +
    group({ opacity: 0.8 }, print(darker(c, 0.34)))
  );
}
