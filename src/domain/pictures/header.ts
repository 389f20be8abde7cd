import { readAvif } from './avif';
import { readJpeg } from './jpeg';
import { readPng } from './png';
import { readWebp } from './webp';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** The header of a picture. Pixels are as stored, before the picture is rotated upright. */
export interface PictureHeader {
  format: PictureFormat;
  width: number;
  height: number;
  animated: boolean;
}

const READERS = [readJpeg, readPng, readWebp, readAvif];

/**
 * Reads the format and size of a file without decoding it; null for anything but a JPEG, PNG, WebP or AVIF
 * with a complete header.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  for (const read of READERS) {
    const header = read(bytes);
    if (header) return header.width > 0 && header.height > 0 ? header : null;
  }
  return null;
}
