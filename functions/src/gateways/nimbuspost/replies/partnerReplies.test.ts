import { readSuccessEnvelope, readCancelled, type Answer } from './answer';
import {
  readAvailable,
  readDraft,
  readLabel,
  readOrders,
  readPartnerBooking,
  readPartnerTracking,
} from './partnerReplies';

const json = (status: number, body: Record<string, unknown>): Answer =>
  readSuccessEnvelope({ kind: 'json', status, body });
const done = (data: unknown, meta = {}): Answer => json(200, { success: true, data, meta });
const no = (status: number, code: string, detail = 'No'): Answer =>
  json(status, { success: false, error: { code, detail, status } });
const lost = (sent: boolean): Answer => readSuccessEnvelope({ kind: 'lost', sent, problem: 'lost' });

const shipment = {
  awb: '143',
  courier_name: 'Delhivery',
  label_url: 'https://x/l',
  tracking_url: 'https://x/t',
};
const booked = {
  kind: 'booked',
  awb: '143',
  courier: 'Delhivery',
  label: 'https://x/l',
  trackingUrl: 'https://x/t',
};

test.each<[string, Answer, object]>([
  ['booked', done({ ...shipment, order_id: 'O1' }), booked],
  ['a number as AWB', done({ awb: 143 }), { kind: 'booked', awb: '143', label: '' }],
  ['odd links', done({ awb: '1', label_url: 'javascript:x', tracking_url: 'ftp://x' }), { trackingUrl: '' }],
  ['no AWB', done({ awb: '' }), { kind: 'unknown' }],
  ['refused', no(400, 'NO_SERVICEABLE_COURIER', 'Nobody goes'), { kind: 'refused', problem: 'Nobody goes' }],
  ['the wallet is empty', no(402, 'INSUFFICIENT_BALANCE'), { kind: 'refused' }],
  ['500', no(500, 'INTERNAL'), { kind: 'unknown' }],
  ['400 of something else', json(400, { message: 'x' }), { kind: 'unknown' }],
  ['401', no(401, 'UNAUTHORIZED'), { kind: 'unavailable' }],
  ['429', no(429, 'RATE_LIMITED'), { kind: 'unavailable' }],
  ['503', json(503, {}), { kind: 'unavailable', problem: 'The courier answered 503' }],
  ['request not sent', lost(false), { kind: 'unavailable' }],
  ['answer lost', lost(true), { kind: 'unknown' }],
])('booking: %s', (_name, answer, outcome) => {
  expect(readPartnerBooking(answer)).toMatchObject(outcome);
});

test.each<[string, Answer, object]>([
  ['made', done({ order_id: 'O1', order_status: 'created' }), { kind: 'draft', orderId: 'O1' }],
  ['without an id', done({}), { kind: 'unknown' }],
  ['refused', no(400, 'VALIDATION_FAILED'), { kind: 'refused' }],
  ['401', no(401, 'UNAUTHORIZED'), { kind: 'unavailable' }],
  ['lost', lost(true), { kind: 'unknown' }],
])('draft: %s', (_name, answer, outcome) => {
  expect(readDraft(answer)).toMatchObject(outcome);
});

describe('the list of orders', () => {
  const order = (order_status: string, more: object = {}, order_number = 'G1') => ({
    order_id: `O-${order_status}`,
    order_number,
    order_status,
    shipment: null,
    ...more,
  });
  const cancelled = order('cancelled', { shipment });
  const draft = { kind: 'draft', orderId: 'O-created' };
  const booking = { kind: 'booked', orderId: 'O-booked', booking: booked };

  test.each<[string, unknown, object]>([
    ['is empty', [], { kind: 'none' }],
    ['has a draft', [order('created', { shipment: { awb: '' } })], draft],
    ['has a booking', [order('booked', { shipment })], booking],
    ['has another draft and a booking', [order('created'), order('booked', { shipment })], booking],
    ['has a cancelled order', [cancelled], { kind: 'none' }],
    ['has a cancelled order and a new draft', [cancelled, order('created')], draft],
    ['has an order that is being booked', [order('created'), order('booked')], { kind: 'unavailable' }],
    ['has a draft without an id', [order('created', { order_id: '' })], { kind: 'unavailable' }],
    ['has others', [order('booked', { shipment }, 'G2')], { kind: 'none' }],
    ['is no list', null, { kind: 'unavailable' }],
  ])('%s', (_name, data, state) => {
    expect(readOrders(done(data), 'G1', 1)).toMatchObject(state);
  });

  test('is read to its last page when it has other orders', () => {
    const others = done([order('booked', { shipment }, 'G2')], { pagination: { totalPages: 2 } });
    expect(readOrders(others, 'G1', 1)).toEqual({ kind: 'further' });
    expect(readOrders(others, 'G1', 2)).toEqual({ kind: 'none' });
  });

  test.each([no(500, 'X'), no(404, 'NOT_FOUND'), lost(true)])(
    'is unavailable during an outage: %j',
    (answer) => {
      expect(readOrders(answer, 'G1', 1).kind).toBe('unavailable');
    },
  );
});

