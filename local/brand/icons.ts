import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { store } from '@/domain/store';
import { colourOf } from '@/ui/theme/tokens';
import { symbolOf } from '../web/brandSprite';

/** The mark's share of the icon's side; it fits the safe zone of a maskable icon. */
const MARK_SHARE = 0.56;

const ICONS: [file: string, side: number][] = [
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['apple-touch-icon.png', 180],
];

/** The mark as an SVG file with `colour` for `currentColor`. Throws when the drawing cannot be inlined in a page. */
function colouredMark(svg: string, colour: string): string {
  symbolOf('mark', svg, store.mark);
  return svg.replace(/(<svg\b[^>]*?)\scolor="[^"]*"/, '$1').replace(/<svg\b/, `<svg color="${colour}"`);
}

/** The browser tab's icon: the mark in the colour of the buttons, and in peach where the browser is dark. */
export function faviconOf(svg: string): string {
  const [, viewBox = ''] = /\sviewBox="([^"]+)"/.exec(svg) ?? [];
  const [, drawing = ''] = /<svg\b[^>]*>([^]*)<\/svg>/.exec(svg) ?? [];
  const [, fill = ''] = /<svg\b[^>]*?(\sfill="[^"]*")/.exec(svg) ?? [];
  const style = `g{color:${colourOf('dew')}}@media (prefers-color-scheme:dark){g{color:${colourOf('peach')}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${style}</style><g${fill}>${drawing.trim()}</g></svg>\n`;
}

/** Writes the favicon and the icons of a phone's home screen into `folder` (public/). */
export async function makeIcons(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'icons'), { recursive: true });
  const svg = await readFile(path.join(folder, store.mark), 'utf8');
  const mark = Buffer.from(colouredMark(svg, colourOf('paper')));
  await writeFile(path.join(folder, 'favicon.svg'), faviconOf(svg));
  for (const [file, side] of ICONS) {
    const size = Math.round(side * MARK_SHARE);
    const { width = size, height = size } = await sharp(mark).metadata();
    const density = Math.min((72 * size) / Math.max(width, height), 2400);
    const input = await sharp(mark, { density })
      .resize(size, size, { fit: 'contain', background: 'transparent' })
      .png()
      .toBuffer();
    await sharp({ create: { width: side, height: side, channels: 3, background: colourOf('dew') } })
      .composite([{ input, gravity: 'centre' }])
      .png({ compressionLevel: 9, palette: true })
      .toFile(path.join(folder, 'icons', file));
  }
}
