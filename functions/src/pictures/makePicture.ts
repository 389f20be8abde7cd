import { colourOf } from '@/ui/theme/tokens';
import type { Sharp } from 'sharp';
import type { PictureFormat } from '@/domain/pictures/header';
import { damaged, tooSmall, type PictureRefusal } from '@/domain/pictures/validatePicture';
import { PICTURE_USES, type MadeFormat, type PictureUseName } from '@/domain/pictures/uses';
import { mapInBatches } from '../platform/concurrency/mapInBatches';
import { decode, loadSharp } from './decode';

/** Part of a picture's name, so that another encoding gets another address. */
export const ENCODING = 'avif q52 420 e3/2, webp q80 e4';
/** Pixels; wider pictures are encoded with less effort, so that a banner takes a few seconds. */
const LARGE = 1200;
/** Files encoded at a time: more would need more memory than they save time. */
const CONCURRENCY = 2;
/** The colour behind transparent pixels: the page's background while it loads. */
const PAGE_BACKGROUND = colourOf('mist');

export interface MadeFile {
  width: number;
  format: MadeFormat;
  bytes: Uint8Array;
}

export interface MadePicture {
  files: MadeFile[];
  /** Of the file that the address names. */
  width: number;
  height: number;
  /** Its dominant colour. */
  ground: string;
}

export type PictureResult = { ok: true; made: MadePicture } | { ok: false; refusal: PictureRefusal };

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

async function dominantColour(picture: Sharp): Promise<string> {
  const small = picture.resize({ width: 64 }).flatten({ background: PAGE_BACKGROUND }).raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const { r, g, b } = (await (await loadSharp())(data, { raw }).stats()).dominant;
  return `#${hex(r)}${hex(g)}${hex(b)}`;
}

/**
 * Decodes a picture once, upright and in sRGB, and encodes it in every width and format of its use. Metadata (place,
 * camera, profiles) is dropped. A picture is never enlarged.
 */
export async function makePicture(
  bytes: Uint8Array,
  format: PictureFormat,
  use: PictureUseName,
): Promise<PictureResult> {
  const { widths, main } = PICTURE_USES[use];
  const decoded = await decode(bytes, format, { width: Math.max(...widths) });
  if (!decoded) return { ok: false, refusal: damaged };
  const { picture } = decoded;
  const small = tooSmall(decoded.width, decoded.height, use);
  if (small) return { ok: false, refusal: small };
  const variants = widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => ({ width, format })),
  );
  const files = await mapInBatches(variants, CONCURRENCY, async ({ width, format }): Promise<MadeFile> => {
    const sized = picture().resize({ width, withoutEnlargement: true });
    const encoded =
      format === 'avif'
        ? sized.avif({ quality: 52, chromaSubsampling: '4:2:0', effort: width > LARGE ? 2 : 3 })
        : sized.webp({ quality: 80, effort: 4 });
    return { width, format, bytes: await encoded.toBuffer() };
  });
  const width = Math.min(main, decoded.width);
  const height = Math.max(1, Math.round((decoded.height * width) / decoded.width));
  return { ok: true, made: { files, width, height, ground: await dominantColour(picture()) } };
}
