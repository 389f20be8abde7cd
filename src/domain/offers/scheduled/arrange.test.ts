import fc from 'fast-check';
import { arranged, inOrder, lastPlace } from './arrange';

const lists = fc.uniqueArray(fc.record({ id: fc.string({ minLength: 1 }), order: fc.nat(20) }), {
  selector: ({ id }) => id,
  minLength: 1,
});

test('items get the requested order, and only moved items are written', () => {
  fc.assert(
    fc.property(
      lists.chain((list) =>
        fc.tuple(
          fc.constant(list),
          fc.shuffledSubarray(
            list.map(({ id }) => id),
            { minLength: list.length },
          ),
        ),
      ),
      ([list, ids]) => {
        const changed = arranged(list, ids) ?? [];
        const after = list.map((one) => changed.find(({ id }) => id === one.id) ?? one);
        expect(inOrder(after).map(({ id }) => id)).toEqual(ids);
        expect(arranged(after, ids)).toEqual([]);
        expect(lastPlace(after)).toBe(ids.length + 1);
        expect(changed.every((one) => !list.includes(one))).toBe(true);
      },
    ),
  );
});

test('an order with other ids is refused', () => {
  const list = [
    { id: 'a', order: 1 },
    { id: 'b', order: 2 },
  ];
  for (const ids of [[], ['a'], ['a', 'a'], ['a', 'c'], ['a', 'b', 'c']])
    expect(arranged(list, ids)).toBeNull();
});
