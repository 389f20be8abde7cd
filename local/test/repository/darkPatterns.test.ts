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
const SHOWN = /^(src\/(app|domain|features|ui|lib)|functions\/src|public)\/.*\.(tsx?|html)$/;
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
])('a planted %s is found', (text, what) => {
  expect(findDarkPatterns([{ file: 'src/features/cart/messages.ts', text }])).toEqual([
    `src/features/cart/messages.ts:1 ${what}`,
  ]);
});

test.each([
  'few: (stock: number) => `Only ${stock} left`',
  '<input type="checkbox" checked={isChosen} onChange={toggle} />',
  '/** Nothing here may hurry a shopper. */',
  '// The reservation ends in half an hour.',
])('an honest %s is not', (text) => {
  expect(findDarkPatterns([{ file: 'src/features/cart/messages.ts', text }])).toEqual([]);
});

test('no price rises between the product page and the payment, but for the fee that is told', () => {
  const line = fc.record({
    price: fc.integer({ min: 1, max: 9999 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...PAYMENT_METHODS),
      (cart, paymentMethod) => {
        const lines = cart.map(({ price, quantity }, at) => ({
          kind: 'product' as const,
          id: `p${at}`,
          category: '',
          unitPrice: toPaise(price),
          quantity,
        }));
        const context = { now: new Date('2026-11-26T10:00:00Z'), usedByShopper: 0 };
        const priced = quote({ lines, coupon: null, paymentMethod, context });
        const seen = sum(cart.map(({ price, quantity }) => times(toPaise(price), quantity)));
        const told = paymentMethod === 'Cash on Delivery' ? toPaise(COD_FEE) : ZERO;
        expect(priced.subTotal).toBe(seen);
        expect(priced.finalTotal).toBeLessThanOrEqual(add(seen, told));
        expect(subtract(priced.finalTotal, priced.deliveryFee)).toBeLessThanOrEqual(seen);
      },
    ),
  );
});
