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
