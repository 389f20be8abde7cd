import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { ANEK, type Axes, FRAUNCES, fontSource, UNWONKY } from './fontSources';

export type Face = 'serif' | 'sans';
export type Weight = 400 | 500 | 600;
export type Typefaces = ReadonlyMap<string, Font>;

const FILES: Record<Face, { source: string; axes: Axes }> = {
  serif: { source: FRAUNCES, axes: UNWONKY },
  sans: { source: `${ANEK}-latin-wght-normal.woff2`, axes: {} },
};
const CUTS: [Face, Weight][] = [
  ['serif', 400],
  ['sans', 400],
  ['sans', 500],
  ['sans', 600],
];
const PRINTABLE = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32)) + '·%';

/** The shop's own families, pinned to the weights that labels use. */
export async function loadTypefaces(): Promise<Typefaces> {
  const faces = new Map<string, Font>();
  for (const [face, weight] of CUTS) {
    const { source, axes } = FILES[face];
    const pinned = await subsetFont(await fontSource(source), PRINTABLE, {
      targetFormat: 'sfnt',
      variationAxes: { ...axes, wght: weight },
    });
    faces.set(`${face}${weight}`, create(pinned));
  }
  return faces;
}
