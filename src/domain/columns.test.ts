import fc from 'fast-check';
import { fromColumns, toColumns, type Json } from './columns';

const key = fc.string({ maxLength: 3 }).filter((text) => text !== '$' && text !== '__proto__');
const { json } = fc.letrec<{ json: Json; row: Json; rows: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom<Json>(null, true, 0, '', 'same'),
    fc.integer(),
    fc.string({ maxLength: 4 }),
    fc.array(tie('json'), { maxLength: 4 }),
    tie('row'),
    tie('rows'),
  ),
  row: fc.dictionary(key, tie('json'), { maxKeys: 4, noNullPrototype: true }),
  // Alike, as what stands in a catalogue is: the same keys, some missing.
  rows: fc.array(
    fc.record(
      { id: tie('json'), label: fc.constant<Json>('New'), parts: tie('rows') },
      { requiredKeys: ['id'] },
    ),
    { maxLength: 5 },
  ) as fc.Arbitrary<Json>,
}));

test('whatever becomes columns comes back as it was, also as text', () => {
  fc.assert(
    fc.property(json, (value) => {
      const sent = JSON.stringify(toColumns(value));
      expect(fromColumns(JSON.parse(sent) as Json)).toEqual(value);
    }),
    { numRuns: 1000 },
  );
});

test('what all rows share is said once, what one lacks is not made up', () => {
  const rows: object[] = [
    { id: 'a', status: 'active', sizes: [{ ml: 30 }, { ml: 50 }], label: undefined },
    { id: 'b', status: 'active', sizes: [{ ml: 100 }], label: 'New' },
  ];
  expect(toColumns(rows as Json)).toEqual({
    $: 2,
    columns: {
      id: { each: ['a', 'b'] },
      status: { all: 'active' },
      sizes: { counts: [2, 1], of: { $: 3, columns: { ml: { each: [30, 50, 100] } } } },
      label: { each: ['New'], out: [0] },
    },
  });
});
