/** Letters that Indian names in Latin script are spelled with in either way. Applied in this order. */
const SAME_SOUND: readonly (readonly [RegExp, string])[] = [
  [/^[aeiou]+/, 'A'],
  [/x/g, 'ks'],
  [/ck|q/g, 'k'],
  [/ph/g, 'f'],
  [/ch/g, 'C'],
  [/c/g, 'k'],
  [/[zj]/g, 'j'],
  [/w/g, 'v'],
  // Aspirates, and Lakshmi like Laxmi.
  [/([bCdfgjklmnprstv])h/g, '$1'],
  [/[aeiouy]/g, ''],
  [/(.)\1+/gu, '$1'],
];

/** A key that spellings of one name share: Laxmi and Lakshmi, Pooja and Puja, Bangalore and Bengaluru. */
export const soundKey = (word: string): string =>
  SAME_SOUND.reduce((key, [from, to]) => key.replace(from, to), word).toLowerCase();
