import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const SOURCES = path.resolve(__dirname, '../../node_modules/@fontsource-variable');
const TARGET = path.resolve(__dirname, '../../public/fonts');
const PAPER_TARGET = path.resolve(__dirname, '../../functions/fonts');

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

const LATIN_1 = String.fromCharCode(...Array.from({ length: 0x60 }, (_, i) => 0xa0 + i));
const LATIN_EXT = [
  ...[0x20b9, 0x2019],
  ...Array.from({ length: 0x180 }, (_, i) => 0x100 + i),
  ...Array.from({ length: 0x100 }, (_, i) => 0x1e00 + i),
];
const ANEK = 'anek-latin/files/anek-latin';

/** For invoices, of fixed weight: PDFs embed no variable fonts. The rupee and the accents of names are in a file of their own. */
const PAPER: { file: string; source: string; text: string; axes: Axes }[] = [
  {
    ...{ file: 'fraunces-soft.ttf', source: FAMILIES[0]?.source ?? '', text: ASCII },
    axes: { SOFT: 100, WONK: 0, opsz: 110, wght: 400 },
  },
  ...[400, 600].flatMap((wght) => [
    {
      ...{ file: `anek-latin-${wght}.ttf`, source: `${ANEK}-latin-wght-normal.woff2` },
      ...{ text: ASCII + LATIN_1 + EXTRA, axes: { wght } },
    },
    {
      ...{ file: `anek-latin-ext-${wght}.ttf`, source: `${ANEK}-latin-ext-wght-normal.woff2` },
      ...{ text: String.fromCodePoint(...LATIN_EXT), axes: { wght } },
    },
  ]),
];

async function cutForPaper(): Promise<void> {
  await mkdir(PAPER_TARGET, { recursive: true });
  for (const { file, source, text, axes } of PAPER) {
    const font = await readFile(path.join(SOURCES, source));
    const cut = await subsetFont(font, text, { targetFormat: 'sfnt', variationAxes: axes });
    await writeFile(path.join(PAPER_TARGET, file), cut);
    console.log(`${file}  ${cut.length} bytes`);
  }
}

/** Makes public/fonts and functions/fonts from the OFL packages. The rupee, in their latin-ext files only, is inlined by the theme. */
async function main(): Promise<void> {
  await mkdir(TARGET, { recursive: true });
  for (const { file, source, axes } of FAMILIES) {
    const font = await readFile(path.join(SOURCES, source));
    const cut = await subsetFont(font, ASCII + EXTRA, { targetFormat: 'woff2', variationAxes: axes });
    await writeFile(path.join(TARGET, file), cut);
    console.log(`${file}  ${cut.length} bytes`);
  }
  await cutForPaper();
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
