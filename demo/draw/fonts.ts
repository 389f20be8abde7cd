import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const SOURCES = path.resolve(__dirname, '../../node_modules/@fontsource-variable');
const TARGET = path.resolve(__dirname, '../../public/fonts');

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));
const EXTRA = '\u00a0©®°µ·½É×àâçèéêîñóôöúü–—‘’“”•…™−';

type Axes = Record<string, number | { min: number; max: number }>;

/** Fraunces soft and unwonky at its display size; Anek Latin at its normal width. */
const FAMILIES: { file: string; source: string; axes: Axes }[] = [
  {
    file: 'fraunces-soft-latin.woff2',
    source: 'fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { SOFT: 100, WONK: 0, opsz: 110, wght: { min: 300, max: 600 } },
  },
  {
    file: 'anek-latin.woff2',
    source: 'anek-latin/files/anek-latin-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** Makes public/fonts from the OFL packages. The rupee, in their latin-ext files only, is inlined by the theme. */
async function main(): Promise<void> {
  await mkdir(TARGET, { recursive: true });
  for (const { file, source, axes } of FAMILIES) {
    const font = await readFile(path.join(SOURCES, source));
    const cut = await subsetFont(font, ASCII + EXTRA, { targetFormat: 'woff2', variationAxes: axes });
    await writeFile(path.join(TARGET, file), cut);
    console.log(`${file}  ${cut.length} bytes`);
  }
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
