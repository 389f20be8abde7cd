import type { Order } from '../order/order';
import { decideReturn } from '../returns/returns';
import { decideClose, decideOpen, decideReceived, decideRefuse, decideSendBack } from './decide';
import {
  claimPickup,
  mayStandAtCourier,
  pickupBooked,
  pickupByHand,
  pickupFailed,
  reverseNumber,
  reverseNumbers,
} from './pickup';
import { followReverse, isUnwantedParcel, reverseNewsOf } from './reverseNews';
import { afterReverseAsk } from './reversePoll';
import {
  accepted,
  allAs,
  fetched,
  judged,
  later,
  must,
  now,
  open,
  PARCEL,
  received,
} from './testing/deskSteps';

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

describe('a parcel whose booking had no answer', () => {
  const claimed = claimPickup(accepted(), now);
  const asking = claimed.kind === 'claimed' ? claimed.order : accepted();
  const lost = pickupFailed(asking, { attempt: 1, problem: '', isLost: true }, now)!;
  const byHand = { awb: '', courier: 'India Post' };

  test('may stand at the courier until that says that it has none', () => {
    expect(claimed).toMatchObject({ mayStand: false });
    expect(mayStandAtCourier(lost)).toBe(true);
    expect(claimPickup(lost, later(60_000))).toMatchObject({ mayStand: true });
    const failed = pickupFailed(asking, { attempt: 1, problem: 'No', isLost: false }, now)!;
    expect(mayStandAtCourier(failed)).toBe(false);
    expect(claimPickup(failed, now)).toMatchObject({ mayStand: false });
  });

  test('is given up with its number once it is taken out, and the way back is arranged', () => {
    const arranged = must(pickupByHand(lost, byHand, later(60_000), '14349'));
    expect(arranged.returnCase).toMatchObject({
      pickup: { kind: 'hand', courier: 'India Post' },
      givenUp: ['14349'],
    });
    expect(reverseNumber(arranged)).toBe('GLM1-R2');
    expect(isUnwantedParcel(arranged, { awb: '14349', status: 'in transit' })).toBe(true);
    const none = must(pickupByHand(lost, byHand, later(60_000), ''));
    expect(none.returnCase).not.toHaveProperty('givenUp');
  });

  test('is not given up twice, nor while a colleague asks the courier', () => {
    expect(pickupByHand(lost, byHand, later(1000), '14349')).toMatchObject({ code: 'too_soon' });
    const other = claimPickup(lost, later(60_000), '14349');
    const again = other.kind === 'claimed' ? other.order : lost;
    expect(claimPickup(again, later(120_000), '14349')).toMatchObject({
      order: { returnCase: { givenUp: ['14349'], earlierParcels: 1 } },
    });
  });
});

test('each parcel back has a number of its own: in a second return, and instead of one that was taken out', () => {
  const first = fetched();
  expect(reverseNumber(first)).toBe('GLM1-R');
  const other = claimPickup(first, now, PARCEL.awb);
  const again = other.kind === 'claimed' ? other.order : first;
  expect(reverseNumber(again)).toBe('GLM1-R2');
  expect(again.returnCase).toMatchObject({
    state: 'accepted',
    pickup: { kind: 'asking', attempts: 1, awb: '' },
  });
  const refusedGoods = must(judged(received(first), allAs(first, 'keep')));
  const kept = must(decideSendBack(refusedGoods, { courier: 'India Post', awb: 'EE1' }, now));
  const request = { reason: 'x', lines: null, outcome: 'refund', words: '' } as const;
  const second = must(decideOpen(kept, request, now));
  expect(reverseNumbers(second)).toEqual(['GLM1-R', 'GLM1-R2']);
  // A return without a pickup used no number.
  expect(
    reverseNumber(must(decideOpen(must(decideRefuse(open(), { words: 'No' }, now)), request, now))),
  ).toBe('GLM1-R');
});

describe('a parcel that is given up', () => {
  test.each(['', 'other'])('is the present one, and none after a step further: AWB %p', (awb) => {
    expect(claimPickup(fetched(), now, awb).kind).toBe('known');
    expect(pickupByHand(fetched(), { awb: 'A', courier: '' }, now, awb)).toMatchObject({
      code: 'courier_booked',
    });
    expect(decideClose(fetched(), { words: 'No', takenAwb: awb }, now)).toMatchObject({
      code: 'courier_booked',
    });
    expect(claimPickup(received(fetched()), now, PARCEL.awb).kind).toBe('known');
  });

  test('makes room for another way, or for the end of the return', () => {
    const byHand = must(pickupByHand(fetched(), { awb: 'A1', courier: 'India Post' }, now, PARCEL.awb));
    expect(byHand.returnCase).toMatchObject({ state: 'pickup', pickup: { kind: 'hand', awb: 'A1' } });
    const closed = must(decideClose(fetched(), { words: 'You keep it', takenAwb: PARCEL.awb }, now));
    expect(closed).toMatchObject({
      status: 'delivered',
      returnCase: { state: 'closed', words: 'You keep it' },
    });
    expect(closed.returning).toBeUndefined();
    expect(decideClose(closed, { words: 'You keep it', takenAwb: '' }, now).kind).toBe('known');
    // The customer may ask again.
    expect(decideReturn(closed, { by: 'u1', reason: 'x', lines: null }, now).kind).toBe('requested');
  });

  test('is not closed while the courier is asked', () => {
    const claimed = claimPickup(accepted(), now);
    const asking = claimed.kind === 'claimed' ? claimed.order : accepted();
    expect(decideClose(asking, { words: 'No', takenAwb: '' }, now)).toMatchObject({ code: 'too_soon' });
    expect(decideClose(asking, { words: 'No', takenAwb: '' }, later(60_000)).kind).toBe('done');
  });
});

