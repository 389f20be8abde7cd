import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ANEK, type Axes, FRAUNCES, fontSource, UNWONKY } from './fontSources';

const TARGET = path.resolve(__dirname, '../../public/fonts');
const PAPER_TARGET = path.resolve(__dirname, '../../functions/fonts');

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));
const EXTRA = '\u00a0©®°µ·½É×àâçèéêîñóôöúü–—‘’“”•…™−';

/** What the shop sets: kerning, ligatures, figures of one width. Fractions and superiors would be half of Anek's rules. */
const FEATURES = ['kern', 'liga', 'ccmp', 'rvrn', 'tnum'];

/** Fraunces at the one weight that all headings share, for half the bytes of a range; Anek from regular to semibold. */
const FAMILIES: { file: string; source: string; axes: Axes }[] = [
  { file: 'fraunces-soft-latin.woff2', source: FRAUNCES, axes: { ...UNWONKY, wght: 350 } },
  {
    file: 'anek-latin.woff2',
    source: `${ANEK}-latin-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 600 } },
  },
];

const LATIN_1 = String.fromCharCode(...Array.from({ length: 0x60 }, (_, i) => 0xa0 + i));
const LATIN_EXT = [
  ...[0x20b9, 0x2019],
  ...Array.from({ length: 0x180 }, (_, i) => 0x100 + i),
  ...Array.from({ length: 0x100 }, (_, i) => 0x1e00 + i),
];

/** For invoices, of fixed weight: PDFs embed no variable fonts. The rupee and the accents of names are in a file of their own. */
const PAPER: { file: string; source: string; text: string; axes: Axes }[] = [
  { file: 'fraunces-soft.ttf', source: FRAUNCES, text: ASCII, axes: { ...UNWONKY, wght: 400 } },
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
    const font = await fontSource(source);
    const cut = await subsetFont(font, text, { targetFormat: 'sfnt', variationAxes: axes });
    await writeFile(path.join(PAPER_TARGET, file), cut);
    console.log(`${file}  ${cut.length} bytes`);
  }
}

/** Makes public/fonts and functions/fonts from the OFL packages. The rupee, in their latin-ext files only, is inlined by the theme. */
async function main(): Promise<void> {
  await mkdir(TARGET, { recursive: true });
  for (const { file, source, axes } of FAMILIES) {
    const font = await fontSource(source);
    const cut = await subsetFont(font, ASCII + EXTRA, {
      ...{ targetFormat: 'woff2', variationAxes: axes, keepFeatures: FEATURES },
      // A menu of style names. Their few instructions stay: without them glyphs stand on whole pixels, too far apart.
      dropTables: ['STAT'],
    });
    await writeFile(path.join(TARGET, file), cut);
    console.log(`${file}  ${cut.length} bytes`);
  }
  await cutForPaper();
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
