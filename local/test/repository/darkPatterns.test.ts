import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { add, subtract, sum, times, toPaise, ZERO } from '@/domain/money/money';
import { COD_FEE, PAYMENT_METHODS } from '@/domain/pricing/fees';
import { quote } from '@/domain/pricing/pricing';
import { findDarkPatterns } from './darkPatterns';
import { ownFiles } from './repository';

const root = path.resolve(__dirname, '../../..');
/** The sources that shoppers read: the screens, the mails and the pages that the functions write. */
const SHOWN =
  /^(src\/(app|domain|features|lib|loading|prerender|services|ui)|functions\/src|public)\/.*\.(tsx?|html)$/;
const HIDDEN = /\.test\.tsx?$|\/testing\/|^src\/features\/admin\//;

const shown = ownFiles(root).filter((file) => SHOWN.test(file) && !HIDDEN.test(file));

test('nothing in the shop presses, shames or deceives', () => {
  expect(shown.length).toBeGreaterThan(500);
  const sources = shown.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  expect(findDarkPatterns(sources)).toEqual([]);
});

test.each([
  ["soldSoon: 'Hurry, this is selling fast!'", 'hurries'],
  ['clock: (time: string) => `Offer ends in ${time}`', 'counts down'],
  ["crowd: '14 people are viewing this'", 'claims a crowd'],
  ["carts: 'In 23 carts right now'", 'claims a crowd'],
  ["refuse: 'No thanks, I like full price'", 'shames'],
  ["few: 'Only 2 left'", 'makes up stock'],
  ['<input type="checkbox" defaultChecked />', 'is ticked before'],
  ['<input\n  type="checkbox"\n  name="giftWrap"\n  checked={true}\n/>', 'is ticked before'],
  ['<Checkbox label={messages.gift} defaultChecked />', 'is ticked before'],
  ['<Checkbox label={messages.gift} defaultChecked={IS_GIFT} />', 'is ticked before'],
  ['<Checkbox\n  onChange={({ target }) => choose(target.checked)}\n  checked\n/>', 'is ticked before'],
  ['<RadioCard title={title} checked={true} name="wrap" />', 'is ticked before'],
  ['<Tick role="checkbox" aria-checked="true" />', 'is ticked before'],
])('a planted %s is found', (text, what) => {
  expect(findDarkPatterns([{ file: 'src/features/cart/messages.ts', text }])).toEqual([
    `src/features/cart/messages.ts:1 ${what}`,
  ]);
});

test.each([
  'few: (stock: number) => `Only ${stock} left`',
  '<input type="checkbox" checked={isChosen} onChange={toggle} />',
  '<Checkbox label={messages.gift} checked={isGift} onChange={({ target }) => choose(target.checked)} />',
  '<Checkbox label={messages.gift} defaultChecked={false} />',
  '<p>{messages.checked}</p>',
  '/** Nothing here may hurry a shopper. */',
  '// The reservation ends in half an hour.',
])('an honest %s is not', (text) => {
  expect(findDarkPatterns([{ file: 'src/features/cart/messages.ts', text }])).toEqual([]);
});

test('no price rises between the product page and the payment, but for the fee and the gift wrap that are told', () => {
  const line = fc.record({
    price: fc.integer({ min: 1, max: 9999 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...PAYMENT_METHODS),
      fc.constantFrom(null, 0, 49),
      (cart, paymentMethod, wrap) => {
        const lines = cart.map(({ price, quantity }, at) => ({
          kind: 'product' as const,
          id: `p${at}`,
          category: '',
          unitPrice: toPaise(price),
          quantity,
        }));
        const context = { now: new Date('2026-11-26T10:00:00Z'), usedByShopper: 0 };
        const giftWrap = wrap === null ? null : toPaise(wrap);
        const priced = quote({ lines, coupon: null, paymentMethod, context, giftWrap });
        const seen = sum(cart.map(({ price, quantity }) => times(toPaise(price), quantity)));
        const fee = paymentMethod === 'Cash on Delivery' ? toPaise(COD_FEE) : ZERO;
        const told = add(fee, giftWrap ?? ZERO);
        expect(priced.subTotal).toBe(seen);
        expect(priced.giftWrap).toBe(giftWrap);
        expect(priced.finalTotal).toBeLessThanOrEqual(add(seen, told));
        expect(subtract(priced.finalTotal, add(priced.deliveryFee, giftWrap ?? ZERO))).toBeLessThanOrEqual(
          seen,
        );
      },
    ),
  );
});
