import {
  addWish,
  hasChanges,
  joinWishes,
  MAX_WISHES,
  priceDrop,
  readWishes,
  removeWish,
  wishlistChanges,
  withChanges,
  type Wish,
} from './wishlist';

const wish = (id: string, changes: Partial<Wish> = {}): Wish => ({
  kind: 'product',
  id,
  sku: `${id}-30`,
  price: 599,
  addedAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const ids = (list: readonly Wish[]) => list.map(({ id }) => id).join();
const many = (count: number) => Array.from({ length: count }, (_, at) => wish(`p${at}`));

it('puts a new wish first and keeps the older price of a listed one', () => {
  expect(ids(addWish([wish('a')], wish('b')))).toBe('b,a');
  expect(addWish([wish('a')], wish('a', { price: 1 }))).toEqual([wish('a')]);
  expect(ids(addWish([wish('a')], wish('a', { kind: 'combo' })))).toBe('a,a');
});

it('leaves a full list as it is', () => {
  expect(addWish(many(MAX_WISHES), wish('new'))).toEqual(many(MAX_WISHES));
  expect(ids(addWish(many(MAX_WISHES - 1), wish('new')))).toMatch(/^new,/);
});

it('removes by key', () => {
  expect(ids(removeWish([wish('a'), wish('a', { kind: 'combo' }), wish('b')], 'combo/a'))).toBe('a,b');
});

it.each<[string, Wish[], Wish[], string]>([
  ['a guest’s wishes come first, in their order', [wish('a')], [wish('c'), wish('b')], 'c,b,a'],
  ['an item on both lists stays once', [wish('a')], [wish('a'), wish('b')], 'b,a'],
  ['nothing of a guest', [wish('a')], [], 'a'],
])('%s', (_, saved, guest, joined) => {
  expect(ids(joinWishes(saved, guest))).toBe(joined);
});

it('keeps the oldest of a guest’s wishes where there is little room', () => {
  expect(joinWishes(many(MAX_WISHES - 1), [wish('new'), wish('old')])[0]?.id).toBe('old');
});

it('two devices that change the same list both get their way', () => {
  const saved = [wish('a'), wish('b')];
  const here = wishlistChanges(saved, [wish('c'), wish('a')]);
  const there = wishlistChanges(saved, [wish('d'), wish('b')]);
  expect(here).toEqual({ added: [wish('c')], removed: ['product/b'] });
  expect(ids(withChanges(withChanges(saved, there), here))).toBe('c,d');
  expect(hasChanges(here)).toBe(true);
  expect(hasChanges(wishlistChanges(saved, saved))).toBe(false);
});

it('changes applied twice are the same as once', () => {
  const changes = { added: [wish('c')], removed: ['product/b'] };
  const once = withChanges([wish('a'), wish('b')], changes);
  expect(withChanges(once, changes)).toEqual(once);
});

it.each<[string, Parameters<typeof priceDrop>[1], number]>([
  ['cheaper', { sku: 'a-30', price: 549.5 }, 4950],
  ['the same', { sku: 'a-30', price: 599 }, 0],
  ['dearer', { sku: 'a-30', price: 649 }, 0],
  ['another size', { sku: 'a-15', price: 299 }, 0],
  ['no longer sold', undefined, 0],
])('a price drop: %s', (_, now, paise) => {
  expect(priceDrop(wish('a'), now)).toBe(paise);
});

it('reads sound wishes only', () => {
  const unsound = [
    null,
    'a',
    wish('a/b'),
    wish('b', { kind: 'page' as 'combo' }),
    wish('c', { price: -1 }),
    wish('d', { price: NaN }),
    wish('e', { addedAt: 'then' }),
    wish('f', { sku: 'x'.repeat(61) }),
  ];
  expect(readWishes([...unsound, wish('g'), wish('g'), { ...wish('h'), uid: 'alice' }])).toEqual([
    wish('g'),
    wish('h'),
  ]);
  expect(readWishes(many(MAX_WISHES + 5))).toHaveLength(MAX_WISHES);
  expect(readWishes({ 0: wish('a') })).toEqual([]);
});
