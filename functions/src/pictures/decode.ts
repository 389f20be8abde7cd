import type { Sharp, SharpConstructor } from 'sharp';
import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import type { PictureFormat } from '@/domain/pictures/header';
import { pngPixels } from '@/domain/pictures/png';
import { MAX_PIXELS } from '@/domain/pictures/validatePicture';
import { once } from '@/domain/traffic/once';

/** Seconds. */
const MAX_SECONDS = 20;

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

/** The loaders of libvips for the formats that an upload may have. */
const LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
];

/** Loaded with the first upload: serving pictures does not need it. It decodes four formats only. */
export const loadSharp = once(async (): Promise<SharpConstructor> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
});

/** Decoded pixels; `picture` begins a new encoding of them. */
export interface Decoded {
  width: number;
  height: number;
  picture: () => Sharp;
}

/**
 * Decodes a picture once, upright and in sRGB, no larger than `fit`. Metadata (place, camera, profiles) is dropped, and a picture is
 * never enlarged. Null for bytes that are no complete picture.
 */
export async function decode(
  bytes: Uint8Array,
  format: PictureFormat,
  fit: { width: number; height?: number },
): Promise<Decoded | null> {
  const sharp = await loadSharp();
  if (format === 'png' && (await overflows(bytes))) return null;
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'warning', sequentialRead: true } as const;
  const decoded = await sharp(bytes, limits)
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ ...fit, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    // Any decoding error means that the bytes are no complete picture.
    .catch(() => null);
  if (!decoded) return null;
  const { width, height, channels } = decoded.info;
  return { width, height, picture: () => sharp(decoded.data, { raw: { width, height, channels } }) };
}
