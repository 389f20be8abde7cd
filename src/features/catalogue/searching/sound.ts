const CONSONANTS: Record<string, string> = Object.fromEntries(
  (
    'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ f ब b भ bh ' +
    'म m य y र r ल l व v श sh ष sh स s ह h ळ l'
  )
    .split(' ')
    .flatMap((sign, at, all) => (at % 2 === 0 ? [[sign, all[at + 1] ?? '']] : [])),
);
const VOWELS: Record<string, string> = Object.fromEntries(
  'अ a आ aa इ i ई i उ u ऊ u ए e ऐ ai ओ o औ au ऑ o ऋ ri ा aa ि i ी i ु u ू u े e ै ai ो o ौ au ॉ o ृ ri'
    .split(' ')
    .flatMap((sign, at, all) => (at % 2 === 0 ? [[sign, all[at + 1] ?? '']] : [])),
);
const DEVANAGARI = /[\u0900-\u097f]/;
const SILENT = '·';

/** 'हल्दी' as 'haldi': transliterates Hindi without its silent vowels; other words stay as they are. */
export function latinOf(word: string): string {
  if (!DEVANAGARI.test(word)) return word;
  let latin = '';
  const signs = [...word.normalize('NFD').replace(/\u093c/g, '')];
  signs.forEach((sign, at) => {
    const consonant = CONSONANTS[sign];
    if (consonant) {
      const next = signs[at + 1] ?? '';
      const bare = next === '्' || next in VOWELS;
      // Every consonant has an inherent short a, which is silent between two vowels and at the end.
      latin += consonant + (bare ? '' : SILENT);
    } else if (sign === 'ं' || sign === 'ँ') latin += 'n';
    else latin += VOWELS[sign] ?? '';
  });
  return latin
    .replace(
      new RegExp(`([aeiou](?:[^aeiou${SILENT}]{1,2}))${SILENT}(?=[^aeiou${SILENT}]{1,2}[aeiou])`, 'g'),
      '$1',
    )
    .replace(new RegExp(`${SILENT}$`), '')
    .replaceAll(SILENT, 'a');
}

/** A phonetic key: 'haldee', 'haldhi' and 'haldi' have the same. */
export function soundOf(word: string): string {
  return latinOf(word)
    .replace(/aa+/g, 'a')
    .replace(/ee|ii|ie\b|y\b/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/chh/g, 'ch')
    .replace(/([bdgjkt])h/g, '$1')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/q/g, 'k')
    .replace(/m(?=[^aeiou])/g, 'n')
    .replace(/(.)\1+/g, '$1')
    .replace(/^(.{4,})a$/, '$1');
}
