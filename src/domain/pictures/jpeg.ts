import { startsWith, u16, u8 } from './bytes';
import type { PictureHeader } from './header';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Start of frame: C0 to CF without the three that are something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Skips the segments up to the frame header, which contains the size. */
export function readJpeg(bytes: Uint8Array): PictureHeader | null {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return null;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = u8(bytes, at + 1);
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else if (isFrame(marker)) {
      return { format: 'jpeg', width: u16(bytes, at + 7), height: u16(bytes, at + 5), animated: false };
    } else {
      const length = u16(bytes, at + 2);
      // The end of the file or its pixels before any frame, or an invalid length.
      if (marker === END_OF_IMAGE || marker === START_OF_SCAN || length < 2) return null;
      at += 2 + length;
    }
  }
  return null;
}

/** Scans of a JPEG up to its end; a decoder goes through all pixels in each of them. A preview inside a segment does not count. */
export function jpegScans(bytes: Uint8Array): number {
  let scans = 0;
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = u8(bytes, at + 1);
    if (marker === END_OF_IMAGE) break;
    if (marker === START_OF_SCAN) scans += 1;
    // Pixels have a 0 behind each FF.
    if (marker === 0xff) at += 1;
    else if (marker === 0 || isBare(marker)) at += 2;
    else at += 2 + u16(bytes, at + 2);
  }
  return scans;
}
