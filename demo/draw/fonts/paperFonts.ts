import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ANEK, type Axes, FRAUNCES, fontSource, UNWONKY } from './fontSources';

const TARGET = path.resolve(__dirname, '../../../functions/fonts');

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));
const EXTRA = '\u00a0©®°µ·½É×àâçèéêîñóôöúü–—‘’“”•…™−';

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
      file: `anek-latin-${wght}.ttf`,
      source: `${ANEK}-latin-wght-normal.woff2`,
      text: ASCII + LATIN_1 + EXTRA,
      axes: { wght },
    },
    {
      file: `anek-latin-ext-${wght}.ttf`,
      source: `${ANEK}-latin-ext-wght-normal.woff2`,
      text: String.fromCodePoint(...LATIN_EXT),
      axes: { wght },
    },
  ]),
];

/** Makes functions/fonts from the OFL packages; webFonts.py makes the fonts of the pages. Run fontNotices.py afterwards. */
async function main(): Promise<void> {
  await mkdir(TARGET, { recursive: true });
  for (const { file, source, text, axes } of PAPER) {
    const font = await fontSource(source);
    const cut = await subsetFont(font, text, { targetFormat: 'sfnt', variationAxes: axes });
    await writeFile(path.join(TARGET, file), cut);
    console.log(`${file}  ${cut.length} bytes`);
  }
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
