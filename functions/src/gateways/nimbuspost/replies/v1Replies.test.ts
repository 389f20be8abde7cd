import { readStatusEnvelope, readCancelled, type Answer } from './answer';
import { readBooking, readCouriers, readFound, readTracking } from './v1Replies';

const json = (status: number, body: Record<string, unknown>): Answer =>
  readStatusEnvelope({ kind: 'json', status, body });
const lost = (sent: boolean): Answer => readStatusEnvelope({ kind: 'lost', sent, problem: 'lost' });
const parcel = {
  awb_number: '143',
  courier_name: 'Delhivery',
  label: 'https://x/l',
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
  ['booked', json(200, { status: true, data: parcel }), booked],
  ['a number as AWB', json(200, { status: true, data: { awb_number: 143 } }), { kind: 'booked', awb: '143' }],
  ['refused', json(200, { status: false, message: 'No PIN' }), { kind: 'refused', problem: 'No PIN' }],
  ['refused with 422', json(422, { status: false, message: 'No PIN' }), { kind: 'refused' }],
  ['true without an AWB', json(200, { status: true, data: {} }), { kind: 'unknown' }],
  ['500', json(500, { message: 'oops' }), { kind: 'unknown', problem: 'oops' }],
  ['503', json(503, {}), { kind: 'unavailable' }],
  ['401', json(401, { status: false }), { kind: 'unavailable' }],
  ['429', json(429, {}), { kind: 'unavailable' }],
  ['request not sent', lost(false), { kind: 'unavailable' }],
  ['answer lost', lost(true), { kind: 'unknown' }],
])('booking: %s', (_name, answer, outcome) => {
  expect(readBooking(answer)).toMatchObject(outcome);
});

test.each<[string, Answer, object]>([
  ['cancelled', json(200, { status: true, message: 'Shipment cancelled' }), { kind: 'cancelled' }],
  [
    'refused',
    json(200, { status: false, message: 'It is picked' }),
    { kind: 'refused', problem: 'It is picked' },
  ],
  ['refused with 422', json(422, { status: false }), { kind: 'refused' }],
  ['neither yes nor no', json(200, {}), { kind: 'unknown' }],
  ['500', json(500, { status: true }), { kind: 'unknown' }],
  ['503', json(503, {}), { kind: 'unavailable' }],
  ['401', json(401, { status: false }), { kind: 'unavailable' }],
  ['request not sent', lost(false), { kind: 'unavailable' }],
  ['answer lost', lost(true), { kind: 'unknown' }],
])('cancelling: %s', (_name, answer, outcome) => {
  expect(readCancelled(answer)).toMatchObject(outcome);
});

test('only web addresses become label links', () => {
  const data = { ...parcel, label: 'javascript:alert(1)', tracking_url: 'ftp://x' };
  expect(readBooking(json(200, { status: true, data }))).toMatchObject({ label: '', trackingUrl: '' });
});

test.each<[string, Answer, object]>([
  ['found', json(200, { status: true, data: [{ ...parcel, order_number: 'G1' }] }), booked],
  ['none', json(200, { status: true, data: [] }), { kind: 'none' }],
  [
    'of another order',
    json(200, { status: true, data: [{ ...parcel, order_number: 'G2' }] }),
    { kind: 'none' },
  ],
  [
    'cancelled',
    json(200, { status: true, data: [{ ...parcel, order_number: 'G1', status: 'cancelled' }] }),
    { kind: 'none' },
  ],
  [
    'cancelled, in another spelling',
    json(200, { status: true, data: [{ ...parcel, order_number: 'G1', status: 'Canceled' }] }),
    { kind: 'none' },
  ],
  ['no list', json(200, { status: true, data: null }), { kind: 'unavailable' }],
  ['one without a number is ours', json(200, { status: true, data: [parcel] }), booked],
  [
    'none of several without a number',
    json(200, { status: true, data: [parcel, { ...parcel, awb_number: '144' }] }),
    { kind: 'unavailable' },
  ],
  [
    'ours among those without a number',
    json(200, {
      status: true,
      data: [
        { ...parcel, awb_number: '144' },
        { ...parcel, order_number: 'G1' },
      ],
    }),
    booked,
  ],
  ['an outage is unavailable', json(500, {}), { kind: 'unavailable' }],
  ['lost', lost(true), { kind: 'unavailable' }],
])('look-up: %s', (_name, answer, outcome) => {
  expect(readFound(answer, 'G1')).toMatchObject(outcome);
});

test('couriers: the promised date is the latest of all, in either spelling', () => {
  const data = [{ edd: '2026-01-05' }, { edd: '07-01-2026' }];
  expect(readCouriers(json(200, { status: true, data }))).toEqual({ any: true, by: '2026-01-07' });
  expect(readCouriers(json(200, { status: true, data: [{ edd: '2026-01-05' }, {}] }))).toEqual({
    any: true,
    by: null,
  });
});

test.each<[string, Answer, object]>([
  ['none', json(200, { status: true, data: [] }), { any: false }],
  [
    'no courier, reported as a message',
    json(200, { status: false, message: 'Pincode is not serviceable' }),
    { any: false },
  ],
  [
    'refused for another reason',
    json(200, { status: false, message: 'Try later' }),
    { problem: 'Try later' },
  ],
  ['down', json(503, {}), { problem: expect.any(String) }],
])('couriers: %s', (_name, answer, expected) => {
  expect(readCouriers(answer)).toMatchObject(expected);
});

test.each<[string, string, string]>([
  ['the oldest first', '2021-03-02 18:19', '2021-03-08 11:24'],
  ['the oldest first within a minute', '2021-03-05 17:18', '2021-03-05 17:18'],
  ['the latest first', '2021-03-08 11:24', '2021-03-02 18:19'],
  ['the latest first in Unix seconds', '1680585240', '1680507660'],
])('tracking: a history with %s has the latest event first', (name, first, last) => {
  const history = [
    { event_time: first, message: name.startsWith('the latest') ? 'late' : 'early' },
    { event_time: last, message: name.startsWith('the latest') ? 'early' : 'late' },
  ];
  const tracked = readTracking(json(200, { status: true, data: { status: 'rto', history } }));
  const texts = tracked.kind === 'tracked' ? tracked.events.map((event) => event.text) : [];
  expect(texts).toEqual(['late', 'early']);
});

test('tracking: a reply has a status with events, no status, or is an outage', () => {
  const history = [{ event_time: '2026-01-01 10:00:00', location: 'Pune', message: 'Picked' }];
  expect(readTracking(json(200, { status: true, data: { status: 'picked', history } }))).toEqual({
    kind: 'tracked',
    status: 'picked',
    events: [{ at: '2026-01-01 10:00:00', place: 'Pune', text: 'Picked' }],
  });
  expect(readTracking(json(200, { status: false, message: 'Invalid AWB' })).kind).toBe('none');
  expect(readTracking(json(500, {})).kind).toBe('unavailable');
});
