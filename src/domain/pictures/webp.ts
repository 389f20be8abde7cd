import { latin1At, u16le, u24le, u8 } from './bytes';
import type { PictureHeader } from './header';

/** Start of the first chunk's content. */
const CONTENT = 20;
/** Bytes of content that contain the size, in all three kinds of WebP. */
const SIZE_KNOWN = 10;
const MOVES = 0x02;

const sized = (width: number, height: number, animated = false): PictureHeader => ({
  format: 'webp',
  width,
  height,
  animated,
});

export function readWebp(bytes: Uint8Array): PictureHeader | null {
  if (latin1At(bytes, 0, 4) !== 'RIFF' || latin1At(bytes, 8, 4) !== 'WEBP') return null;
  if (bytes.length < CONTENT + SIZE_KNOWN) return null;
  switch (latin1At(bytes, 12, 4)) {
    case 'VP8 ':
      if (u8(bytes, CONTENT + 3) !== 0x9d || u16le(bytes, CONTENT + 4) !== 0x2a01) return null;
      return sized(u16le(bytes, CONTENT + 6) & 0x3fff, u16le(bytes, CONTENT + 8) & 0x3fff);
    case 'VP8L': {
      if (u8(bytes, CONTENT) !== 0x2f) return null;
      const low = u16le(bytes, CONTENT + 1);
      const high = u16le(bytes, CONTENT + 3);
      return sized((low & 0x3fff) + 1, ((low >> 14) | ((high & 0x0fff) << 2)) + 1);
    }
    case 'VP8X':
      return sized(
        u24le(bytes, CONTENT + 4) + 1,
        u24le(bytes, CONTENT + 7) + 1,
        (u8(bytes, CONTENT) & MOVES) !== 0,
      );
    default:
      return null;
  }
}
