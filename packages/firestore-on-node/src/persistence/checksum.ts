import * as zlib from 'node:zlib';

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** CRC-32 (IEEE 802.3) of the bytes by a table, for Node before 20.15. */
export function tableCrc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (let i = 0; i < bytes.length; i += 1) crc = (crc >>> 8) ^ TABLE[(crc ^ bytes[i]!) & 0xff]!;
  return (crc ^ 0xffffffff) >>> 0;
}

// Built into Node since 20.15, and ten times faster.
const crc32 = (zlib as Partial<typeof zlib>).crc32 ?? tableCrc32;

/** CRC-32 of the bytes as eight hexadecimal digits. */
export function checksum(bytes: Uint8Array): string {
  return crc32(bytes).toString(16).padStart(8, '0');
}
