import { store } from '@/domain/store';

/** Filler words, which say nothing about the product. */
const FILLERS = new Set(
  (
    'a an the and for with of in on my me to by made make from best good product buy online price ' +
    'ke ka ki ko liye lie wala wali wale aur mein acha accha chahiye ' +
    'के का की को लिए वाला वाली और में'
  )
    .split(' ')
    .concat(store.name.toLowerCase().split(/\s+/)),
);

/** The singular: 'serums' becomes 'serum', 'washes' becomes 'wash'. */
function singular(word: string): string {
  if (word.length < 4) return word;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /[^s]s$/.test(word) && !/[ui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** A text's words as the index stores them: lower case, no accents, 'spf50' as 'spf 50', singular. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/([a-z])[\u0300-\u036f]+/g, '$1')
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/([a-z]{2,})(\d)/g, '$1 $2')
    .replace(/(\d)([a-z]{2,})/g, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(singular);
}

/** Removes filler words. */
export const withoutFillers = (words: readonly string[]) => words.filter((word) => !FILLERS.has(word));

/** Phrases are single terms of the index: 'face wash' is also indexed as 'face_wash'. */
export const toPhrase = (words: readonly string[]) => words.join('_');
