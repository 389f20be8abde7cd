import { darker, LIGHT, lighter, SHADE } from '../svg/colour';
import { label } from '../packaging/label';
import { body, matte, strip } from '../packaging/materials';
import { type Form, type Pack } from '../packaging/pack';
import { ellipse, group, path, rect, round } from '../svg/svg';
import { type SvgDoc } from '../svg/svgDoc';

interface TubeSize {
  /** Width at the crimp and at the cap. */
  top: number;
  foot: number;
  height: number;
  cap: number;
}

/** Soft tube standing on its cap: crimped edge above, shoulders rounding into the cap. */
const tubeOf =
  (size: TubeSize): Form =>
  (doc, pack) => {
    const { top, foot, height: h, cap } = size;
    const ink = pack.ink;
    const width = top * 0.74;
    return {
      svg:
        capOf(doc, pack, size) +
        skin(doc, pack, size) +
        label(doc, pack, { width, top: -h - cap + 62, height: h - 104, ink, largest: width * 0.19 }),
      width: foot,
      height: h + cap,
    };
  };

function outlineOf({ top, foot, height: h, cap }: TubeSize): string {
  const [t, f] = [top / 2, foot / 2];
  return (
    `M${-t} ${-h - cap}H${t}C${t - 2} ${-h * 0.6 - cap} ${f + 3} ${-h * 0.3 - cap} ${f} ${-cap - 12}` +
    `Q${f} ${-cap} ${f - 16} ${-cap + 3}Q0 ${-cap + 10} ${-f + 16} ${-cap + 3}Q${-f} ${-cap} ${-f} ${-cap - 12}` +
    `C${-f - 3} ${-h * 0.3 - cap} ${-t + 2} ${-h * 0.6 - cap} ${-t} ${-h - cap}Z`
  );
}

function capOf(doc: SvgDoc, pack: Pack, { foot, cap }: TubeSize): string {
  const outline = body(foot - 14, cap, 8, 14, 10);
  return (
    path(outline, { fill: matte(doc, pack.cap ?? '#f7f4ee') }) +
    group(
      { 'clip-path': doc.clip(outline) },
      strip(doc, [-foot * 0.36, -cap + 8, 18, cap - 16], 0.5, 5),
      path(`M${-foot / 2} ${-cap * 0.36}Q0 ${-cap * 0.36 + 8} ${foot / 2} ${-cap * 0.36}`, {
        stroke: SHADE,
        'stroke-width': 1.6,
        fill: 'none',
        opacity: 0.14,
      }),
      ellipse(0, -cap + 2, foot / 2, 12, { fill: SHADE, opacity: 0.4, filter: doc.blur(5) }),
    )
  );
}

function skin(doc: SvgDoc, pack: Pack, size: TubeSize): string {
  const { top, foot, height: h, cap } = size;
  const c = pack.colour;
  const edge = -h - cap;
  const half = top / 2;
  const outline = outlineOf(size);
  const flat = doc.vertical([
    [0, lighter(c, 0.32), 0.85],
    [1, c, 0],
  ]);
  const crimp = doc.vertical([
    [0, lighter(c, 0.4)],
    [0.8, lighter(c, 0.14)],
    [1, darker(c, 0.18)],
  ]);
  const shade = doc.vertical([
    [0, SHADE, 0],
    [1, SHADE, 0.18],
  ]);
  const k = top / 286;
  const dent = (d: string, width: number) =>
    path(d, {
      stroke: darker(c, 0.5),
      'stroke-width': width * k,
      opacity: 0.1,
      fill: 'none',
      filter: doc.blur(10),
    });
  const teeth = Array.from({ length: Math.floor(top / 7) }, (_, i) =>
    path(`M${round(-half + 5 + i * 7)} ${edge}V${edge + 28}`, {
      stroke: SHADE,
      'stroke-width': 1.4,
      opacity: 0.12,
    }),
  );
  return (
    path(outline, { fill: matte(doc, c, 0.9) }) +
    group(
      { 'clip-path': doc.clip(outline) },
      rect(-half, edge, top, h * 0.55, { fill: flat }),
      strip(doc, [-foot * 0.38, edge + 70, 26 * k, h - 110], 0.55, 9),
      strip(doc, [foot * 0.4, -h * 0.8 - cap, 9, h * 0.72], 0.32, 5),
      dent(
        `M${-30 * k} ${edge + 34}C${-70 * k} ${-h * 0.7 - cap} ${-96 * k} ${-h * 0.45 - cap} ${-104 * k} ${-h * 0.2 - cap}`,
        16,
      ),
      dent(
        `M${70 * k} ${edge + 34}C${96 * k} ${-h * 0.7 - cap} ${108 * k} ${-h * 0.5 - cap} ${112 * k} ${-h * 0.3 - cap}`,
        22,
      ),
      rect(-half, edge, top, 32, { fill: crimp }),
      ...teeth,
      path(`M${-half} ${edge + 1}H${half}`, { stroke: LIGHT, 'stroke-width': 2, opacity: 0.6 }),
      rect(-half, -cap - 34, top, 46, { fill: shade }),
    )
  );
}

export const tube = tubeOf({ top: 286, foot: 232, height: 520, cap: 96 });
/** Lip, eye and hand tubes. */
export const slimTube = tubeOf({ top: 196, foot: 150, height: 470, cap: 118 });
