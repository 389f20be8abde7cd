import { ALICE, CAROL } from './actors';
import { addresses, cart, user } from './builders';
import { evaluate } from './judge';
import { type Fields, set, update } from './operations';
import { judge, WORLD } from './shopRules';
import { attempt } from './table';
import { doc } from 'firestore-on-node/rules/testing';

// The service evaluates fewer than 1,000 expressions a request, counted as in RULES.md of firestore-on-node. Each figure
// leaves some room, because that count was measured at the service and not published by it.
const extras = { isGift: true, note: 'x'.repeat(200), wrap: 30, sample: 'x'.repeat(60) };
const FULL = new Map(WORLD).set('users/alice', doc(user({ cart: cart(30), extras })));
const changed = (count: number) => cart(count).map((line) => ({ ...line, quantity: 7 }));
const all = { userId: 'carol', email: 'carol@example.com', displayName: 'Carol', phone: '9876543210' };
const create = (fields: Fields) => attempt(CAROL, set('users/carol', user({ ...all, ...fields })));
const change = (fields: Fields) => attempt(ALICE, update('users/alice', fields));

it.each([
  ['a first cart of 8 new lines', create({ cart: cart(8), address: [] }), 900],
  ['30 lines beside a gift note, 8 of them changed', change({ cart: [...cart(22), ...changed(8)] }), 860],
  ['30 lines in another order', change({ cart: cart(30).reverse() }), 250],
  ['extras beside 30 lines', change({ extras: { ...extras, sample: 'MIST-15' } }), 300],
  ['8 new addresses', create({ address: addresses(8), cart: [] }), 930],
])('%s is allowed, with fewer expressions than the limit', (_, deed, max) => {
  const { allowed, reason, expressions } = evaluate(judge, FULL, deed);
  expect([allowed, reason]).toEqual([true, expect.stringContaining('allowed')]);
  expect(expressions).toBeLessThanOrEqual(max);
});

it('a list with one line more than the unrolled maximum is refused', () => {
  const refused = (deed: ReturnType<typeof attempt>) => !evaluate(judge, FULL, deed).allowed;
  expect(refused(create({ cart: cart(9), address: [] }))).toBe(true);
  expect(refused(change({ cart: [...cart(21), ...changed(9)] }))).toBe(true);
  expect(refused(create({ address: addresses(9), cart: [] }))).toBe(true);
});
