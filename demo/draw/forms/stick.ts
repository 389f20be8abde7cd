import { INK, lighter, LIGHT, SHADE } from '../svg/colour';
import { label } from '../packaging/label';
import { body, gloss, mark, matte, metal, ribs, strip } from '../packaging/materials';
import { type Form, type Pack } from '../packaging/pack';
import { at, ellipse, group, path, rect } from '../svg/svg';
import { type SvgDoc } from '../svg/svgDoc';

const BULLET = 'M-67 -20V-96Q-64 -152 -6 -160Q62 -158 67 -92V-20Q0 -12 -67 -20Z';

function twistBody(doc: SvgDoc, pack: Pack, w: number, h: number): string {
  const outline = body(w, h, 8, 22, 9);
  const ring = (y: number, stroke: string, width: number, opacity: number) =>
    path(`M${-w / 2} ${y}Q0 ${y + 10} ${w / 2} ${y}`, {
      stroke,
      'stroke-width': width,
      opacity,
      fill: 'none',
    });
  return (
    path(outline, { fill: matte(doc, pack.colour) }) +
    group(
      { 'clip-path': doc.clip(outline) },
      strip(doc, [-w * 0.4, -h + 8, 18, h - 40], 0.5, 6),
      ring(-62, SHADE, 2.4, 0.28),
      ring(-59, LIGHT, 1.6, 0.5),
      ribs(w, -50, -18, 34, 0.06),
    )
  );
}

function bullet(doc: SvgDoc, pack: Pack): string {
  const shade = doc.vertical([
    [0, SHADE, 0],
    [1, SHADE, 0.22],
  ]);
  const crown = 'M-60 -104Q-40 -150 0 -154Q50 -150 58 -110Q10 -134 -60 -104Z';
  return (
    path(BULLET, { fill: matte(doc, pack.inner ?? '#fdf6ec', 0.7) }) +
    group(
      { 'clip-path': doc.clip(BULLET) },
      path(crown, { fill: LIGHT, opacity: 0.6, filter: doc.blur(5) }),
      strip(doc, [-52, -116, 14, 92], 0.6, 5),
      rect(-70, -40, 140, 30, { fill: shade }),
    )
  );
}

function capBeside(doc: SvgDoc, pack: Pack, w: number, h: number): string {
  const outline = body(w + 6, h, 44, 8, 9);
  const half = w / 2;
  const crown = `M${-half + 4} ${-h + 32}Q0 ${-h - 14} ${half - 4} ${-h + 32}V${-h + 58}Q0 ${-h + 6} ${-half + 4} ${-h + 58}Z`;
  return (
    ellipse(6, 4, half + 4, 9, { fill: SHADE, opacity: 0.5, filter: doc.blur(6) }) +
    path(outline, { fill: matte(doc, pack.cap ?? pack.colour) }) +
    group(
      { 'clip-path': doc.clip(outline) },
      strip(doc, [-w * 0.4, -h + 38, 20, h - 62], 0.55, 7),
      strip(doc, [w * 0.42, -h + 48, 7, h - 68], 0.32, 4),
      path(crown, { fill: LIGHT, opacity: 0.34, filter: doc.blur(7) }),
    ) +
    mark(0, -h * 0.48, 22, pack.ink ?? INK)
  );
}

/** Twist-up stick, its cap set down beside it. */
export const stick: Form = (doc, pack) => {
  const [w, h] = [168, 300];
  const text = { width: 160, top: -h + 8, height: h - 78, ink: pack.ink, small: false, largest: 31 };
  const collar = path(body(w - 20, 26, 3, 2, 6), { fill: gloss(doc, '#f3efe9') });
  return {
    svg:
      at(
        -98,
        0,
        twistBody(doc, pack, w, h),
        label(doc, pack, text),
        at(0, -h + 2, collar, bullet(doc, pack)),
      ) + at(106, 16, capBeside(doc, pack, w, 268)),
    width: 380,
    height: h + 160,
  };
};

/** Slanted lip bullet in a slim metal-ringed case. */
export const balm: Form = (doc, pack) => {
  const [w, h] = [118, 250];
  const slant = 'M-43 -14V-120Q-42 -142 -20 -152L30 -178Q43 -182 43 -160V-14Q0 -6 -43 -14Z';
  const tint = pack.inner ?? pack.colour;
  const face = 'M-40 -124Q-36 -140 -18 -149L30 -175Q40 -176 40 -160Q6 -134 -40 -124Z';
  const lipstick =
    path(slant, { fill: matte(doc, tint, 0.8) }) +
    path(face, { fill: lighter(tint, 0.42), opacity: 0.85, filter: doc.blur(1.5) }) +
    strip(doc, [-30, -112, 9, 92], 0.5, 4);
  return {
    svg:
      at(
        -84,
        0,
        twistBody(doc, pack, w, h),
        label(doc, pack, {
          width: 114,
          top: -h + 4,
          height: h - 72,
          ink: pack.ink,
          small: false,
          largest: 22,
        }),
        at(
          0,
          -h + 2,
          path(body(w - 14, 40, 3, 2, 6), { fill: metal(doc, pack.metal ?? '#c9b08a') }),
          at(0, -24, lipstick),
        ),
      ) + at(84, 14, capBeside(doc, pack, w, 230)),
    width: 300,
    height: h + 200,
  };
};
