import type { Shipment } from '@/domain/orders/order/order';
import { nextAttemptAt, nextShipment, type AttemptOutcome } from './nextShipment';

const now = new Date('2026-01-01T00:00:00.000Z');
const waiting = (attempts: number): Shipment => ({
  status: 'booking',
  awb: '',
  courier: '',
  trackingUrl: '',
  label: '',
  problem: '',
  nextAttemptAt: '',
  attempts,
});
const seconds = (attempts: number, kind: 'unavailable' | 'unknown' | 'refused', random = 0) =>
  (nextAttemptAt(attempts, kind, now, random).getTime() - now.getTime()) / 1000;

test('each failure waits longer than the one before, up to an hour', () => {
  const waits = Array.from({ length: 12 }, (_, n) => seconds(n + 1, 'unavailable'));
  expect(waits.slice(0, 3)).toEqual([0, 30, 120]);
  expect([...waits].sort((a, b) => a - b)).toEqual(waits);
  expect(waits.at(-1)).toBe(3600);
});

test('a booking that may have succeeded is left alone for a while', () => {
  expect(seconds(1, 'unknown')).toBe(30);
});

test('jitter adds up to a fifth', () => {
  expect(seconds(3, 'refused', 0.5)).toBe(132);
});

test('a successful booking clears the wait', () => {
  const booked = { kind: 'booked', awb: '1', courier: 'c', trackingUrl: 't', label: 'l' } as const;
  const before = { ...waiting(3), problem: 'down', nextAttemptAt: 'x' };
  expect(nextShipment(before, booked, now, 0)).toEqual({
    status: 'booked',
    awb: '1',
    courier: 'c',
    trackingUrl: 't',
    label: 'l',
    problem: '',
    nextAttemptAt: '',
    attempts: 3,
    bookingUntil: '',
    unsureUntil: '',
    checkedAt: now.toISOString(),
  });
});

test('the tenth refusal needs the admin, and an outage is retried without end', () => {
  const refused = { kind: 'refused', problem: 'no such PIN' } as const;
  expect(nextShipment(waiting(9), refused, now, 0)).toMatchObject({
    status: 'booking',
    problem: 'no such PIN',
  });
  expect(nextShipment(waiting(10), refused, now, 0)).toMatchObject({ status: 'failed' });
  expect(nextShipment(waiting(99), { kind: 'unavailable', problem: '' }, now, 0).status).toBe('booking');
});

describe('an attempt releases the booking lease and records', () => {
  const until = '2026-01-01T00:00:20.000Z';
  const earlier = '2025-12-31T23:59:59.000Z';
  const later = '2026-01-01T00:00:10.000Z';
  const after = (outcome: AttemptOutcome, unsureUntil = '') =>
    nextShipment({ ...waiting(2), bookingUntil: until, unsureUntil }, outcome, now, 0);

  test.each<[string, AttemptOutcome, string, string]>([
    ['that no parcel exists: refused', { kind: 'refused', problem: '' }, earlier, ''],
    ['that no parcel exists: never reached', { kind: 'unavailable', problem: '' }, earlier, ''],
    ['that an earlier one may come: refused', { kind: 'refused', problem: '' }, later, later],
    ['that an earlier one may come: never reached', { kind: 'unavailable', problem: '' }, later, later],
    ['that something may come yet', { kind: 'unknown', problem: '' }, '', '2026-01-01T00:00:30.000Z'],
    ['no more than before', { kind: 'unavailable', problem: '', unseen: true }, earlier, earlier],
    ['as much as before', { kind: 'unavailable', problem: '', unseen: true }, '', ''],
  ])('%s', (_name, outcome, before, unsureUntil) => {
    expect(after(outcome, before)).toMatchObject({ bookingUntil: '', unsureUntil });
  });
});
