import { distance, nearest } from './nearest';
import { readPriceWords } from './priceWords';
import { latinOf, soundOf } from './sound';
import { thesaurus } from './thesaurus';
import { withoutFillers, wordsOf } from './words';

test.each([
  ['SPF50+ PA++++', ['spf', '50', 'pa']],
  ['Fuller’s earth', ['fuller', 'earth']],
  ['crème', ['creme']],
  ['de-tan', ['de', 'tan']],
  ['30ml', ['30', 'ml']],
  ['serums', ['serum']],
  ['face washes', ['face', 'wash']],
  ['lotus', ['lotus']],
  ['vitamin B3', ['vitamin', 'b3']],
  ['हल्दी, चंदन', ['हल्दी', 'चंदन']],
  ['', []],
])('%s has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('filler words are removed', () => {
  expect(withoutFillers(wordsOf('best cream for the face'))).toEqual(['cream', 'face']);
  expect(withoutFillers(wordsOf('chehre ke liye'))).toEqual(['chehre']);
});

test.each([
  ['हल्दी', 'haldi'],
  ['चेहरा', 'chehraa'],
  ['तुलसी', 'tulsi'],
  ['कुमकुमादि', 'kumkumadi'],
  ['गुलाब', 'gulaab'],
  ['केसर', 'kesar'],
  ['बाल', 'baal'],
  ['serum', 'serum'],
])('%s is transliterated as %s', (word, latin) => {
  expect(soundOf(latinOf(word))).toBe(soundOf(latin));
});

test.each([
  ['haldee', 'haldi'],
  ['kumkumaadi', 'kumkumadi'],
  ['gulaab', 'gulab'],
  ['neem', 'nim'],
  ['chaawal', 'chawal'],
  ['फेस', 'fes'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test.each([
  ['serum', 'serum', 0],
  ['serm', 'serum', 1],
  ['seurm', 'serum', 1],
  ['serrum', 'serum', 1],
  ['sirum', 'serum', 1],
  ['zerom', 'serum', 2],
  ['toner', 'serum', 3],
])('the edit distance from %s to %s is %i', (typed, word, expected) => {
  expect(distance(typed, word, 2)).toBe(expected);
});

test('an unfinished word is compared by its prefix only', () => {
  expect(distance('moistr', 'moisturizer', 1)).toBe(2);
  expect(distance('moistr', 'moisturizer', 1, true)).toBe(1);
});

test('the nearest words come first, and a wrong first letter counts as less likely', () => {
  expect(nearest('tonr', ['toner', 'donr', 'serum'])[0]).toEqual({ word: 'toner', distance: 1 });
  expect(nearest('ab', ['abc'])).toEqual([]);
});

test.each([
  ['serum under 500', ['serum'], { to: 500 }],
  ['under rs 500 serum', ['serum'], { to: 500 }],
  ['500 se kam', [], { to: 500 }],
  ['₹300 tak cream', ['cream'], { to: 300 }],
  ['above 400 below 900', [], { from: 400, to: 900 }],
  ['spf 50', ['spf', '50'], {}],
])('%s searches for %j with the price %j', (text, words, price) => {
  expect(readPriceWords(wordsOf(text))).toEqual({ words, price });
});

describe('the thesaurus', () => {
  const both: [string, string][] = [
    ['haldi', 'turmeric'],
    ['moisturiser', 'moisturizer'],
    ['colour', 'color'],
    ['facewash', 'face_wash'],
    ['aloevera', 'aloe'],
    ['vit_c', 'vitamin_c'],
    ['chehra', 'face'],
    ['baal', 'hair'],
    ['besan', 'gram_flour'],
    ['gulab_jal', 'rose_water'],
    ['kunkumadi', 'kumkumadi'],
    ['चेहरा', 'face'],
  ];
  test.each(both)('treats %s and %s as synonyms', (one, other) => {
    const leads = (from: string, to: string) => thesaurus.alternatives(from).some(({ term }) => term === to);
    expect(leads(one, other)).toBe(true);
    expect(leads(other, one)).toBe(true);
  });

  test('uses an association in one direction only', () => {
    expect(thesaurus.alternatives('acne').map(({ term }) => term)).toContain('neem');
    expect(thesaurus.alternatives('neem').map(({ term }) => term)).not.toContain('acne');
  });

  test('ranks synonyms above associations, and both below the typed word', () => {
    const weights = new Map(thesaurus.alternatives('kesar').map(({ term, weight }) => [term, weight]));
    expect(weights.get('saffron')).toBe(0.9);
    for (const term of thesaurus.terms()) {
      for (const { weight } of thesaurus.alternatives(term)) {
        expect(weight).toBeGreaterThan(0);
        expect(weight).toBeLessThan(1);
      }
    }
  });

  test('has its terms in the form of the index', () => {
    for (const term of thesaurus.terms()) {
      expect(term).not.toBe('');
      expect(withoutFillers(wordsOf(term.replaceAll('_', ' '))).join('_')).toBe(term);
    }
  });
});
