import { momentText } from '@/domain/orders/shipment/deliveryDate';
import { paidOrder } from '@/domain/orders/order/testing';
import type { Order } from '@/domain/orders/order/order';
import { whatsAppUrl } from '../text/whatsApp';
import { orderText } from './orderText';
import { isPhoneCustomer, phoneCustomerId } from './phoneCustomer';
import { findSellables, sellablesOf, type Sellable } from './sellable';

test.each([
  [phoneCustomerId('0f'.repeat(16)), true],
  ['Xk3vQ0aPzLhR5tYw8sJc2nBdF7M1', false],
  ['', false],
])('%p is a customer without an account: %p', (uid, expected) => {
  expect(isPhoneCustomer(uid)).toBe(expected);
});

test.each([
  ['2026-11-26T08:42:00.000Z', 'Thu, 26 November, 2:12 pm'],
  ['2026-11-26T18:30:00.000Z', 'Fri, 27 November, 12:00 am'],
  ['2026-11-26T06:35:00.000Z', 'Thu, 26 November, 12:05 pm'],
])('%p is %p in India', (at, text) => {
  expect(momentText(at)).toBe(text);
});

const sellable = (id: string, change: Partial<Sellable> = {}): Sellable => ({
  kind: 'product',
  id,
  sku: `GLM-${id.toUpperCase()}`,
  name: 'Crème Rose Toner',
  variant: '100 ml',
  price: 300,
  stock: 5,
  mainImage: '',
  ...change,
});

test('each size of a product and each combo can be sold', () => {
  const size = (label: string) => ({ id: label, label, sku: label, price: 300, mrp: 300, stock: 2 });
  const found = sellablesOf({
    products: [{ id: 'p', name: 'Toner', mainImage: '/t.webp', variants: [size('S'), size('L')] }],
    combos: [{ id: 'c', name: 'Duo', sku: 'DUO', price: 500, stock: 1, mainImage: '/d.webp' }],
  });
  expect(found.map(({ kind, id, sku, variant }) => [kind, id, sku, variant])).toEqual([
    ['product', 'p', 'S', 'S'],
    ['product', 'p', 'L', 'L'],
    ['combo', 'c', 'DUO', ''],
  ]);
});

test.each([
  ['creme ton', ['a', 'b']],
  ['100', ['a', 'b']],
  ['one', []],
  ['m-b', ['b']],
  ['rose b', ['b']],
  ['  ', []],
])('%p finds %j', (typed, ids) => {
  const all = [sellable('a'), sellable('b')];
  expect(findSellables(all, typed, 8).map(({ id }) => id)).toEqual(ids);
  expect(findSellables(all, typed, 1).length).toBeLessThanOrEqual(1);
});

const link = { url: 'https://rzp.io/l/abc', expiresAt: '2026-11-27T08:42:00.000Z' };

test.each([
  [
    'waits for its link',
    { status: 'pending_payment', paymentMethod: 'Pay Online', phoneOrder: { placedBy: 'a', link } },
    /here by Fri, 27 November, 2:12 pm:\nhttps:\/\/rzp\.io\/l\/abc$/,
  ],
  [
    'is paid',
    { status: 'placed', paymentMethod: 'Pay Online', phoneOrder: { placedBy: 'a', link } },
    /\nPaid: ₹[\d,.]+\. Thank you!$/,
  ],
  [
    'is paid in cash',
    { status: 'placed', paymentMethod: 'Cash on Delivery' },
    /\nPlease keep ₹[\d,.]+ in cash ready for the delivery\.$/,
  ],
] as const)('the text of an order that %s says what to do', (_name, change, end) => {
  const address = { name: 'Asha Rao', city: 'Kochi', pincode: '682001' } as Order['address'];
  const text = orderText(paidOrder(change.status, { ...change, address }));
  expect(text).toMatch(/^Hello \S+, your Glumist order /);
  expect(text).toMatch(end);
  expect(decodeURIComponent(whatsAppUrl('9812345678', text))).toBe(`https://wa.me/919812345678?text=${text}`);
});
