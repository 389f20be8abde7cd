import fc from 'fast-check';
import { isWrapAt, cartSettingsFrom } from './cartSettings';
import {
  cleanNote,
  giftOf,
  joinExtras,
  markOf,
  MAX_GIFT_NOTE,
  mergeExtras,
  NO_EXTRAS,
  noteProblem,
  readExtras,
  sameExtras,
  wrapOf,
  type CartExtras,
} from './extras';

const extras: fc.Arbitrary<CartExtras> = fc.record({
  isGift: fc.boolean(),
  note: fc.string({ unit: 'grapheme', maxLength: 250 }).map(cleanNote),
  wrap: fc.option(fc.nat(1000)),
  sample: fc.constantFrom('', 'MIST-15', 'constructor'),
});

test('what is left of a note can be printed and saved, and stays so', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
      const note = cleanNote(typed);
      expect(noteProblem(note)).toBeNull();
      expect(cleanNote(note)).toBe(note);
    }),
  );
  expect(cleanNote('I <3 you 🎁\r\nएमी')).toBe('I 3 you \nएमी');
});

test('a mark tells extras apart, and does not show the note', () => {
  const amma = { isGift: true, note: 'For Amma', wrap: 49, sample: 'MIST-15' };
  const marks = [
    amma,
    { ...amma, note: 'For Appa' },
    { ...amma, isGift: false },
    { ...amma, wrap: null },
    { ...amma, sample: '' },
    NO_EXTRAS,
  ].map(markOf);
  expect(new Set(marks).size).toBe(marks.length);
  expect(markOf({ ...amma })).toBe(marks[0]);
  expect(marks.join()).not.toContain('Amma');
});

test('extras are read as they were stored, and anything else is none', () => {
  fc.assert(
    fc.property(extras, (mine) => expect(readExtras(JSON.parse(JSON.stringify(mine)))).toEqual(mine)),
  );
  for (const bad of [
    null,
    'x',
    [],
    { isGift: 'yes', note: '<b>', wrap: -1 },
    { note: 'x'.repeat(201) },
    { sample: ['A'] },
    { sample: 'A\n' },
  ])
    expect(readExtras(bad)).toEqual(NO_EXTRAS);
  expect(MAX_GIFT_NOTE).toBe(200);
});

test('of two devices the one that changed a field counts for it', () => {
  fc.assert(
    fc.property(extras, extras, extras, (base, mine, theirs) => {
      const merged = mergeExtras(base, mine, theirs);
      for (const field of ['isGift', 'note', 'wrap', 'sample'] as const) {
        expect(merged[field]).toBe(mine[field] === base[field] ? theirs[field] : mine[field]);
      }
    }),
  );
});

test('what a guest chose counts as a whole: no wrap of an earlier present is added to it', () => {
  fc.assert(
    fc.property(extras, extras, (saved, guest) => {
      const stored = { mine: saved, saved };
      expect(joinExtras(stored, NO_EXTRAS)).toEqual(stored);
      if (sameExtras(guest, NO_EXTRAS)) return;
      const joined = joinExtras(stored, guest);
      expect(joined.mine).toEqual(guest);
      expect(mergeExtras(joined.saved, joined.mine, saved)).toEqual(guest);
    }),
  );
});

test('what is no present has neither note nor wrap', () => {
  const chosen = { sample: 'MIST-15', isGift: true, note: ' For you ', wrap: 0 };
  expect([giftOf(chosen), wrapOf(chosen)]).toEqual([{ note: 'For you', wrap: 0 }, 0]);
  expect(giftOf({ ...chosen, wrap: null })).toEqual({ note: 'For you' });
  const not = { ...chosen, isGift: false };
  expect([giftOf(not), wrapOf(not)]).toEqual([undefined, undefined]);
});

test.each<[unknown, number, boolean]>([
  [3000, 30, true],
  [3000, 29.99, false],
  [0, 0, true],
  [null, 0, false],
  ['3000', 30, false],
  [100_001, 1000.01, false],
])('a wrap of %p paise is sold at ₹%p: %p', (wrapPaise, seen, is) => {
  expect(isWrapAt(cartSettingsFrom({ wrapPaise }), seen)).toBe(is);
});