test.each<[string, Answer, string]>([
  ['by one name', done({ label_url: 'https://x/l' }), 'https://x/l'],
  ['by the other', done({ url: 'https://x/u' }), 'https://x/u'],
  ['not an address', done({ url: 'javascript:alert(1)' }), ''],
  ['not yet', no(400, 'LABEL_NOT_READY'), ''],
])('label: %s', (_name, answer, label) => {
  expect(readLabel(answer)).toBe(label);
});

describe('the available couriers', () => {
  // Half past midnight on the 11th in India.
  const now = Date.parse('2026-01-10T19:00:00Z');
  const available = (...days: unknown[]) => done({ available: days.map((tatDays) => ({ tatDays })) });

  test.each<[string, Answer, object]>([
    ['the slowest courier gives the date', available(2, 5, 3), { any: true, by: '2026-01-16' }],
    ['one courier has no days', available(2, undefined), { any: true, by: null }],
    ['invalid days', available(-1), { any: true, by: null }],
    ['nobody', available(), { any: false, by: null }],
    ['no courier, reported as an error', no(400, 'NO_SERVICEABLE_COURIER'), { any: false, by: null }],
    ['another error', no(400, 'VALIDATION_FAILED', 'Order Value'), { problem: 'Order Value' }],
    ['no list', done({}), { problem: expect.any(String) }],
    ['lost', lost(true), { problem: 'lost' }],
  ])('are read when the answer is: %s', (_name, answer, reach) => {
    expect(readAvailable(answer, now)).toEqual(reach);
  });
});

test.each<[string, Answer, object]>([
  [
    'the latest event',
    done({
      orderStatus: 'booked',
      latest: {
        shipStatus: 'in transit',
        eventTime: '2026-06-13T10:30:00Z',
        location: 'Pune',
        message: 'Hub',
      },
    }),
    {
      kind: 'tracked',
      status: 'in transit',
      events: [{ at: '2026-06-13T10:30:00Z', place: 'Pune', text: 'Hub' }],
    },
  ],
  [
    'no event yet',
    done({ orderStatus: 'pickup_scheduled', latest: null }),
    { kind: 'tracked', status: 'pickup_scheduled', events: [] },
  ],
  [
    'cancelled, regardless of the last event',
    done({ orderStatus: 'cancelled', latest: { shipStatus: 'booked' } }),
    { kind: 'tracked', status: 'cancelled' },
  ],
  ['an unknown AWB', no(404, 'NOT_FOUND'), { kind: 'none' }],
  ['no data', done(null), { kind: 'unavailable' }],
  ['an outage', no(500, 'X'), { kind: 'unavailable' }],
])('tracking: %s', (_name, answer, tracking) => {
  expect(readPartnerTracking(answer)).toMatchObject(tracking);
});

test.each<[string, Answer, object]>([
  ['cancelled', done({ order_status: 'cancelled', refund_amount: 102 }), { kind: 'cancelled' }],
  ['refused', no(404, 'NOT_FOUND', 'No shipment'), { kind: 'refused', problem: 'No shipment' }],
  ['500', no(500, 'X'), { kind: 'unknown' }],
  ['401', no(401, 'UNAUTHORIZED'), { kind: 'unavailable' }],
])('cancelling: %s', (_name, answer, outcome) => {
  expect(readCancelled(answer)).toMatchObject(outcome);
});
