import { darker, INK, LIGHT, lighter, SHADE } from '../svg/colour';
import { label } from '../packaging/label';
import { type Form, type Pack } from '../packaging/pack';
import { at, ellipse, group, path, rect, round } from '../svg/svg';
import { type SvgDoc } from '../svg/svgDoc';

const [W, H] = [380, 520];
const OUTLINE = `M${-W / 2} ${-H}H${W / 2}C${W / 2 - 5} ${-H * 0.66} ${W / 2 + 4} ${-H * 0.3} ${W / 2 - 2} 0H${-W / 2 + 2}C${-W / 2 - 5} ${-H * 0.3} ${-W / 2 + 5} ${-H * 0.7} ${-W / 2} ${-H}Z`;

/** Two foil sachets of a sheet mask, one leaning behind the other. */
export const sachet: Form = (doc, pack) => ({
  svg:
    at(40, -16, group({ transform: 'rotate(7)' }, foil(doc, pack, true))) +
    at(-44, 0, group({ transform: 'rotate(-2.5)' }, foil(doc, pack, false))),
  width: 440,
  height: H + 20,
});

function foil(doc: SvgDoc, pack: Pack, behind: boolean): string {
  const c = behind ? darker(pack.colour, 0.1) : pack.colour;
  const sheen = doc.linear(
    [
      [0, darker(c, 0.16)],
      [0.1, lighter(c, 0.45)],
      [0.3, lighter(c, 0.2)],
      [0.5, c],
      [0.72, lighter(c, 0.3)],
      [0.88, darker(c, 0.1)],
      [1, darker(c, 0.2)],
    ],
    [0, 0.05, 1, 0.2],
  );
  return (
    path(OUTLINE, { fill: SHADE, opacity: 0.28, filter: doc.blur(9), transform: 'translate(8 6)' }) +
    path(OUTLINE, { fill: sheen }) +
    group({ 'clip-path': doc.clip(OUTLINE) }, creases(doc, c), seal(doc, -H), seal(doc, -34), notch(c)) +
    (behind ? '' : print(doc, pack))
  );
}

function creases(doc: SvgDoc, c: string): string {
  const soft = (d: string, stroke: string, width: number, opacity: number) =>
    path(d, { stroke, 'stroke-width': width, opacity, fill: 'none', filter: doc.blur(7) });
  return (
    ellipse(-30, -H * 0.5, W * 0.34, H * 0.34, { fill: LIGHT, opacity: 0.28, filter: doc.blur(30) }) +
    soft(`M${-W / 2 + 16} ${-H + 60}Q${-W / 2 + 40} ${-H / 2} ${-W / 2 + 14} -60`, darker(c, 0.4), 18, 0.22) +
    soft(`M${W / 2 - 18} ${-H + 70}Q${W / 2 - 46} ${-H / 2} ${W / 2 - 16} -70`, darker(c, 0.5), 20, 0.24) +
    soft(`M-120 ${-H + 50}Q-20 ${-H + 84} 110 ${-H + 48}`, LIGHT, 10, 0.5) +
    soft(`M-110 -58Q0 -84 120 -52`, LIGHT, 10, 0.4)
  );
}

/** The pressed band of ribs that closes a sachet. */
function seal(doc: SvgDoc, y: number): string {
  const band = doc.vertical([
    [0, LIGHT, 0.35],
    [0.7, LIGHT, 0.08],
    [1, SHADE, 0.14],
  ]);
  const lines = Array.from({ length: 6 }, (_, i) =>
    path(`M${-W / 2} ${round(y + 5 + i * 5)}H${W / 2}`, {
      stroke: SHADE,
      'stroke-width': 1.1,
      opacity: 0.13,
    }),
  );
  return rect(-W / 2 - 4, y, W + 8, 34, { fill: band }) + lines.join('');
}

function notch(c: string): string {
  return path(`M${W / 2 + 2} ${-H + 58}l-12 5l12 5Z`, { fill: darker(c, 0.35), opacity: 0.6 });
}

function print(doc: SvgDoc, pack: Pack): string {
  return label(doc, pack, { width: 316, top: -H + 48, height: H - 96, ink: pack.ink ?? INK, largest: 60 });
}
