import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds for which one code is shown. */
export const PERIOD_S = 30;
export const DIGITS = 6;
/** Codes before and after the current one that count too, because phones' clocks differ. */
const WINDOW = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base 32 as in RFC 4648, without padding: the form in which apps take a secret. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** The code of RFC 4226 for a counter. */
export function hotp(secret: Uint8Array, counter: number, digits = DIGITS): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(message).digest();
  const offset = mac[mac.length - 1]! & 0xf;
  const value = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(value % 10 ** digits).padStart(digits, '0');
}

export const counterAt = (nowMs: number): number => Math.floor(nowMs / 1000 / PERIOD_S);

/** The code of RFC 6238 that an app shows now for a secret in base 32. */
export const totpCode = (secret: string, nowMs: number): string => hotp(fromBase32(secret), counterAt(nowMs));

/** The counter whose code this is, among the current one and its neighbours later than `after`; null for a wrong code. */
export function counterOf(secret: string, code: string, nowMs: number, after = -1): number | null {
  const bytes = fromBase32(secret);
  const entered = Buffer.from(code.padEnd(DIGITS));
  for (let step = -WINDOW; step <= WINDOW; step += 1) {
    const counter = counterAt(nowMs) + step;
    const right = Buffer.from(hotp(bytes, counter));
    if (counter > after && entered.length === right.length && timingSafeEqual(entered, right)) return counter;
  }
  return null;
}
