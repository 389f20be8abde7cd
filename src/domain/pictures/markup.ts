/** Long enough that compressed pixels do not contain these bytes by chance. */
const MARKUP = [/^<script[\s>/]/i, /^<!doctype\s/i, /^<html[\s>]/i, /^<iframe[\s>]/i, /^<\?php\s/i];
const MAX_MARKUP_LENGTH = 12;
const LESS_THAN = 0x3c;

/** Whether the bytes contain HTML or a script, which no picture needs. */
export function hidesMarkup(bytes: Uint8Array): boolean {
  let at = bytes.indexOf(LESS_THAN);
  while (at >= 0) {
    const words = String.fromCharCode(...bytes.subarray(at, at + MAX_MARKUP_LENGTH));
    if (MARKUP.some((pattern) => pattern.test(words))) return true;
    at = bytes.indexOf(LESS_THAN, at + 1);
  }
  return false;
}
