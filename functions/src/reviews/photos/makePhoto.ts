import type { PictureFormat } from '@/domain/pictures/header';
import { decode, type Decoded } from '../../pictures/decode';

/** Pixels of the longer side, and of the square that a list shows. */
const LARGE_SIDE = 1200;
const SMALL_SIDE = 264;
/** A Firestore document holds both files and has a limit of 1 MiB. */
const MAX_LARGE_BYTES = 600 * 1024;
const MAX_SMALL_BYTES = 200 * 1024;
/** WebP qualities, tried one after the other until the file is small enough. */
const QUALITIES = [78, 60, 40, 20];

export interface MadePhoto {
  /** Pixels of the large file. */
  width: number;
  height: number;
  large: Buffer;
  small: Buffer;
}

async function encode(picture: Decoded['picture'], maxBytes: number): Promise<Buffer | null> {
  for (const quality of QUALITIES) {
    const bytes = await picture().webp({ quality, effort: 4 }).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  return null;
}

/** Decodes and re-encodes a photo in both sizes, without its metadata; null for bytes that are no complete picture. */
export async function makePhoto(bytes: Uint8Array, format: PictureFormat): Promise<MadePhoto | null> {
  const decoded = await decode(bytes, format, { width: LARGE_SIDE, height: LARGE_SIDE });
  if (!decoded) return null;
  const { width, height, picture } = decoded;
  const large = await encode(picture, MAX_LARGE_BYTES);
  const square = () => picture().resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'cover' });
  const small = await encode(square, MAX_SMALL_BYTES);
  return large && small && { width, height, large, small };
}
