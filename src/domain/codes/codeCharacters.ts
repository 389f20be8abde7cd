/** Crockford's letters: none that is read as another. */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Normalises a typed code of this length: without dashes and spaces, with 'O' as 0, 'I' and 'L' as 1. */
export function readCharacters(typed: string, length: number): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return code.length === length && [...code].every((one) => ALPHABET.includes(one)) ? code : null;
}
