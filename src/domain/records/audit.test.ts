import fc from 'fast-check';
import { changesBetween } from './audit';

test('an audit entry lists only changed, added and removed fields', () => {
  const before = { name: 'Toner', price: 450, tags: ['new'], label: 'Bestseller' };
  const after = { price: 425, name: 'Toner', tags: ['new'], stock: 3 };
  expect(changesBetween(before, after)).toEqual([
    { field: 'label', before: 'Bestseller', after: null },
    { field: 'price', before: 450, after: 425 },
    { field: 'stock', before: null, after: 3 },
  ]);
});

test('a created or deleted document has all its fields among the changes', () => {
  expect(changesBetween(null, { a: 1 })).toEqual([{ field: 'a', before: null, after: 1 }]);
  expect(changesBetween({ a: 1 }, null)).toEqual([{ field: 'a', before: 1, after: null }]);
});

test('lists differ by order, and maps do not', () => {
  expect(changesBetween({ a: [1, 2] }, { a: [2, 1] })).toHaveLength(1);
  expect(changesBetween({ a: [1] }, { a: [1, 2] })).toHaveLength(1);
  expect(changesBetween({ a: { x: 1, y: [{ z: 2 }] } }, { a: { y: [{ z: 2 }], x: 1 } })).toEqual([]);
});

const documents = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.jsonValue());

test('applying the changes to the old document gives the new one', () => {
  fc.assert(
    fc.property(documents, documents, (before, after) => {
      const changed = Object.fromEntries(changesBetween(before, after).map((one) => [one.field, one.after]));
      const applied = Object.entries({ ...before, ...changed }).filter(([, value]) => value !== null);
      const expected = Object.entries(after).filter(([, value]) => value !== null);
      expect(changesBetween(Object.fromEntries(applied), Object.fromEntries(expected))).toEqual([]);
      expect(changesBetween(before, before)).toEqual([]);
    }),
  );
});
