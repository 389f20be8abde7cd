import { latin1At, startsWith, u32, u8 } from './bytes';
import type { PictureHeader } from './header';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEADER_LENGTH = 13;

interface Chunk {
  type: string;
  from: number;
  to: number;
}

/** All chunks up to where the file ends. */
function chunksOf(bytes: Uint8Array): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 8 <= bytes.length; at += 12 + u32(bytes, at)) {
    chunks.push({ type: latin1At(bytes, at + 4, 4), from: at + 8, to: at + 8 + u32(bytes, at) });
  }
  return chunks;
}

/** A picture that moves says so before its first row of pixels. */
const isAnimated = (bytes: Uint8Array): boolean =>
  chunksOf(bytes).find(({ type }) => type === 'acTL' || type === 'IDAT')?.type === 'acTL';

/** Samples a pixel, by colour type. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The compressed pixels of a PNG, and the bytes that they may be at most once they are not: more is a bomb. */
export function pngPixels(bytes: Uint8Array): { parts: Uint8Array[]; most: number } {
  const [width, height] = [u32(bytes, 16), u32(bytes, 20)];
  const bits = u8(bytes, 24) * (SAMPLES[u8(bytes, 25)] ?? 4);
  // Interlaced it is seven small pictures, each row with a byte of its own.
  const most = Math.ceil((width * height * bits) / 8) + 16 * (width + height);
  const parts = chunksOf(bytes).filter(({ type }) => type === 'IDAT');
  return { parts: parts.map(({ from, to }) => bytes.subarray(from, to)), most };
}

export function readPng(bytes: Uint8Array): PictureHeader | null {
  if (!startsWith(bytes, SIGNATURE)) return null;
  if (bytes.length < 33 || u32(bytes, 8) !== HEADER_LENGTH || latin1At(bytes, 12, 4) !== 'IHDR') return null;
  return { format: 'png', width: u32(bytes, 16), height: u32(bytes, 20), animated: isAnimated(bytes) };
}
