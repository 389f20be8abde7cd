/** Headers of pictures, byte by byte, for tests. */

const u32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
const u16 = (value: number) => [value >> 8, value & 0xff];
const little = (value: number, count: number) =>
  Array.from({ length: count }, (_, at) => (value >>> (8 * at)) & 0xff);
const text = (value: string) => [...value].map((letter) => letter.charCodeAt(0));
const bytes = (...parts: (number[] | string)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? text(part) : part)));

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
export const pngHeader = (width: number, height: number) =>
  bytes(PNG, u32(13), 'IHDR', u32(width), u32(height), [8, 2, 0, 0, 0], u32(0), u32(0), 'IDAT', u32(0));

/** With a segment before the frame, as in camera files. */
export const jpegHeader = (width: number, height: number) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4, 0xff, 0xff, 0xc2, 0, 17, 8],
    [...u16(height), ...u16(width), 3, ...Array<number>(9).fill(0)],
  );

const riff = (...parts: (number[] | string)[]) => bytes('RIFF', [9, 0, 0, 0], 'WEBP', ...parts);
export const webpLossy = (width: number, height: number) =>
  riff('VP8 ', [0, 0, 0, 0], [0, 0, 0, 0x9d, 0x01, 0x2a], little(width, 2), little(height, 2));
export const webpLossless = (width: number, height: number) =>
  riff('VP8L', [0, 0, 0, 0], [0x2f], little((width - 1) | ((height - 1) << 14), 4), [0, 0, 0, 0, 0]);
export const webpExtended = (width: number, height: number, moves = false) =>
  riff('VP8X', [10, 0, 0, 0], [moves ? 2 : 0, 0, 0, 0], little(width - 1, 3), little(height - 1, 3));

const box = (type: string, ...parts: (number[] | string)[]) => {
  const content = [...bytes(...parts)];
  return [...u32(content.length + 8), ...text(type), ...content];
};
const size = (width: number, height: number) => box('ispe', u32(0), u32(width), u32(height));
/** A tile of 512 × 512 and the size of the whole picture. */
export const avifHeader = (width: number, height: number, brands: readonly string[] = ['avif', 'mif1']) => {
  const [major = '', ...others] = brands;
  const sizes = box('ipco', size(512, 512), size(width, height));
  return bytes(
    box('ftyp', major, u32(0), ...others),
    box('meta', u32(0), box('hdlr', u32(0)), box('iprp', sizes)),
  );
};
