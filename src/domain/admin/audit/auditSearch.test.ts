import { auditSearchTokens, MAX_WORDS, parseAuditSearch } from './auditSearch';

const serum = { target: 'products/amla-c-glow-serum', name: 'Amla C Glow Serum' };
const order = { target: 'orders/GLM1764131970969' };

const isFound = (typed: string, entry: { target: string; name?: string }): boolean => {
  const thing = parseAuditSearch(typed);
  if (!thing) return false;
  if ('target' in thing) return thing.target === entry.target;
  const words = new Set(auditSearchTokens(entry));
  return thing.words.every((word) => words.has(word));
};

test.each<[string, { target: string; name?: string }, boolean]>([
  ['amla', serum, true],
  ['AMLA ser', serum, true],
  ['glow serum', serum, true],
  ['amla-c-glow-serum', serum, true],
  ['amla toner', serum, false],
  ['products/amla-c-glow-serum', serum, true],
  ['products/amla', serum, false],
  ['a', serum, false],
  ['GLM1764131970969', order, true],
  ['glm1764131970969', order, true],
  ['970969', order, true],
  ['0969', order, true],
  ['969', order, true],
  ['09', order, false],
  ['1764131970969', order, true],
  ['0968', order, false],
  ['GLOW10', { target: 'offers/x1', name: 'GLOW10, 10% off' }, true],
  ['आमला', { target: 'products/p', name: 'आमला तेल' }, true],
])('%p finds %j: %p', (typed, entry, found) => {
  expect(isFound(typed, entry)).toBe(found);
});

test('an entry has a bounded number of words, and one of the whole shop has none', () => {
  const name = Array.from({ length: 90 }, (_, n) => `word${n}abc`).join(' ');
  expect(auditSearchTokens({ target: 'products/x', name }).length).toBe(MAX_WORDS);
  expect(auditSearchTokens({ target: 'shop' })).toEqual([]);
});
