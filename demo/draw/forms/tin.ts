import { store } from '@/domain/store';
import { darker, INK, lighter, LIGHT, SHADE } from '../svg/colour';
import { activesOnPack, fitName, setName } from '../packaging/label';
import { body, contact, mark, matte, metal, strip } from '../packaging/materials';
import { type Form, type Pack } from '../packaging/pack';
import { at, element, ellipse, group, path } from '../svg/svg';
import { type SvgDoc } from '../svg/svgDoc';

/** Flat balm tin, open: the balm in front, its printed lid leaning behind. */
export const tin: Form = (doc, pack) => ({
  svg: at(64, -20, lidUpright(doc, pack)) + at(-40, 0, base(doc, pack)),
  width: 420,
  height: 380,
});

function lidUpright(doc: SvgDoc, pack: Pack): string {
  const r = 178;
  const colour = pack.cap ?? '#f3ece1';
  const fill = doc.linear(
    [
      [0, lighter(colour, 0.6)],
      [0.5, colour],
      [1, darker(colour, 0.18)],
    ],
    [0.1, 0, 0.9, 1],
  );
  const circle = (radius: number, attrs: Record<string, string | number>) =>
    element('circle', { cx: 0, cy: -r, r: radius, ...attrs });
  const ink = pack.ink ?? INK;
  const name = fitName(doc, pack.name, 240, 90, 44);
  const top = -r - 12 - (name.lines.length - 2) * name.size * 0.3;
  const style = { anchor: 'middle', fill: ink } as const;
  const actives = activesOnPack(pack.actives);
  const below = top + name.lines.length * name.size * 1.02;
  return group(
    { transform: 'rotate(6)' },
    circle(r + 9, { fill: metal(doc, darker(colour, 0.12)) }),
    circle(r, { fill }),
    circle(r - 12, { fill: 'none', stroke: LIGHT, 'stroke-width': 2, opacity: 0.55 }),
    circle(r - 15, { fill: 'none', stroke: SHADE, 'stroke-width': 1.4, opacity: 0.14 }),
    mark(0, -r - 104, 17, ink),
    doc.text(store.name.toUpperCase(), 0, -r - 62, { weight: 600, size: 12, track: 0.26, ...style }),
    setName(doc, name, 0, top, style),
    doc.text(actives, 0, below, {
      size: Math.min(15, 232 / doc.measure(actives, { size: 1 })),
      opacity: 0.86,
      ...style,
    }),
  );
}

function base(doc: SvgDoc, pack: Pack): string {
  const [w, h] = [330, 78];
  const colour = pack.cap ?? '#f3ece1';
  const balm = pack.inner ?? pack.colour;
  const outline = body(w, h, 6, 14, 16);
  const surface = doc.linear([
    [0, lighter(balm, 0.55)],
    [0.45, lighter(balm, 0.15)],
    [1, darker(balm, 0.12)],
  ]);
  const swirl = 'M-92 2C-60 -14 40 -18 84 -4C54 10 -40 12 -60 2C-30 -8 20 -8 44 -2';
  return (
    contact(doc, w, 2, 0.4, 9) +
    path(outline, { fill: metal(doc, lighter(colour, 0.05)) }) +
    path(outline, { fill: matte(doc, colour), opacity: 0.55 }) +
    strip(doc, [-w * 0.4, -h + 16, 24, h - 24], 0.6, 6) +
    doc.text(pack.kind, -w * 0.24, -18, { size: 12.5, anchor: 'start' }) +
    doc.text(pack.quantity, w * 0.3, -18, { size: 12.5, anchor: 'end' }) +
    at(
      0,
      -h + 2,
      ellipse(0, 0, w / 2 - 2, 25, { fill: darker(colour, 0.2) }),
      ellipse(0, 2, w / 2 - 9, 21, { fill: surface }),
      path(swirl, {
        fill: 'none',
        stroke: darker(balm, 0.18),
        'stroke-width': 7,
        opacity: 0.28,
        filter: doc.blur(3),
      }),
      path(swirl, {
        fill: 'none',
        stroke: LIGHT,
        'stroke-width': 3,
        opacity: 0.6,
        filter: doc.blur(1.6),
        transform: 'translate(-3 -3)',
      }),
      path(`M${-w / 2 + 4} 2a${w / 2 - 4} 24 0 0 0 ${w - 8} 0`, {
        fill: 'none',
        stroke: LIGHT,
        'stroke-width': 2.4,
        opacity: 0.75,
      }),
    )
  );
}
