import { findCompared, readComparedIds, shownOnPhone, swapOnPhone, toggleCompared } from './comparedIds';

test.each([
  ['nothing', null, { ids: [], repeated: [], unreadable: 0 }],
  ['one', 'a', { ids: ['a'], repeated: [], unreadable: 0 }],
  ['spaces and empty parts', ' a ,, b,', { ids: ['a', 'b'], repeated: [], unreadable: 0 }],
  ['one id three times', 'a,b,a,a', { ids: ['a', 'b'], repeated: ['a'], unreadable: 0 }],
  ['what is no id', 'a,../b,<i>', { ids: ['a'], repeated: [], unreadable: 2 }],
])('an address with %s', (_, parameter, expected) => {
  expect(readComparedIds(parameter)).toEqual(expected);
});

test('an endless address is read as far as a shop makes one', () => {
  const ids = Array.from({ length: 500 }, (_, at) => `p${at}`);
  expect(readComparedIds(ids.join(',')).ids).toHaveLength(20);
});

const onSale = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

test.each([
  ['in the order asked', ['c', 'a'], ['c', 'a'], [], []],
  ['four at most', ['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'd'], ['e'], []],
  ['what is missing takes no room', ['a', 'x', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'], [], ['x']],
])('finds %s', (_, ids, shown, over, missing) => {
  const found = findCompared(ids, onSale);
  expect([idsOf(found.products), idsOf(found.over), found.missing]).toEqual([shown, over, missing]);
});

test.each([
  [[], 'a', ['a']],
  [['a', 'b'], 'a', ['b']],
  [['a', 'b', 'c', 'd'], 'e', ['a', 'b', 'c', 'd']],
  [['a', 'b', 'c', 'd'], 'd', ['a', 'b', 'c']],
])('%j with a press on %s is %j', (ids, id, expected) => expect(toggleCompared(ids, id)).toEqual(expected));

test.each([
  ['the first two', ['a', 'b', 'c'], [], ['a', 'b']],
  ['the chosen two, in the order of the page', ['a', 'b', 'c'], ['c', 'a'], ['a', 'c']],
  ['the first in the place of one that was taken out', ['a', 'b', 'c'], ['x', 'c'], ['a', 'c']],
  ['the only one', ['a'], ['b'], ['a']],
])('a phone shows %s', (_, ids, chosen, expected) => expect(shownOnPhone(ids, chosen)).toEqual(expected));

test.each([
  ['a hidden one comes for the first shown', ['a', 'b'], 'c', ['b', 'c']],
  ['a shown one gives its place to the next hidden', ['a', 'b'], 'b', ['a', 'c']],
])('%s', (_, shown, id, expected) => expect(swapOnPhone(['a', 'b', 'c', 'd'], shown, id)).toEqual(expected));

test('with two there is nothing to swap', () => {
  expect(swapOnPhone(['a', 'b'], ['a', 'b'], 'a')).toEqual(['a', 'b']);
});
