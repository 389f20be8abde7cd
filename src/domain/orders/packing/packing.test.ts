import type { Order, OrderStatus } from '../order/order';
import { aShipment, paidOrder } from '../order/testing';
import { followParcelCancel } from '../shipment/cancelledParcel';
import { pickupRefusal } from './pickup';
import { pickList } from './pickList';
import { placesOf, tidyPlace, PLACE } from './places';
import { MARKS, markLabelled, markPrinted, printFileName, printRefusal, PRINTS } from './print';
import { needsNames, unitsToPack } from './unitsToPack';

const line: Order['lines'][number] = {
  kind: 'product',
  id: 'serum',
  name: 'Amla C Glow Serum',
  variant: '30 ml',
  sku: 'SER-30',
  price: 300,
  quantity: 1,
  hsn: '3304',
  gstRate: 18,
  mainImage: '',
};
const at = '2026-11-26T10:00:00.000Z';
const shipment = aShipment({ status: 'booked', awb: 'NP1' });
const anOrder = ({ status = 'placed', ...change }: Partial<Order> = {}) =>
  paidOrder(status, { lines: [line], reserved: { 'SER-30': 1 }, shipment, ...change });
const trio = { ...line, kind: 'combo' as const, id: 'trio', name: 'Quiet trio', sku: 'TRIO' };
const names = new Map([['MIST-1', { name: 'Dew Mist', variant: '100 ml', image: '/m.webp' }]]);

test('a combo is packed as its products, by their own names', () => {
  const order = anOrder({ lines: [line, trio], reserved: { 'SER-30': 2, 'MIST-1': 1 } });
  expect(needsNames(order)).toBe(true);
  expect(unitsToPack(order, names)).toMatchObject([
    { sku: 'SER-30', name: 'Amla C Glow Serum', variant: '30 ml', quantity: 2 },
    { sku: 'MIST-1', name: 'Dew Mist', variant: '100 ml', image: '/m.webp', quantity: 1 },
  ]);
  expect(unitsToPack(order)[1]).toEqual({
    sku: 'MIST-1',
    name: 'MIST-1',
    variant: '',
    image: '',
    quantity: 1,
  });
});

test('an order without a record of units is packed by its lines', () => {
  const order = anOrder({ lines: [line, trio], reserved: {} });
  expect(needsNames(order)).toBe(false);
  expect(unitsToPack(order).map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['SER-30', 1],
    ['TRIO', 1],
  ]);
});

test('the pick list has a row for each SKU, in the order in which one walks', () => {
  const orders = [
    anOrder({ reserved: { 'SER-30': 1, 'MIST-1': 2 } }),
    anOrder({ reserved: { 'SER-30': 3, constructor: 1, 'A-1': 1 } }),
  ];
  const places = placesOf({ places: { 'SER-30': 'A10-01', 'MIST-1': 'A2-04' } });
  expect(
    pickList(orders, names, places).map((row) => [row.place, row.sku, row.quantity, row.orders]),
  ).toEqual([
    ['A2-04', 'MIST-1', 2, 1],
    ['A10-01', 'SER-30', 4, 2],
    ['', 'A-1', 1, 1],
    ['', 'constructor', 1, 1],
  ]);
});

test.each([
  ['A2-04', true],
  ['B 1', true],
  ['', false],
  ['-A', false],
  ['A'.repeat(13), false],
  ['<b>', false],
])('%s as a place: %s', (place, isValid) => {
  expect(PLACE.test(place)).toBe(isValid);
});

test('a place is stored without blanks around it and in capitals', () => {
  expect(tidyPlace('  a2   04 ')).toBe('A2 04');
  expect(placesOf(undefined).size).toBe(0);
});

test.each(PRINTS)('%s: an order that is to be packed and booked, and one that was cancelled', (print) => {
  const refused = printRefusal(anOrder(), print, at);
  expect(refused?.code).toBe(print === 'invoices' ? 'no_paper' : undefined);
  const cancelled = anOrder({ status: 'cancelled' });
  expect(printRefusal(cancelled, print, at)?.message).toContain(cancelled.orderId);
});

test('a parcel that the courier cancelled gets neither a label nor a pickup', () => {
  const packed = anOrder({ status: 'packed' });
  expect([printRefusal(packed, 'labels', at), pickupRefusal(packed)]).toEqual([null, null]);
  const cancelled = followParcelCancel(packed, 'cancelled', 'now');
  const { orderId } = cancelled;
  expect(printRefusal(cancelled, 'labels', at)).toEqual({
    code: 'no_label',
    message: `${orderId}: The courier cancelled its parcel. Please book another first.`,
  });
  expect(pickupRefusal(cancelled)).toEqual({
    code: 'no_label',
    message: `The courier cancelled the parcel of ${orderId}: book another first.`,
  });
});

test.each<OrderStatus>(['shipped', 'out_for_delivery', 'delivered'])(
  'an order that is %s has an invoice and a slip, needs no label, and nothing is picked for it',
  (status) => {
    const gone = anOrder({ status });
    expect(PRINTS.filter((print) => printRefusal(gone, print, at) === null)).toEqual(['slips', 'invoices']);
    expect(printRefusal(gone, 'pick-list', at)).toEqual({
      code: 'no_paper',
      message: `${gone.orderId} has left already: nothing is picked for it.`,
    });
  },
);

test('a print marks its own papers and keeps the other marks', () => {
  const [before, now] = ['2026-11-25T08:00:00.000Z', '2026-11-25T09:00:00.000Z'];
  const printed = { pick: before, slip: before };
  expect(markPrinted({ printed }, 'labels-with-slips', now)).toEqual({ pick: before, slip: now, label: now });
  expect(Object.keys(MARKS)).toEqual([...PRINTS]);
});

test.each<[string, Partial<Order>, string | undefined]>([
  ['is as it was', {}, 'now'],
  ['has another parcel by now', { shipment: { ...shipment, awb: 'NP2' } }, undefined],
  ['left meanwhile', { status: 'shipped' }, undefined],
  ['was cancelled meanwhile', { status: 'cancelled' }, undefined],
])('the courier’s label marks an order that %s', (_, change, label) => {
  expect(markLabelled(anOrder(change), 'NP1', 'now')?.printed?.label).toBe(label);
});

test('the file of one order has its number, that of several their count', () => {
  expect(printFileName('slips', ['GLM1'])).toBe('glumist-slips-GLM1.pdf');
  expect(printFileName('labels', ['GLM1', 'GLM2'])).toBe('glumist-labels-2.pdf');
});