test.each([
  ['booked', 'waiting'],
  ['Out for pickup', 'waiting'],
  ['pickup exception', 'missed'],
  ['CANCELED', 'cancelled'],
  ['picked', 'moving'],
  ['out for delivery', 'moving'],
  ['delivered', 'here'],
  ['Lost in transit', 'lost'],
  ['RTO', 'turned'],
  ['rto_delivered', 'turned'],
])('the status %p of a parcel back is %s', (status, kind) => {
  expect(reverseNewsOf(status)).toBe(kind);
});

test.each([
  ['delivered lost', 'here'],
  ['lost delivered', 'here'],
  ['lost picked', 'lost'],
  ['picked cancelled', 'moving'],
  ['exception pending-pickup', 'waiting'],
  ['picked exception', 'moving'],
  ['picked rto', 'turned'],
  ['rto in-transit', 'turned'],
  ['rto rto-delivered', 'turned'],
  ['rto lost', 'lost'],
  ['rto delivered', 'here'],
])('after %s a parcel back is %s', (statuses, kind) => {
  const after = statuses.split(' ').reduce((order, status) => {
    return followReverse(order, { awb: PARCEL.awb, status, at: now.toISOString() });
  }, fetched());
  expect(after.returnCase?.pickup?.news?.kind).toBe(kind);
});

test.each([
  ['in transit', 'moving'],
  ['lost', 'lost'],
  ['pending pickup', 'turned'],
])('asked after a parcel that goes back to its customer, the courier’s %s makes it %s', (status, kind) => {
  const turned = fetched('rto');
  const word = { awb: PARCEL.awb, status, at: now.toISOString() };
  expect(followReverse(turned, { ...word, isAnswer: true }).returnCase?.pickup?.news?.kind).toBe(kind);
});

describe('a parcel that was taken out', () => {
  const rebooked = () => {
    const claim = claimPickup(fetched('rto'), now, PARCEL.awb);
    const booked = claim.kind === 'claimed' && pickupBooked(claim.order, { ...PARCEL, awb: '2' }, now);
    if (!booked) throw new Error(claim.kind);
    return booked;
  };
  const isUnwanted = (order: Order, awb: string, status: string) => isUnwantedParcel(order, { awb, status });

  it('is unwanted where it comes all the same, and silent while it goes back', () => {
    const order = rebooked();
    expect(order.returnCase?.givenUp).toEqual([PARCEL.awb]);
    expect(isUnwanted(order, PARCEL.awb, 'in transit')).toBe(true);
    expect(isUnwanted(order, PARCEL.awb, 'delivered')).toBe(true);
    expect(isUnwanted(order, PARCEL.awb, 'rto in transit')).toBe(false);
    expect(isUnwanted(order, '2', 'delivered')).toBe(false);
  });

  it('stays known in a later return, as the parcel of a closed one does', () => {
    const closed = must(decideClose(rebooked(), { words: 'It never came', takenAwb: '2' }, now));
    expect(isUnwanted(closed, '2', 'delivered')).toBe(true);
    const again = open(closed);
    expect(again.returnCase?.givenUp).toEqual([PARCEL.awb, '2']);
    expect(isUnwanted(again, '2', 'delivered')).toBe(true);
  });

  it('is not one that the desk took in', () => {
    const again = open({ ...received(fetched()), status: 'delivered' });
    expect(again.returnCase).not.toHaveProperty('givenUp');
    expect(isUnwanted(again, PARCEL.awb, 'delivered')).toBe(false);
  });
});

test('news of another parcel, or once it is here, change nothing', () => {
  const news = { awb: PARCEL.awb, status: 'lost', at: now.toISOString() };
  for (const [order, awb] of [
    [fetched(), 'other'],
    [received(fetched()), PARCEL.awb],
    [fetched('lost'), PARCEL.awb],
  ] as const) {
    expect(followReverse(order, { ...news, awb })).toBe(order);
  }
});

test('what is lost is written off and paid', () => {
  const order = fetched('lost');
  expect(must(judged(order, allAs(order, 'damaged')))).toMatchObject({
    status: 'returned',
    cameBack: { restocked: {} },
    returnCase: { state: 'judged' },
  });
});

describe('when the courier is asked after its parcel back', () => {
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000).toISOString();
  const says = (order: Order, status: string | null) =>
    afterReverseAsk(order, { awb: PARCEL.awb, status }, now);

  it('is a quarter of an hour after the booking, and after each answer', () => {
    expect(fetched().returnCase?.pickup?.askAt).toBe(minutes(15));
    expect(says(fetched(), null)).toEqual({ order: fetched(), askAt: minutes(15) });
    expect(says(fetched(), 'in transit').askAt).toBe(minutes(15));
  });

  it('is a day later where it hardly ever moves again, and never once it is here', () => {
    expect(says(fetched(), 'lost').askAt).toBe(minutes(24 * 60));
    expect(says(fetched(), 'cancelled').askAt).toBe(minutes(24 * 60));
    expect(says(fetched(), 'delivered').askAt).toBeNull();
  });

  it('is over once the desk has the parcel, and leaves another parcel alone', () => {
    const here = must(decideReceived(fetched(), now));
    expect(says(here, 'lost')).toEqual({ order: here, askAt: null });
    const other = afterReverseAsk(fetched(), { awb: 'another', status: 'lost' }, now);
    expect(other).toEqual({ order: fetched(), askAt: undefined });
  });
});
