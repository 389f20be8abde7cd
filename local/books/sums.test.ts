import { searchEntryId, searchEntryOf } from '../../src/domain/admin/search/searchEntry';
import { deliveredOrder } from '../../src/domain/invoices/testing';
import { type Order } from '../../src/domain/orders/order/order';
import { type PaymentRecord } from '../../src/domain/payments/record/paymentRecord';
import { type Payment, type Refund } from '../razorpay/types';
import { withoutParcel, wrongAnswers, wrongSums, type Books, type Parcel } from './sums';

interface Sketch {
  id: string;
  units?: number;
  status?: Order['status'];
  /** The payment that pays for it; empty is cash on delivery. */
  paid?: string;
  awb?: string;
  offerId?: string;
}

function order({ id, units = 1, status = 'placed', paid = '', awb = '', offerId }: Sketch): Order {
  const { shipment } = deliveredOrder();
  return deliveredOrder({
    orderId: id,
    status,
    reserved: { toner: units },
    history: [],
    ...(offerId ? { offerId } : {}),
    paymentMethod: paid ? 'Pay Online' : 'Cash on Delivery',
    payment: { status: paid ? 'captured' : 'cod', razorpayOrderId: '', razorpayPaymentId: paid },
    shipment: { ...shipment, status: awb ? 'booked' : 'booking', awb },
  });
}

const payment = (id: string, amount = 100) =>
  ({ id, amount, order_id: `order of ${id}`, captured: true }) as Payment;
const refund = (of: string, amount = 100) => ({ payment_id: of, amount }) as Refund;
const parcel = (of: string, awb: string, status = 'booked'): Parcel => ({
  order_number: of,
  awb_number: awb,
  status,
});
const stock = (available: number, reserved: number) => [{ sku: 'toner', available, reserved, sold: 0 }];
const owing = (id: string) =>
  ({ razorpayOrderId: `order of ${id}`, refunds: { [id]: { status: 'due' } } }) as unknown as PaymentRecord;

const entriesOf = (orders: readonly Order[]): Books['searchEntries'] =>
  new Map(orders.map((one) => [searchEntryId(one), searchEntryOf(one)]));
const withEntries = (books: Omit<Books, 'searchEntries'>): Books => ({
  searchEntries: entriesOf(books.orders),
  ...books,
});

const good: Books = withEntries({
  orders: [
    order({ id: 'A', awb: '1', offerId: 'ten' }),
    order({ id: 'B', units: 2, paid: 'pay', awb: '2' }),
    order({ id: 'C', status: 'cancelled', paid: 'back' }),
    order({ id: 'D', status: 'cancelled', paid: 'owed' }),
  ],
  levels: stock(7, 3),
  shown: new Map([['toner', 7]]),
  records: [owing('owed')],
  offers: [{ id: 'ten', used: 1, byShoppers: 1 }],
  payments: [payment('pay'), payment('back'), payment('owed'), { ...payment('never'), captured: false }],
  refunds: [refund('back', 40), refund('back', 60)],
  parcels: [parcel('A', '1'), parcel('B', '2'), parcel('C', '3', 'cancelled')],
  units: new Map([['toner', 10]]),
});
const first = good.orders[0]!;
const rest = good.orders.slice(1);

test('consistent books have no findings', () => {
  expect(wrongSums(good)).toEqual([]);
  expect(wrongAnswers(['B', 'A'], good.orders.slice(0, 2))).toEqual([]);
  expect(withoutParcel(good)).toEqual([]);
});

