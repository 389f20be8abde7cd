import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Shot } from './shots/shot';

export const PICTURES = path.resolve(__dirname, '../pictures');
const BRAND = path.resolve(__dirname, '../../public/brand');

/** The folder of a shot's files, and their extensions. */
export const homeOf = ({ isBrand }: Shot) =>
  isBrand ? { folder: BRAND, endings: ['webp'] } : { folder: PICTURES, endings: ['avif', 'webp'] };

/** Part of what decides whether a picture is redrawn: change it when the encoding changes. */
export const ENCODING = 'avif q42 420 e6, webp q80 e5';

/** Writes the drawing as AVIF and WebP in each of the shot's widths; gives the bytes written. */
export async function encode(svg: string, shot: Shot): Promise<number> {
  const { folder, endings } = homeOf(shot);
  await mkdir(folder, { recursive: true });
  const widest = Math.max(...shot.widths);
  const drawn = Number(/ width="(\d+)"/.exec(svg)?.[1]);
  const rendered = sharp(Buffer.from(svg), { density: (72 * widest) / drawn });
  const flat = shot.transparent ? rendered : rendered.flatten({ background: '#ffffff' }).removeAlpha();
  const { data, info } = await flat.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let bytes = 0;
  for (const width of shot.widths) {
    const sized = sharp(data, { raw }).resize({ width });
    const files = {
      avif: await sized.clone().avif({ quality: 42, chromaSubsampling: '4:2:0', effort: 6 }).toBuffer(),
      webp: await sized.clone().webp({ quality: 80, effort: 5 }).toBuffer(),
    };
    for (const [ending, file] of Object.entries(files)) {
      if (!endings.includes(ending)) continue;
      await writeFile(path.join(folder, `${shot.name}-${width}.${ending}`), file);
      bytes += file.length;
    }
  }
  return bytes;
}
