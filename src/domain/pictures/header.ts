import { readAvif } from './avif';
import { readJpeg } from './jpeg';
import { readPng } from './png';
import { readWebp } from './webp';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** What the first bytes of a picture say of it. Pixels are as they are stored, before it is turned upright. */
export interface PictureHeader {
  format: PictureFormat;
  width: number;
  height: number;
  animated: boolean;
}

const READERS = [readJpeg, readPng, readWebp, readAvif];

/** Reads what a file is and how large, without decoding it; null for what is no JPEG, PNG, WebP or AVIF with a whole header. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  for (const read of READERS) {
    const header = read(bytes);
    if (header) return header.width > 0 && header.height > 0 ? header : null;
  }
  return null;
}
