import { u8 } from './bytes';

const isSpace = (byte: number) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0xa0;
const isBracket = (byte: number) => byte === 0x3e;
const isSlash = (byte: number) => byte === 0x2f;

interface Opening {
  /** In lower case. Long enough that compressed pixels do not contain these bytes by chance. */
  tag: string;
  /** Whether the byte behind it makes it an opening. */
  ends: (byte: number) => boolean;
}

const OPENINGS: readonly Opening[] = [
  { tag: '<script', ends: (byte) => isSpace(byte) || isBracket(byte) || isSlash(byte) },
  { tag: '<!doctype', ends: isSpace },
  { tag: '<html', ends: (byte) => isSpace(byte) || isBracket(byte) },
  { tag: '<iframe', ends: (byte) => isSpace(byte) || isBracket(byte) },
  { tag: '<?php', ends: isSpace },
];
const LESS_THAN = 0x3c;

const lowerCase = (byte: number) => (byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte);

function opensAt(bytes: Uint8Array, at: number, { tag, ends }: Opening): boolean {
  for (let index = 1; index < tag.length; index += 1) {
    if (lowerCase(u8(bytes, at + index)) !== tag.charCodeAt(index)) return false;
  }
  return ends(u8(bytes, at + tag.length));
}

/**
 * Whether the bytes contain HTML or a script, which no picture needs. Nothing is copied: a file may consist of `<` alone,
 * and anybody may send one.
 */
export function hidesMarkup(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(LESS_THAN); at >= 0 && at < bytes.length; at += 1) {
    if (bytes[at] !== LESS_THAN) continue;
    for (const opening of OPENINGS) if (opensAt(bytes, at, opening)) return true;
  }
  return false;
}
