import { MAX_SEEN, readSeen, withSeen, type SeenItem } from './seen';

const product = (id: string): SeenItem => ({ kind: 'product', id });
const ids = (items: readonly SeenItem[]) => items.map(({ id }) => id).join();
const many = Array.from({ length: MAX_SEEN }, (_, at) => product(`p${at}`));

it.each<[string, SeenItem[], SeenItem, string]>([
  ['the first', [], product('a'), 'a'],
  ['a new one comes first', [product('a')], product('b'), 'b,a'],
  ['one that is seen again moves to the front', [product('a'), product('b')], product('b'), 'b,a'],
  ['a combo is not the product with its id', [product('a')], { kind: 'combo', id: 'a' }, 'a,a'],
])('%s', (_, seen, item, expected) => {
  expect(ids(withSeen(seen, item))).toBe(expected);
});

it('forgets the oldest of twelve', () => {
  const seen = withSeen(many, product('new'));
  expect(seen).toHaveLength(MAX_SEEN);
  expect([seen[0]?.id, seen.at(-1)?.id]).toEqual(['new', 'p10']);
});

it('reads sound items only, in their order', () => {
  const stored = [null, product('a'), product('a/b'), { kind: 'page', id: 'c' }, product('d'), product('a')];
  expect(ids(readSeen(stored))).toBe('a,d');
  expect(readSeen([...many, product('more')])).toEqual(many);
  expect(readSeen('all')).toEqual([]);
});
