import { paise } from '@/domain/money/money';
import type { Order } from '../order/order';
import { decideClaim, type Claim } from '../undelivered/claim';
import { followReverse } from './reverseNews';
import { claimsBeyond, lossBack, lostParcel } from './lossBack';
import { allAs, fetched, judged, must, now, PARCEL, received } from './testing/deskSteps';

const lost = fetched('lost');
const forward = { awb: 'F1', courier: 'Delhivery', trackingUrl: '', kind: 'damaged', at: '' } as const;
const both = { ...lost, undelivered: { losses: [forward] } as never };
const back = { awb: PARCEL.awb, courier: PARCEL.courier, kind: 'lost' };

test.each([
  ['a parcel that is on its way', fetched(), null],
  ['one that the courier has', fetched('picked'), null],
  ['a lost one', lost, back],
  ['a lost one that is judged', must(judged(lost, allAs(lost, 'damaged'))), back],
  ['one that turned up', followReverse(lost, { awb: PARCEL.awb, status: 'delivered', at: '' }), null],
  ['a lost one that the team took in', received(lost), null],
])('%s can be claimed or not', (_what, order, expected) => {
  if (expected) expect(lossBack(order)).toMatchObject(expected);
  else expect(lossBack(order)).toBeNull();
});

test('a lost parcel is found by its AWB on either way', () => {
  expect(lostParcel(both, PARCEL.awb)).toMatchObject({ ...back, isBack: true });
  expect(lostParcel(both, 'F1')).toEqual(forward);
  expect(lostParcel(both, 'other')).toBeNull();
});

test('its claim says which way it was, also once only the claim knows that', () => {
  const input = { amount: paise(45_050), status: 'open', note: '' } as const;
  const loss = lostParcel(lost, PARCEL.awb)!;
  const made = decideClaim({ loss, orderId: 'GLM1', known: null }, input, now);
  if (made.kind !== 'done') throw new Error(made.kind);
  expect(made.claim).toMatchObject({ ...back, orderId: 'GLM1', isBack: true, status: 'open' });
  const paid = { ...input, status: 'paid' } as const;
  expect(decideClaim({ loss: made.claim, orderId: 'GLM1', known: made.claim }, paid, now)).toMatchObject({
    claim: { isBack: true, status: 'paid' },
  });
  const sent = decideClaim({ loss: forward, orderId: 'GLM1', known: null }, input, now);
  expect(sent.kind === 'done' && sent.claim).not.toHaveProperty('isBack');
});

const claim: Claim = {
  awb: PARCEL.awb,
  orderId: lost.orderId,
  courier: PARCEL.courier,
  kind: 'lost',
  isBack: true,
  amount: paise(45_050),
  status: 'open',
  note: '',
  openedAt: '',
  at: '',
};
const turnedUp = followReverse(lost, { awb: PARCEL.awb, status: 'delivered', at: '' });
const erased = { ...lost, returnCase: { ...lost.returnCase!, pickup: undefined } };
const again = { ...PARCEL, awb: 'R2' };
const replaced = {
  ...lost,
  returnCase: { ...lost.returnCase!, pickup: { ...lost.returnCase!.pickup!, ...again } },
};

test.each([
  ['is lost, which the loss shows', lost, claim, []],
  ['turned up', turnedUp, claim, [claim]],
  ['was taken in although it was lost', received(lost), claim, [claim]],
  ['went with the account', erased as Order, claim, [claim]],
  ['another return replaced', replaced, claim, [claim]],
  ['belongs to another order', turnedUp, { ...claim, orderId: 'GLM2' }, []],
  ['went to the customer', turnedUp, { ...claim, isBack: undefined } as unknown as Claim, []],
])('the claim for a parcel that %s', (_what, order, one, expected) => {
  expect(claimsBeyond(order, [one])).toEqual(expected);
});