const NOTHING = 'orders, refunds and refunds owed is';
const rows: [string, Partial<Books>, string[]][] = [
  [
    'a payment without an order',
    { payments: [...good.payments, payment('lost')] },
    [`lost: ${NOTHING} 0, not 1`],
  ],
  ['an order and its refund', { refunds: [...good.refunds, refund('pay')] }, [`pay: ${NOTHING} 2, not 1`]],
  [
    'a refund that was paid and is owed',
    { records: [owing('owed'), owing('back')] },
    [`back: ${NOTHING} 2, not 1`],
  ],
  [
    'a refund too small',
    { refunds: [refund('back', 40)] },
    [`back: ${NOTHING} 0, not 1`, 'back: refunded is 40, not 100'],
  ],
  [
    'two orders for one payment',
    { orders: [{ ...first, ...order({ id: 'A', paid: 'pay', awb: '1', offerId: 'ten' }) }, ...rest] },
    [`pay: ${NOTHING} 2, not 1`],
  ],
  [
    'a prepaid order without a payment',
    { orders: [order({ id: 'A', paid: 'never', awb: '1', offerId: 'ten' }), ...rest] },
    ['A is placed, and nothing was paid for it'],
  ],
  ['a second parcel', { parcels: [...good.parcels, parcel('A', '9')] }, ['A has more than one parcel']],
  [
    'a parcel without an order',
    { parcels: [...good.parcels, parcel('X', '9')] },
    ['9 is a parcel of X, which is no order'],
  ],
  [
    'a parcel of a cancelled order',
    { parcels: [...good.parcels, parcel('C', '9')] },
    ['C is cancelled, and its parcel 9 is on its way'],
  ],
  [
    'one AWB for two orders',
    { orders: [{ ...first, shipment: { ...first.shipment, awb: '2' } }, ...rest] },
    ['2 is the parcel of more than one order'],
  ],
  [
    'an AWB that the courier never gave',
    { orders: [{ ...first, shipment: { ...first.shipment, awb: '9' } }, ...rest] },
    ['A has the AWB 9, which the courier never gave'],
  ],
  ['a unit too few', { levels: stock(6, 3), shown: new Map([['toner', 6]]) }, ['toner in all is 9, not 10']],
  [
    'a reservation no order holds',
    { levels: stock(6, 4), shown: new Map([['toner', 6]]) },
    ['toner reserved and sold is 4, not 3'],
  ],
  ['a figure shown that is not true', { shown: new Map([['toner', 8]]) }, ['toner shown is 8, not 7']],
  ['stock that is gone', { levels: [] }, ['The stock of toner is gone']],
  [
    'a coupon used once too often',
    { offers: [{ id: 'ten', used: 2, byShoppers: 1 }] },
    ['ten used is 2, not 1'],
  ],
  [
    'an order that the search does not know',
    { searchEntries: entriesOf(rest) },
    ['Search entries is 3, not 4', 'A is not found by what it says now'],
  ],
  [
    'an order that the search knows by another AWB',
    { searchEntries: entriesOf([{ ...first, shipment: { ...first.shipment, awb: '1234' } }, ...rest]) },
    ['A is not found by what it says now'],
  ],
  [
    'a use that no shopper has',
    { offers: [{ id: 'ten', used: 1, byShoppers: 0 }] },
    ['ten used by shoppers is 0, not 1'],
  ],
];

test.each(rows)('the check finds %s', (_name, change, found) => {
  const { searchEntries: _, ...rest } = good;
  expect(wrongSums(withEntries({ ...rest, ...change }))).toEqual(found);
});

test('the check finds an oversold product', () => {
  const orders = [...rest, order({ id: 'A', units: 10, awb: '1', offerId: 'ten' })];
  const books = {
    ...good,
    orders,
    searchEntries: entriesOf(orders),
    levels: stock(-2, 12),
    shown: new Map([['toner', -2]]),
  };
  expect(wrongSums(books)).toEqual(['toner is oversold']);
});

test.each<[string, string[], string[], string[]]>([
  ['an order that is lost', ['A', 'B'], ['A'], ['B was answered as placed, but there is no order']],
  ['an order without an answer', ['A'], ['A', 'B'], ['B is an order that was never answered as placed']],
  ['one id for two answers', ['A', 'A'], ['A'], ['A was answered as placed twice']],
])('the comparison of answers and orders finds %s', (_name, answered, ids, found) => {
  const orders = ids.map((orderId) => ({ orderId }));
  expect(wrongAnswers(answered, orders)).toEqual(found);
});

test('the check finds an order without a parcel', () => {
  expect(withoutParcel({ ...good, parcels: [parcel('A', '1')] })).toEqual(['B has no parcel']);
});
