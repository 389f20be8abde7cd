import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const PUBLIC = path.resolve(__dirname, '../../public');
const DEW = '#1F5A4A';
const PAPER = '#FBF8F4';

/** Share of the icon's side that the mark takes: inside the circle that a maskable icon may be cut to. */
const MARK = 0.56;

const ICONS: [file: string, side: number][] = [
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['apple-touch-icon.png', 180],
];

/** The mark in paper on dew green, as home-screen icons. */
async function main(): Promise<void> {
  await mkdir(path.join(PUBLIC, 'icons'), { recursive: true });
  const mark = (await readFile(path.join(PUBLIC, 'brand/mark.svg'), 'utf8')).replace(
    /color="#[0-9A-F]+"/i,
    `color="${PAPER}"`,
  );
  for (const [file, side] of ICONS) {
    const size = Math.round(side * MARK);
    const input = await sharp(Buffer.from(mark), { density: (72 * size) / 64 })
      .resize(size, size)
      .png()
      .toBuffer();
    await sharp({ create: { width: side, height: side, channels: 3, background: DEW } })
      .composite([{ input, gravity: 'centre' }])
      .png({ compressionLevel: 9, palette: true })
      .toFile(path.join(PUBLIC, 'icons', file));
  }
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
