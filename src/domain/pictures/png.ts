import { latin1At, startsWith, u32, u8 } from './bytes';
import type { PictureHeader } from './header';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEADER_LENGTH = 13;

interface Chunk {
  type: string;
  from: number;
  to: number;
}

/** All chunks of the file. */
function chunksOf(bytes: Uint8Array): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 8 <= bytes.length; at += 12 + u32(bytes, at)) {
    chunks.push({ type: latin1At(bytes, at + 4, 4), from: at + 8, to: at + 8 + u32(bytes, at) });
  }
  return chunks;
}

/** An animated PNG has this chunk before its pixels. */
const isAnimated = (bytes: Uint8Array): boolean =>
  chunksOf(bytes).find(({ type }) => type === 'acTL' || type === 'IDAT')?.type === 'acTL';

/** Samples per pixel, by colour type. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The compressed pixels of a PNG, and the largest size they may decompress to; more is a decompression bomb. */
export function pngPixels(bytes: Uint8Array): { parts: Uint8Array[]; maxBytes: number } {
  const [width, height] = [u32(bytes, 16), u32(bytes, 20)];
  const bits = u8(bytes, 24) * (SAMPLES[u8(bytes, 25)] ?? 4);
  // An interlaced PNG is stored as seven small pictures, with one more byte for each row.
  const maxBytes = Math.ceil((width * height * bits) / 8) + 16 * (width + height);
  const parts = chunksOf(bytes).filter(({ type }) => type === 'IDAT');
  return { parts: parts.map(({ from, to }) => bytes.subarray(from, to)), maxBytes: maxBytes };
}

export function readPng(bytes: Uint8Array): PictureHeader | null {
  if (!startsWith(bytes, SIGNATURE)) return null;
  if (bytes.length < 33 || u32(bytes, 8) !== HEADER_LENGTH || latin1At(bytes, 12, 4) !== 'IHDR') return null;
  return { format: 'png', width: u32(bytes, 16), height: u32(bytes, 20), animated: isAnimated(bytes) };
}
