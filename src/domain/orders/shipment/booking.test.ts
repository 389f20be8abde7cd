import { atCourier, beginBooking, bookingKnownFrom } from './booking';
import type { Shipment } from '../order/order';

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 10, 21, 10, minute, second)).toISOString();

const shipment = (change: Partial<Shipment> = {}): Shipment => ({
  status: 'booking',
  awb: '',
  courier: '',
  trackingUrl: '',
  label: '',
  problem: '',
  attempts: 0,
  nextAttemptAt: '',
  bookingUntil: '',
  unsureUntil: '',
  ...change,
});

test.each<[string, Partial<Shipment>, ReturnType<typeof atCourier>]>([
  ['before any attempt', {}, 'no'],
  ['during the first attempt', { attempts: 1, bookingUntil: at(1) }, 'perhaps'],
  ['after a lost answer', { attempts: 1, unsureUntil: at(1) }, 'perhaps'],
  ['after refused attempts', { attempts: 3 }, 'no'],
  ['after giving up on refusals', { status: 'failed', attempts: 10 }, 'no'],
  ['after giving up with one answer lost', { status: 'failed', attempts: 10, unsureUntil: at(1) }, 'perhaps'],
  ['after booking', { status: 'booked', awb: '1', attempts: 1 }, 'yes'],
  ['after cancelling', { status: 'cancelled', awb: '1', unsureUntil: at(1) }, 'no'],
  ['before the payment', { status: 'waiting' }, 'no'],
])('%s: whether the courier has the parcel is %s', (_name, change, expected) => {
  expect(atCourier(shipment(change))).toBe(expected);
});

test('an order without booking times may have been booked by any attempt', () => {
  const { bookingUntil: _, unsureUntil: __, ...old } = shipment({ nextAttemptAt: at(5) });
  expect(atCourier(old)).toBe('no');
  expect(atCourier({ ...old, attempts: 1 })).toBe('perhaps');
  expect(bookingKnownFrom({ ...old, attempts: 1 })).toBe(at(5));
});

describe('a booking attempt', () => {
  it('holds the booking lease until its end', () => {
    expect(beginBooking(shipment({ attempts: 2, nextAttemptAt: at(1) }), at(2))).toEqual(
      shipment({ attempts: 3, nextAttemptAt: at(2), bookingUntil: at(2) }),
    );
  });

  it('of an order without booking times is unsure of the attempts before', () => {
    const { unsureUntil: _, ...old } = shipment({ attempts: 1, nextAttemptAt: at(1) });
    expect(beginBooking(old, at(2)).unsureUntil).toBe(at(1));
    expect(beginBooking({ ...old, attempts: 0 }, at(2)).unsureUntil).toBe('');
  });

  it('counts as not booked half a minute after its end', () => {
    expect(bookingKnownFrom(beginBooking(shipment(), at(2)))).toBe(at(2, 30));
    expect(bookingKnownFrom(shipment({ unsureUntil: at(3) }))).toBe(at(3));
    expect(bookingKnownFrom(shipment({ unsureUntil: at(3), bookingUntil: at(2) }))).toBe(at(3));
  });

  it('without a known result is remembered by the next attempt', () => {
    const second = beginBooking(beginBooking(shipment(), at(2)), at(9));
    expect(second).toMatchObject({ attempts: 2, bookingUntil: at(9), unsureUntil: at(2, 30) });
  });
});
