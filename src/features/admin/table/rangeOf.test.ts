import { rangeOf } from './rangeOf';

const all = ['a', 'b', 'c', 'd'];

test.each<[string | null, string, string[]]>([
  ['a', 'c', ['a', 'b', 'c']],
  ['d', 'b', ['b', 'c', 'd']],
  ['b', 'b', ['b']],
  [null, 'c', ['c']],
  ['gone', 'c', ['c']],
])('from %p to %p: %j', (from, to, range) => {
  expect(rangeOf(all, from, to)).toEqual(range);
});
