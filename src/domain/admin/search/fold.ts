/** Letters and digits of a text as words: small letters, accents folded, apostrophes dropped. */
export function wordsOf(text: string): string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '');
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Normalises a code: no spaces, hyphens or slashes, lower case. */
export const squeeze = (text: string): string => wordsOf(text).join('');

export const hasDigit = (text: string): boolean => /[0-9]/.test(text);

/** Runs of digits that are long enough for a search by part. */
export const digitRuns = (text: string): string[] => text.match(/[0-9]{4,}/g) ?? [];
