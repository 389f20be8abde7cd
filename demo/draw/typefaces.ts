import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

export type Face = 'serif' | 'sans';
export type Weight = 400 | 500 | 600;
export type Typefaces = ReadonlyMap<string, Font>;

const FONTS = path.resolve(__dirname, '../../public/fonts');
const FILES: Record<Face, string> = { serif: 'fraunces-soft-latin.woff2', sans: 'anek-latin.woff2' };
const CUTS: [Face, Weight][] = [
  ['serif', 400],
  ['sans', 400],
  ['sans', 500],
  ['sans', 600],
];
const PRINTABLE = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32)) + '·%';

/** The shop's own variable fonts, pinned to the weights that labels use. */
export async function loadTypefaces(): Promise<Typefaces> {
  const faces = new Map<string, Font>();
  for (const [face, weight] of CUTS) {
    const file = await readFile(path.join(FONTS, FILES[face]));
    const pinned = await subsetFont(file, PRINTABLE, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    });
    faces.set(`${face}${weight}`, create(pinned));
  }
  return faces;
}
