import { darker, lighter, LIGHT, mix } from '../svg/colour';
import { body, strip } from './materials';
import { ellipse, group, path } from '../svg/svg';
import { type SvgDoc } from '../svg/svgDoc';

export interface Glass {
  width: number;
  height: number;
  /** Radii of shoulder and foot. */
  top: number;
  foot: number;
  /** Of the liquid. */
  tint: string;
  /** Filled share of the height. */
  level: number;
  frost: boolean;
  wall: number;
  /** A strong colour that darkens at the edges, as amber does. */
  deep?: boolean;
}

/** A glass body holding a tinted liquid; `over` is drawn above the print. */
export function glass(doc: SvgDoc, shape: Glass): { under: string; over: string } {
  const outline = body(shape.width, shape.height, shape.top, shape.foot, 9);
  const clip = doc.clip(outline);
  return {
    under: group(
      { 'clip-path': clip },
      wall(doc, shape, outline),
      liquid(doc, shape),
      base(doc, shape),
      edges(doc, shape),
    ),
    over:
      group({ 'clip-path': clip }, reflections(doc, shape)) +
      path(outline, { fill: 'none', stroke: darker(shape.tint, 0.45), 'stroke-width': 1.2, opacity: 0.28 }),
  };
}

function wall(doc: SvgDoc, { tint, frost, deep }: Glass, outline: string): string {
  const edge = darker(tint, deep ? 0.45 : 0.22);
  const fill = frost
    ? doc.linear([
        [0, mix(tint, '#dfe4e0', 0.5)],
        [0.07, '#fbfdfb'],
        [0.3, LIGHT],
        [0.6, '#f4f5f2'],
        [0.9, mix(tint, '#d8dcd8', 0.55)],
        [1, mix(tint, '#f2f4f1', 0.4)],
      ])
    : doc.linear([
        [0, lighter(edge, 0.35)],
        [0.04, lighter(tint, 0.86)],
        [0.5, lighter(tint, 0.9)],
        [0.93, lighter(tint, 0.72)],
        [1, lighter(edge, 0.3)],
      ]);
  return path(outline, { fill, opacity: frost ? 0.96 : 0.82 });
}

function liquid(doc: SvgDoc, { width, height, top, foot, tint, level, frost, wall, deep }: Glass): string {
  const w = width - wall * 2;
  const h = height * level - wall * 1.6;
  const full = level > 0.93;
  const fill = doc.linear([
    [0, darker(tint, deep ? 0.5 : 0.26)],
    [0.1, darker(tint, deep ? 0.2 : 0.08)],
    [0.26, lighter(tint, 0.34)],
    [0.5, lighter(tint, 0.08)],
    [0.78, tint],
    [0.93, darker(tint, deep ? 0.34 : 0.16)],
    [1, darker(tint, deep ? 0.5 : 0.3)],
  ]);
  const volume = path(body(w, h, full ? top * 0.8 : 6, foot * 0.8, 7), {
    fill,
    opacity: frost ? 0.86 : 0.94,
  });
  const edge = darker(tint, deep ? 0.45 : 0.22);
  const surface = full
    ? ''
    : ellipse(0, -h + 1, w / 2 - 2, 6, { fill: lighter(tint, 0.55), opacity: 0.9 }) +
      path(`M${-w / 2 + 3} ${-h + 2}a${w / 2 - 3} 6 0 0 0 ${w - 6} 0`, {
        fill: 'none',
        stroke: edge,
        'stroke-width': 1.6,
        opacity: 0.5,
      });
  const transform = `translate(0 ${-wall * 1.5})`;
  return group({ transform, filter: frost ? doc.blur(3.5) : undefined }, volume, surface);
}

/** Light gathers low, away from the lamp, and in the thick foot. */
function base(doc: SvgDoc, { width: w, height: h, tint, wall }: Glass): string {
  const foot = doc.linear([
    [0, darker(tint, 0.2)],
    [0.2, LIGHT],
    [0.5, lighter(tint, 0.6)],
    [0.75, LIGHT],
    [1, darker(tint, 0.25)],
  ]);
  return (
    ellipse(w * 0.16, -h * 0.12, w * 0.3, h * 0.13, {
      fill: lighter(tint, 0.62),
      opacity: 0.6,
      filter: doc.blur(18),
    }) +
    path(`M${-w / 2} ${-wall * 1.7}Q0 ${-wall * 0.3} ${w / 2} ${-wall * 1.7}V14H${-w / 2}Z`, {
      fill: foot,
      opacity: 0.6,
      filter: doc.blur(2),
    })
  );
}

function edges(doc: SvgDoc, { width: w, height: h, top }: Glass): string {
  return (
    strip(doc, [-w / 2 + 2, -h, 4, h], 0.7, 1.5) +
    strip(doc, [w / 2 - 7, -h + top, 3.5, h - top - 14], 0.65, 1.3)
  );
}

function reflections(doc: SvgDoc, { width: w, height: h, top, frost }: Glass): string {
  const shoulder = `M${-w / 2 + 4} ${-h + top}Q${-w / 2 + 6} ${-h + 6} ${-w / 2 + top} ${-h + 4}H${w * 0.1}`;
  return (
    strip(
      doc,
      [-w * 0.415, -h + top * 0.75, w * 0.075, h - top * 0.75 - 34],
      frost ? 0.62 : 0.78,
      frost ? 5 : 1.8,
    ) +
    strip(doc, [-w * 0.315, -h + top * 0.8, w * 0.018, h - top - 44], 0.42, frost ? 3 : 1) +
    strip(doc, [w * 0.36, -h + top, w * 0.05, h - top - 40], 0.34, 5) +
    path(shoulder, { fill: 'none', stroke: LIGHT, 'stroke-width': 4, opacity: 0.75, filter: doc.blur(1.6) })
  );
}
