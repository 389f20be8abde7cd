import { type Decision } from '../index';
import { ALICE, Shop } from './Shop';
import { addresses, cart, user } from './builders';

// The service evaluates at most 1,000 expressions a request. It does not say how it counts; here every node of the
// syntax tree that is evaluated counts, literals and names too: the strictest reading we know of.
const expensive: [string, () => Decision, number][] = [
  ['a first cart of 12 new lines', () => create({ cart: cart(12), address: [] }), 990],
  ['30 lines, 12 of them changed', () => change({ cart: [...cart(18), ...changed(12)] }), 985],
  ['30 lines in another order', () => change({ cart: cart(30).reverse() }), 205],
  ['10 new addresses', () => create({ address: addresses(10), cart: [] }), 860],
];

const changed = (count: number) => cart(count).map((line) => ({ ...line, quantity: 7 }));
const create = (fields: Record<string, unknown>) => new Shop().create(ALICE, 'users/alice', user(fields));
const change = (fields: Record<string, unknown>) =>
  new Shop().put('users/alice', user({ cart: cart(30) })).update(ALICE, 'users/alice', fields);

it.each(expensive)('%s is allowed, in fewer expressions than the limit', (_, ask, most) => {
  const { allowed, reason, expressions } = ask();
  expect([allowed, reason]).toEqual([true, expect.stringContaining('allowed')]);
  expect(expressions).toBeLessThanOrEqual(most);
});

it('one line more than the lists are unrolled to is refused', () => {
  expect(create({ cart: cart(13), address: [] }).allowed).toBe(false);
  expect(change({ cart: [...cart(17), ...changed(13)] }).allowed).toBe(false);
  expect(create({ address: addresses(11), cart: [] }).allowed).toBe(false);
});
