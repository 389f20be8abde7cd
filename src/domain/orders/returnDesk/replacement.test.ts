import { deliveredOrder } from '@/domain/invoices/testing';
import type { Product } from '@/domain/catalogue/catalogue';
import { paise, toRupees } from '@/domain/money/money';
import type { Order } from '../order/order';
import { decideOpen, decideReceived } from './decide';
import { decideJudge } from './judge';
import type { ActionDecision } from '../order/decision';
import {
  exchangeDifference,
  planReplacement,
  replacementOrder,
  withReplacement,
  type ReplacementStock,
} from './replacement';
import { withReplacementOwed } from './owedReplacement';
import { owedNow, returnStepsOf } from './steps';

const now = new Date('2026-11-22T10:00:00.000Z');
const must = (decision: ActionDecision): Order => {
  if (decision.kind !== 'done') throw new Error(decision.kind);
  return decision.order;
};
/** Two toners of ₹300, ₹513 paid after a coupon; one is accepted. */
const request = { reason: 'x', lines: null, outcome: 'replace', words: '' } as const;
const here = must(decideReceived(must(decideOpen(deliveredOrder(), request, now)), now));
const order = must(
  decideJudge(
    here,
    {
      verdicts: [
        { line: 0, quantity: 1, verdict: 'resell' },
        { line: 0, quantity: 1, verdict: 'keep' },
      ],
      words: 'One was used',
      outcome: 'replace',
    },
    { 'T-1': 1 },
    now,
  ),
);
const variant = (sku: string, label: string, price: number) => ({
  id: sku,
  label,
  sku,
  price,
  mrp: price,
  stock: 9,
});
const toner = {
  id: 'toner',
  sku: 'T-1',
  variants: [variant('T-1', '100 ml', 320), variant('T-2', '50 ml', 150), variant('T-3', '200 ml', 500)],
} as unknown as Product;
const stock = (available: number): ReplacementStock => ({
  catalogue: { products: new Map([['toner', toner]]), combos: new Map() },
  levels: ['T-1', 'T-2', 'T-3'].map((sku) => ({ sku, available, reserved: 0, sold: 0 })),
});

test.each([
  ['the same size, at the price that was paid', 'T-1', { price: 300, variant: '100 ml' }, 0],
  // ₹256.50 was paid for one; half of that is refunded.
  ['a smaller size', 'T-2', { price: 150, variant: '50 ml' }, 128.25],
])('%s is sent, and the difference goes back', (_name, sku, line, difference) => {
  const plan = planReplacement(order, [{ line: 0, sku }], stock(5));
  if (plan.kind !== 'planned') throw new Error(plan.message);
  expect(plan).toMatchObject({ lines: [{ ...line, sku, quantity: 1 }], reserved: { [sku]: 1 } });
  expect(toRupees(plan.difference)).toBe(difference);
  const { verdicts = [] } = order.returnCase ?? {};
  const shown = exchangeDifference(order, verdicts, () => (sku === 'T-1' ? null : line.price));
  expect(shown).toBe(plan.difference);
  expect(plan.levels).toContainEqual({ sku, available: 4, reserved: 1, sold: 0 });

  const made = replacementOrder(order, plan, { orderId: 'GLM2', idEnd: 'GLM2', now, bookingUntil: now });
  expect(made.amounts).toMatchObject({ subTotal: line.price, discountAmount: line.price, finalTotal: 0 });
  expect(made).toMatchObject({ replaces: 'GLM1', status: 'placed', payment: { status: 'cod' } });
  const settled = withReplacement(order, 'GLM2', plan.difference, now);
  expect(toRupees(owedNow(settled))).toBe(difference);
  expect(returnStepsOf(settled)).toEqual(difference > 0 ? ['refund', 'send-back'] : ['send-back']);
});

test.each([
  ['a larger size', 'T-3', 5, 'dearer'],
  ['a size that is gone', 'T-9', 5, 'gone'],
  ['a size that is sold out', 'T-2', 0, 'sold_out'],
])('%s is refused with a sentence', (_name, sku, available, code) => {
  const plan = planReplacement(order, [{ line: 0, sku }], stock(available));
  expect(plan).toMatchObject({ kind: 'refused', code, message: expect.stringMatching(/\w \w.*\.$/) });
});

test('a difference that went back before the replacement was lost is neither kept beside the dear size nor given again', () => {
  const lost = withReplacementOwed(withReplacement(order, 'GLM2', paise(12825), now), 'GLM2', 'lost', now);
  const part = { id: 'return-1', status: 'done' as const, amount: 128.25, note: '', at: '' };
  const owing: Order = {
    ...lost,
    returnCase: { ...lost.returnCase!, refunds: ['return-1'] },
    payment: { ...lost.payment, parts: [part] },
  };
  const pick = (sku: string) => planReplacement(owing, [{ line: 0, sku }], stock(5));
  expect(pick('T-1')).toMatchObject({
    code: 'given_back',
    message: expect.stringContaining('₹128.25 was refunded'),
  });
  const again = pick('T-2');
  if (again.kind !== 'planned') throw new Error(again.message);
  expect(owedNow(withReplacement(owing, 'GLM3', again.difference, now))).toBe(0);
  expect(toRupees(owedNow(withReplacement(owing, 'GLM3', paise(20000), now)))).toBe(71.75);
});
