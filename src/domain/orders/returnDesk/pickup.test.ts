import { decideReceived } from './decide';
import { claimPickup, pickupBooked, pickupByHand, pickupFailed } from './pickup';
import { accepted, later, must, now, PARCEL } from './testing/deskSteps';

describe('the pickup', () => {
  const claimed = claimPickup(accepted(), now);
  const asking = claimed.kind === 'claimed' ? claimed.order : accepted();

  test('has one caller at a time, who stores its parcel once', () => {
    expect(claimPickup(asking, later(1000))).toMatchObject({ kind: 'refused', code: 'too_soon' });
    const booked = pickupBooked(asking, PARCEL, now)!;
    expect(booked.returnCase).toMatchObject({ state: 'pickup', pickup: { kind: 'courier', awb: '14349' } });
    expect(claimPickup(booked, now).kind).toBe('known');
    expect(pickupBooked(booked, { ...PARCEL, awb: '2' }, now)).toBeNull();
    expect(pickupByHand(booked, { awb: 'A', courier: '' }, now)).toMatchObject({ code: 'courier_booked' });
  });

  test('is not wanted once the parcel is here', () => {
    expect(pickupBooked(must(decideReceived(asking, now)), PARCEL, now)).toBeNull();
  });

  test('is asked for again after a failure, and after a lost answer only when that is over', () => {
    const failed = pickupFailed(asking, { attempt: 1, problem: 'No', isLost: false }, now)!;
    expect(failed.returnCase).toMatchObject({ state: 'accepted', pickup: { kind: 'failed', problem: 'No' } });
    expect(claimPickup(failed, now).kind).toBe('claimed');
    const lost = pickupFailed(asking, { attempt: 1, problem: '', isLost: true }, now)!;
    expect(claimPickup(lost, later(1000)).kind).toBe('refused');
    expect(claimPickup(lost, later(60_000)).kind).toBe('claimed');
    expect(pickupFailed(asking, { attempt: 2, problem: '', isLost: false }, now)).toBeNull();
  });
});
