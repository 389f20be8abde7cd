import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Files that pretend to be pictures, and valid pictures. */

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
};

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG of RGB pixels, with a header that may not match its pixels. */
export const png = (width: number, height: number, pixels: Buffer, extra: Buffer = Buffer.alloc(0)) =>
  Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([8, 2, 0, 0, 0])])),
    extra,
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** A PNG text chunk. */
export const textChunk = (text: string) => chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'));
export const animationChunk = () => chunk('acTL', Buffer.concat([u32(2), u32(0)]));

const rows = (width: number, height: number) => Buffer.alloc((width * 3 + 1) * height);
export const validPng = (extra?: Buffer) => png(600, 750, rows(600, 750), extra);

export const photo = (width = 900, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#c0563f' } });

export const SCRIPT = '<script>fetch("/api/admin/orders")</script>';
export const SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${SCRIPT}</svg>`;
export const GIF_WITH_SCRIPT = `GIF89a/*${'\0'.repeat(20)}*/=1;${SCRIPT}`;
/** A box as in HEIC and AVIF. */
export const box = (type: string, ...content: (Buffer | string)[]) => {
  const body = Buffer.concat(
    content.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : one)),
  );
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
};
export const brands = (major: string, ...others: string[]) => box('ftyp', major, u32(0), ...others);
/** The boxes that declare a size, without content. */
export const sizedMeta = (width: number, height: number) => {
  const size = box('ispe', u32(0), u32(width), u32(height));
  return box('meta', u32(0), box('iprp', box('ipco', size)));
};

const segment = (marker: number, ...content: number[]) =>
  Buffer.from([0xff, marker, 0, content.length + 2, ...content]);
const codeTable = (kind: number, symbol: number) =>
  segment(0xc4, kind, 1, ...Array<number>(15).fill(0), symbol);
const scanOf = (spectrum: number, bits: number, pixels: Buffer) =>
  Buffer.concat([segment(0xda, 1, 1, 0, spectrum, spectrum, bits), pixels]);

/** A valid grey JPEG of 160 × 160 with 883 scans, which add one bit of one frequency each. */
export function jpegOfManyScans(): Buffer {
  const side = [0, 160];
  const frequencies = Array.from({ length: 63 }, (_, at) => at + 1);
  const steps = [13, ...Array.from({ length: 13 }, (_, at) => ((13 - at) << 4) | (12 - at))];
  // One code says of all 400 blocks that nothing more follows: a bit, and 14 bits of a length.
  const empty = Buffer.from([0, 1]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, ...side, ...side, 1, 1, 0x11, 0),
    codeTable(0, 0),
    codeTable(0x10, 0xe0),
    scanOf(0, 0, Buffer.alloc(50)),
    ...frequencies.flatMap((frequency) => steps.map((bits) => scanOf(frequency, bits, empty))),
    Buffer.from([0xff, 0xd9]),
  ]);
}
