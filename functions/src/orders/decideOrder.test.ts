import type { Address } from '@/domain/address';
import type { Product } from '@/domain/catalogue';
import { createShipmentRequest } from '@/domain/contracts/shipment';
import { parse } from '@/domain/contracts/parse';
import type { Order } from '@/domain/order';
import { buildShipmentRequest } from '@/domain/shipmentRequest';
import { decideOrder, type OrderFacts, type OrderRequest } from './decideOrder';
import { requestHash } from './requestHash';
import { wantedLines } from './wantedLines';

const now = new Date('2026-01-01T10:00:00.000Z');
const address: Address = {
  ...{
    name: 'Asha Rao',
    phone: '9876543210',
    addressLine1: '12 MG Road',
    addressLine2: '',
    landmark: 'Lake',
  },
  ...{ city: 'Bengaluru', state: 'Karnataka', pincode: '560001', isDefault: true },
  createdAt: '2026-01-01T00:00:00.000Z',
};
const toner = {
  ...{
    id: 'toner',
    name: 'Toner',
    status: 'active',
    hsn: '3304',
    gstRate: 18,
    mainImage: '/t.webp',
    stock: 5,
  },
  variants: [{ id: 'v', label: '100 ml', sku: 'T-1', price: 300, mrp: 300, stock: 5 }],
} as unknown as Product;

function request(change: object = {}): OrderRequest {
  const sent = buildShipmentRequest({
    ...{
      orderId: 'GLM1',
      email: 'someone@else.example',
      address,
      couponCode: '',
      companyName: 'Glumist',
      now,
    },
    items: [
      {
        id: 'toner',
        name: 'Toner',
        title: '',
        price: 300,
        quantity: 1,
        mainImage: '',
        variant: '',
        sku: 'T-1',
      },
    ],
    amounts: { subTotal: 300, discountAmount: 0, prepaidDiscount: 0, deliveryFee: 70, finalTotal: 370 },
    paymentMethod: 'Cash on Delivery',
  });
  const parsed = parse(createShipmentRequest, { ...sent, ...change });
  if (!parsed.ok) throw new Error(parsed.message);
  const body = parsed.value;
  return {
    ...{ body, now, requestHash: requestHash(body), wanted: wantedLines(body) },
    who: { uid: 'asha', email: 'asha@example.com' },
    bookingUntil: new Date(now.getTime() + 20_000),
  };
}

const facts = (change: Partial<OrderFacts> = {}): OrderFacts => ({
  existing: null,
  addresses: [address],
  shelf: { products: new Map([['toner', toner]]), combos: new Map() },
  levels: [{ sku: 'T-1', available: 5, reserved: 1, sold: 2 }],
  offer: undefined,
  usedByShopper: 0,
  ...change,
});

test('places the order with the stock, the shown figure and the saved address', () => {
  const decision = decideOrder(request(), facts());
  expect(decision).toMatchObject({
    kind: 'place',
    levels: [{ sku: 'T-1', available: 4, reserved: 2, sold: 2 }],
    products: [{ id: 'toner', stock: 4, variants: [{ sku: 'T-1', stock: 4 }] }],
    coupon: null,
    order: {
      // The e-mail of the token, not the one in the body.
      ...{ userId: 'asha', email: 'asha@example.com', address, reserved: { 'T-1': 1 } },
      amounts: { subTotal: 300, deliveryFee: 70, finalTotal: 370 },
      shipment: { status: 'booking', attempts: 1, nextAttemptAt: '2026-01-01T10:00:20.000Z' },
    },
  });
});

test('counts a coupon for the offer and the person', () => {
  const offer = {
    id: 'o1',
    code: 'FLAT',
    title: '',
    type: 'fixed',
    discount: 50,
    enabled: true,
    usedCount: 7,
  } as const;
  const sums = {
    ...{ discount_amount: 50, final_total: 320, collectable_amount: 320, coupon_code: 'flat' },
    invoice_value: 320,
  };
  expect(decideOrder(request(sums), facts({ offer, usedByShopper: 2 }))).toMatchObject({
    kind: 'place',
    coupon: { offerId: 'o1', usedCount: 8, usedByShopper: 3 },
    order: { couponCode: 'FLAT', amounts: { discountAmount: 50, finalTotal: 320 } },
  });
});

const existing = (change: object = {}) =>
  ({
    userId: 'asha',
    paymentMethod: 'Cash on Delivery',
    requestHash: request().requestHash,
    ...change,
  }) as Order;
const online = (status: string) => ({ paymentMethod: 'Pay Online', payment: { status } });

test.each<[string, object, Partial<OrderFacts>, string]>([
  ['the same again', {}, { existing: existing() }, 'replay'],
  ['the same again after the address was deleted', {}, { existing: existing(), addresses: [] }, 'replay'],
  ['the same again after midnight', midnight(), { existing: existing() }, 'replay'],
  ['another body', { company_name: 'X' }, { existing: existing() }, 'other_request'],
  ['of another person', {}, { existing: existing({ userId: 'bob' }) }, 'not_yours'],
  ['prepaid for a cash order', { payment_method: 'prepaid' }, { existing: existing() }, 'other_request'],
  ['cash for a prepaid order', {}, { existing: existing(online('captured')) }, 'other_request'],
  ['prepaid, nothing there', { payment_method: 'prepaid' }, {}, 'unpaid'],
  ['prepaid, not paid', { payment_method: 'prepaid' }, { existing: existing(online('created')) }, 'unpaid'],
  [
    'prepaid, payment failed',
    { payment_method: 'prepaid' },
    { existing: existing(online('failed')) },
    'unpaid',
  ],
  ['prepaid, captured', { payment_method: 'prepaid' }, { existing: existing(online('captured')) }, 'replay'],
  [
    'prepaid, captured, of another person',
    { payment_method: 'prepaid' },
    { existing: existing({ ...online('captured'), userId: 'bob' }) },
    'not_yours',
  ],
  ['no address saved', {}, { addresses: [] }, 'unknown_address'],
  ['another pincode', { consignee_pincode: '560002' }, {}, 'unknown_address'],
  ['sold out', {}, { levels: [{ sku: 'T-1', available: 0, reserved: 0, sold: 0 }] }, 'changed'],
  ['a coupon that is not there', { coupon_code: 'NOPE' }, {}, 'coupon_refused'],
  ['a paisa short', { final_total: 369.99 }, {}, 'sums_differ'],
  ['collecting less', { collectable_amount: 1 }, {}, 'sums_differ'],
])('%s', (_name, change, known, kind) => {
  expect(decideOrder(request(change), facts(known)).kind).toBe(kind);
});

function midnight() {
  const [invoice] = request().body.invoice_details;
  return { invoice_details: [{ ...invoice, invoice_date: '2026-01-02' }] };
}
