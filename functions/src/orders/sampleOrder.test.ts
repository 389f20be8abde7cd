import type { Product } from '@/domain/catalogue/catalogue';
import { cartSettingsFrom } from '@/domain/cart/cartSettings';
import { LIMIT_NAMES } from '@/domain/orders/limits/limits';
import { draftOrder, type OrderFacts, type OrderRequest } from './draftOrder';
import { lostSampleText } from '@/domain/cart/sample';
import { refusalAnswer } from './orderAnswers';
import { address, asha, item, now, orderFacts, toner } from './testing';

const mist = {
  ...toner,
  id: 'mist',
  name: 'Mist',
  variants: [{ ...toner.variants[0], sku: 'M-1' }],
} as Product;
const settings = cartSettingsFrom({
  sampleFromPaise: 60_000,
  samples: [
    { id: 'mist', sku: 'M-1', title: 'Mist' },
    { id: 'toner', sku: 'T-1', title: 'Toner' },
  ],
});
const level = (sku: string, available: number) => ({ sku, available, reserved: 0, sold: 0 });
const facts = (change: Partial<OrderFacts> = {}) =>
  orderFacts({
    catalogue: { products: new Map([toner, mist].map((one) => [one.id, one])), combos: new Map() },
    levels: [level('T-1', 5), level('M-1', 1)],
    cartSettings: settings,
    ...change,
  });
const request = (change: Partial<OrderRequest> = {}): OrderRequest => ({
  orderId: 'GLM1',
  requestHash: '',
  wanted: [{ ...item, quantity: 2, shownPrice: 300 }],
  couponCode: '',
  paymentMethod: 'Cash on Delivery',
  holdsUnpaid: false,
  who: asha,
  phone: address.phone,
  pincode: address.pincode,
  takesOnline: true,
  now,
  findAddress: () => address,
  wrongSum: () => null,
  sample: 'M-1',
  ...change,
});
const decide = (asked: Partial<OrderRequest>, known: Partial<OrderFacts> = {}) =>
  draftOrder(request(asked), facts(known));

test('an order takes its sample from stock, beside its lines and at no price', () => {
  expect(decide({})).toMatchObject({
    kind: 'draft',
    sample: { id: 'mist', sku: 'M-1', name: 'Mist' },
    reserved: { 'T-1': 2, 'M-1': 1 },
    lines: [{ sku: 'T-1' }],
    quote: { finalTotal: 60_000 },
    reservations: { products: [{ id: 'toner' }, { id: 'mist', stock: 0 }] },
  });
  expect(decide({ sample: 'T-1' })).toMatchObject({ reserved: { 'T-1': 3 } });
  expect(decide({ sample: undefined })).toMatchObject({ sample: null, reserved: { 'T-1': 2 } });
});

test.each<[string, Partial<OrderRequest>, Partial<OrderFacts>, string]>([
  ['below the sum', { wanted: [{ ...item, shownPrice: 300 }] }, {}, 'below'],
  ['sold out', {}, { levels: [level('T-1', 5), level('M-1', 0)] }, 'gone'],
  ['all that the lines leave', { sample: 'T-1' }, { levels: [level('T-1', 2)] }, 'gone'],
  ['not among the samples', { sample: 'X' }, {}, 'gone'],
  ['offered no longer', {}, { cartSettings: undefined }, 'off'],
])('a sample that is %s is refused in words, and the order with it', (_, asked, known, kind) => {
  const decision = decide(asked, known);
  expect(decision).toMatchObject({ kind: 'sample_changed', lost: { kind } });
  if (decision.kind !== 'sample_changed') return;
  const answer = refusalAnswer(decision);
  expect([answer.status, answer.body]).toMatchObject([
    409,
    { code: 'sample_changed', why: kind, message: lostSampleText(decision.lost) },
  ]);
  // The same order without it stands.
  if (kind !== 'below') expect(decide({ ...asked, sample: undefined }, known).kind).toBe('draft');
});

test('a sample counts towards what one person may have of a product', () => {
  const { buyer } = facts();
  const limits = {
    ...buyer.limits,
    ...Object.fromEntries(LIMIT_NAMES.map((name) => [name, 1000])),
    unitsPerSku: 2,
  };
  const counted = { buyer: { ...buyer, limits } };
  expect(decide({}, counted).kind).toBe('draft');
  expect(decide({ sample: 'T-1' }, counted)).toMatchObject({
    kind: 'sample_changed',
    lost: { kind: 'limit' },
  });
});
