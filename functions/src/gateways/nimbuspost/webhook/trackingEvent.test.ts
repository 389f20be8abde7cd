import * as v from 'valibot';
import { trackingEvent } from './trackingEvent';

const read = (body: unknown) => {
  const result = v.safeParse(trackingEvent, body);
  return result.success ? result.output : null;
};

test.each<[string, unknown]>([
  ['v1’s', { awb_number: '143', status: 'picked', event_time: 'x' }],
  ['a number as AWB', { awb_number: 143, status: ' picked ' }],
  ['Partner v2’s own names', { awb: '143', shipStatus: 'picked', order_status: 'booked' }],
  ['in an envelope', { event: 'shipment.status', data: { awb: '143', order_status: 'picked' } }],
  ['an order’s status alone', { awb: '143', orderStatus: 'picked' }],
])('%s is read', (_name, body) => {
  expect(read(body)).toEqual({ awb_number: '143', status: 'picked', message: '', event_time: '' });
});

test.each<[string, unknown]>([
  ['no AWB', { status: 'picked' }],
  ['no status', { awb: '143' }],
  ['an empty status', { awb: '143', status: '' }],
  ['an invalid AWB', { awb: { $ne: 1 }, status: 'picked' }],
  ['a long status', { awb: '143', status: 'x'.repeat(101) }],
  ['a list', [{ awb: '143', status: 'picked' }]],
  ['nothing', null],
])('%s is refused', (_name, body) => {
  expect(read(body)).toBeNull();
});

test.each<[string, object, string, string]>([
  [
    'in India’s time',
    { message: 'Door locked', event_time: '2026-11-22 15:30:00' },
    'Door locked',
    '2026-11-22T10:00:00.000Z',
  ],
  [
    'with a zone',
    { message: 'Door locked', eventTime: '2026-11-22T10:00:00Z' },
    'Door locked',
    '2026-11-22T10:00:00.000Z',
  ],
  ['that make no sense', { message: { a: 1 }, event_time: 'yesterday' }, '', ''],
  ['that are too long', { message: 'x'.repeat(1001), event_time: 'x'.repeat(41) }, '', ''],
])('the courier’s words and time %s are read', (_name, more, message, event_time) => {
  expect(read({ awb: '143', status: 'exception', ...more })).toMatchObject({ message, event_time });
});
