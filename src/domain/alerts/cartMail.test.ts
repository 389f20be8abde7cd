import fc from 'fast-check';
import type { CartItem } from '../cart/cart';
import {
  cartMailed,
  chooseCartMails,
  decideCartMail,
  type CartFacts,
  type CartOrder,
  type MailChoice,
} from './cartMail';

const HOUR = 3_600_000;
const anItem = (change: Pick<CartItem, 'id' | 'sku'>): CartItem => ({
  name: change.id,
  title: '',
  price: 1,
  quantity: 1,
  mainImage: '',
  variant: '',
  ...change,
});
const at = (hours: number) => new Date(Date.UTC(2026, 10, 1) + hours * HOUR);
const iso = (hours: number) => at(hours).toISOString();
const CHOICE: MailChoice = {
  userId: 'alice',
  cartMails: true,
  changedAt: iso(-100),
  nextAt: iso(0),
  mailed: null,
};
const serum = anItem({ id: 'serum', sku: 'S30' });
const facts = (change: Partial<CartFacts> = {}): CartFacts => ({
  choice: CHOICE,
  cart: [serum],
  cartAt: iso(0),
  orders: [],
  now: at(6),
  ...change,
});
const mailed = { at: iso(-20), lines: [], isOver: false };
const order = (hours: number, change: Partial<CartOrder> = {}): CartOrder => ({
  createdAt: iso(hours),
  status: 'placed',
  lines: [],
  ...change,
});

test.each<[string, Partial<CartFacts>, boolean]>([
  ['a cart that rested', {}, true],
  ['one that rests still', { now: at(5.99) }, false],
  ['an empty one', { cart: [] }, false],
  ['one of a week ago', { now: at(7 * 24 + 1) }, false],
  ['without consent', { choice: { ...CHOICE, cartMails: false, nextAt: null } }, false],
  ['just after the consent', { choice: { ...CHOICE, changedAt: iso(1) } }, false],
  ['with a mail already', { choice: { ...CHOICE, mailed } }, false],
  ['with a mail for the cart before', { choice: { ...CHOICE, mailed: { ...mailed, isOver: true } } }, true],
  ['after an order since the cart', { orders: [order(1)] }, false],
  ['with what was bought in it', { orders: [order(-1, { lines: [serum] })] }, false],
  ['with what was bought a week ago', { orders: [order(-7 * 24, { lines: [serum] })] }, true],
  ['while its payment is open', { orders: [order(5.9, { status: 'pending_payment' })] }, false],
  ['after a payment that was left', { orders: [order(1, { status: 'expired', lines: [serum] })] }, true],
  ['after an order that was cancelled', { orders: [order(1, { status: 'cancelled' })] }, false],
  [
    'after an order of something else before',
    { orders: [order(-1, { lines: [anItem({ id: 'balm', sku: 'B' })] })] },
    true,
  ],
])('%s', (_what, change, isDue) => {
  expect(decideCartMail(facts(change)).isDue).toBe(isDue);
});

test('the next look is when it has rested, or an hour later', () => {
  expect(decideCartMail(facts({ now: at(1) })).choice.nextAt).toBe(iso(6));
  expect(decideCartMail(facts({ cart: [] })).choice.nextAt).toBe(iso(7));
});

test('switching off and on brings no second mail for the same cart', () => {
  const sent = cartMailed(CHOICE, [], at(6));
  const off = chooseCartMails(sent, 'alice', { cartMails: false, now: at(7) });
  expect(off).toMatchObject({ cartMails: false, nextAt: null });
  const on = chooseCartMails(off, 'alice', { cartMails: true, now: at(8) });
  expect(decideCartMail(facts({ choice: on, now: at(30) })).isDue).toBe(false);
  expect(chooseCartMails(on, 'alice', { cartMails: true, now: at(9) })).toEqual(on);
});

const step = fc.record({
  hours: fc.integer({ min: 1, max: 40 }),
  act: fc.constantFrom('add' as const, 'empty' as const, 'order' as const, 'leave' as const, 'wait' as const),
});

test('whatever a person does: one mail at most between two empty or ordered carts', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let choice = CHOICE;
      let cart: CartFacts['cart'] = [];
      let cartAt = 0;
      let time = 0;
      let sinceFresh = 0;
      const orders: CartOrder[] = [];
      for (const { hours, act } of steps) {
        time += hours;
        for (const one of orders) if (one.status === 'pending_payment') one.status = 'expired';
        if (act === 'leave') orders.push(order(time, { status: 'pending_payment', lines: [...cart] }));
        if (act === 'add') cart = [...cart, anItem({ id: `p${cart.length}`, sku: `s${time}` })];
        if (act === 'order' && cart.length > 0) orders.push(order(time, { lines: [...cart] }));
        if (act === 'empty' || act === 'order') cart = [];
        if (act !== 'wait' && act !== 'leave') cartAt = time;
        if (cart.length === 0) sinceFresh = 0;
        const look = decideCartMail({ choice, cart, cartAt: iso(cartAt), orders, now: at(time) });
        choice = look.isDue ? cartMailed(look.choice, [], at(time)) : look.choice;
        if (look.isDue) sinceFresh += 1;
        expect(sinceFresh).toBeLessThanOrEqual(1);
        if (look.isDue) expect(time - cartAt).toBeGreaterThanOrEqual(6);
      }
    }),
  );
});
