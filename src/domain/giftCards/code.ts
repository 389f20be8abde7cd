import { ALPHABET, readCharacters } from '../codes/codeCharacters';

/** Random characters, of 5 bits each: 90 bits. */
const RANDOM = 18;
/** Characters that show a typing mistake. */
const CHECK = 2;
const LENGTH = RANDOM + CHECK;
/** Random bytes of a code. */
export const CODE_BYTES = 12;
/** A prime below 32², so that one wrong character, or two that changed places, never give the same check. */
const MODULUS = 1021;

function checkOf(characters: string): string {
  let rest = 0;
  for (const one of characters) rest = (rest * 32 + ALPHABET.indexOf(one)) % MODULUS;
  return (ALPHABET[rest >> 5] ?? '') + (ALPHABET[rest & 31] ?? '');
}

/** A new code of `CODE_BYTES` random bytes, without its dashes. */
export function giftCardCode(bytes: Uint8Array): string {
  if (bytes.length < CODE_BYTES) throw new RangeError(`A code needs ${CODE_BYTES} bytes`);
  let bits = 0n;
  for (const byte of bytes.subarray(0, CODE_BYTES)) bits = (bits << 8n) | BigInt(byte);
  const random = Array.from(
    { length: RANDOM },
    (_, at) => ALPHABET[Number((bits >> BigInt(5 * at)) & 31n)] ?? '',
  ).join('');
  return random + checkOf(random);
}

/** 'ABCD-EFGH-…': as a person reads it. */
export const groupedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

/** A typed gift card's code; null with a typing mistake. */
export function readGiftCardCode(typed: string): string | null {
  const code = readCharacters(typed, LENGTH);
  return code && checkOf(code.slice(0, RANDOM)) === code.slice(RANDOM) ? code : null;
}
