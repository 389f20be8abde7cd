import { messages } from './messages';

/** The limits of a file. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_FILE_ROWS = 20_000;

type Bytes = readonly number[];
/** The first bytes of binary files. */
const OTHERS: [Bytes, string][] = [
  [[0x50, 0x4b, 0x03, 0x04], messages.spreadsheet],
  [[0xd0, 0xcf, 0x11, 0xe0], messages.oldExcel],
  [[0x25, 0x50, 0x44, 0x46], messages.pdf],
  [[0x89, 0x50, 0x4e, 0x47], messages.picture],
  [[0xff, 0xd8, 0xff], messages.picture],
  [[0x47, 0x49, 0x46, 0x38], messages.picture],
  [[0x52, 0x49, 0x46, 0x46], messages.recording],
];
const begins = (bytes: Uint8Array, with_: Bytes) => with_.every((byte, at) => bytes[at] === byte);

export type Decoded =
  { ok: true; text: string; encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' } | { ok: false; reason: string };

/** Latin text in UTF-16 has 0 in every other byte. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (begins(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (begins(bytes, [0xfe, 0xff])) return 'utf-16be';
  const some = bytes.subarray(0, 1000);
  const zeros = [0, 1].map((odd) => some.filter((byte, at) => byte === 0 && at % 2 === odd).length);
  const [even = 0, odd = 0] = zeros;
  if (even + odd < some.length / 4) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Decodes a file in any encoding that spreadsheets write, or says why it is no text. */
export function decodeFile(bytes: Uint8Array): Decoded {
  if (bytes.length === 0) return { ok: false, reason: messages.empty };
  if (bytes.length > MAX_FILE_BYTES) return { ok: false, reason: messages.tooLarge };
  const other = OTHERS.find(([beginning]) => begins(bytes, beginning));
  if (other) return { ok: false, reason: other[1] };
  const utf16 = utf16Of(bytes);
  if (utf16) return { ok: true, text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' };
  if (bytes.includes(0)) return { ok: false, reason: messages.noText };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    // This encoding accepts every byte, so only a person can see whether it is right.
    return { ok: true, text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}
