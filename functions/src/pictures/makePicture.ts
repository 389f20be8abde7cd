import { colourOf } from '@/ui/theme/tokens';
import type { Sharp, SharpConstructor } from 'sharp';
import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import type { PictureFormat } from '@/domain/pictures/header';
import { damaged, MAX_PIXELS, tooSmall, type PictureRefusal } from '@/domain/pictures/validatePicture';
import { pngPixels } from '@/domain/pictures/png';
import { PICTURE_USES, type MadeFormat, type PictureUseName } from '@/domain/pictures/uses';
import { mapInBatches } from '../platform/concurrency/mapInBatches';

/** Part of a picture's name, so that another encoding gets another address. */
export const ENCODING = 'avif q52 420 e3/2, webp q80 e4';
/** Pixels; wider pictures are encoded with less effort, so that a banner takes a few seconds. */
const LARGE = 1200;
/** Files encoded at a time: more would need more memory than they save time. */
const CONCURRENCY = 2;
/** Seconds. */
const MAX_SECONDS = 20;
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

/** Whether a PNG has more pixels than its header says. A decoder stops there; such a file is an attack. */
async function overflows(bytes: Uint8Array): Promise<boolean> {
  const { parts, maxBytes } = pngPixels(bytes);
  const inflated = Readable.from(parts).pipe(createInflate());
  let size = 0;
  try {
    for await (const part of inflated as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > maxBytes) return true;
    }
  } catch {
    // The decoder's error says what is wrong with the file.
  }
  return false;
}

let library: Promise<SharpConstructor> | undefined;

/** Loaded with the first upload: serving pictures does not need it. It decodes four formats only. */
function loadSharp() {
  library ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    const formats = ['Jpeg', 'Png', 'Webp', 'Heif'];
    sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}Buffer`) });
    return sharp;
  });
  return library;
}

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
  const sharp = await loadSharp();
  const { widths, main } = PICTURE_USES[use];
  if (format === 'png' && (await overflows(bytes))) return { ok: false, refusal: damaged };
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'warning', sequentialRead: true } as const;
  const decoded = await sharp(bytes, limits)
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    // Any decoding error means that the bytes are no complete picture.
    .catch(() => null);
  if (!decoded) return { ok: false, refusal: damaged };
  const { data, info } = decoded;
  const small = tooSmall(info.width, info.height, use);
  if (small) return { ok: false, refusal: small };
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const picture = () => sharp(data, { raw });
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
  const width = Math.min(main, info.width);
  const height = Math.max(1, Math.round((info.height * width) / info.width));
  return { ok: true, made: { files, width, height, ground: await dominantColour(picture()) } };
}
