import { paise } from '@/domain/money/money';
import { decidePack } from '@/domain/admin/adminOrder';
import { tallyOf } from '@/domain/admin/sales/countOrder';
import { orderNews } from '@/domain/mail/orders/orderNews';
import { findInvalidTransition } from '../lifecycle/findInvalidTransition';
import type { Order } from '../order/order';
import { decideClaim, type Claim, type ClaimStatus } from './claim';
import { erasedCase } from './erased';
import { parcelNumber, parcelNumbers } from './parcelNumber';
import { canResend, decideResend } from './resend';
import { after, answered, failed, iso, orderIn, stateOf, when } from './testing';

describe('a lost parcel', () => {
  const lost = after(orderIn('shipped'), [0, failed(0)], [30, { status: 'lost' }]);
  const until = iso(41);
  const resent = () => {
    const decision = decideResend(lost, until, when(40));
    if (decision.kind !== 'done') throw new Error(decision.message);
    return decision.order;
  };

  it('never counts as cash received; found or sent again, it counts as before', () => {
    expect(tallyOf(orderIn('shipped'))).toMatchObject({ as: 'sold', revenue: 51_300 });
    expect(tallyOf(lost)).toMatchObject({ as: 'lost', revenue: 0 });
    expect(tallyOf(after(lost, [50, { status: 'delivered' }]))).toMatchObject({
      as: 'sold',
      revenue: 51_300,
    });
    expect(tallyOf(resent())).toMatchObject({ as: 'sold', revenue: 51_300 });
  });

  it('leaves the money of a paid order where it is', () => {
    const paid = { paymentMethod: 'Pay Online', payment: { ...lost.payment, status: 'captured' } } as const;
    expect(tallyOf({ ...lost, ...paid })).toMatchObject({ as: 'sold', revenue: 51_300 });
  });

  it('is sent again as a new parcel of the same order, and stays in its history', () => {
    const order = resent();
    expect(order).toMatchObject({
      status: 'placed',
      shipment: { status: 'booking', awb: '', attempts: 1, bookingUntil: until },
    });
    expect(order.shipment.trouble).toBeUndefined();
    expect(order.undelivered?.losses).toEqual([
      {
        awb: 'A1',
        courier: 'C',
        trackingUrl: '',
        kind: 'lost',
        at: iso(30),
        resent: { at: iso(40), units: { 'T-1': 2 } },
      },
    ]);
    expect(order.undelivered?.resentAwbs).toEqual(['A1']);
    expect([parcelNumber(lost), parcelNumber(order)]).toEqual(['GLM12345', 'GLM12345-2']);
    expect(parcelNumbers(order)).toEqual(['GLM12345', 'GLM12345-2']);
    expect(findInvalidTransition(lost, order)).toBeNull();
    expect(orderNews(lost, order)).toEqual(['resent']);
  });

  it('is packed again, and its new parcel has attempts of its own', () => {
    const packed = decidePack(resent(), when(41));
    if (packed.kind !== 'done') throw new Error('not packed');
    expect(decidePack(packed.order, when(42)).kind).toBe('known');
    const booked: Order = {
      ...packed.order,
      shipment: { ...packed.order.shipment, status: 'booked', awb: 'A2' },
    };
    const out = after(booked, [60, { status: 'in transit' }], [70, failed(70)]);
    expect(stateOf(out)).toEqual(['waits', '', 1]);
    const again = after(out, [99, { status: 'lost' }]);
    expect(again.undelivered?.losses.map(({ awb }) => awb)).toEqual(['A1', 'A2']);
    expect(canResend(again)).toBe(true);
    expect(stateOf(after(out, [99, { status: 'delivered' }]))).toEqual(['closed', 'delivered', 1]);
  });

  it.each<[string, Order, string]>([
    ['one that is not lost', orderIn('shipped'), 'not_lost'],
    ['one that was sent again', resent(), 'resent'],
    ['one that was found', after(lost, [50, { status: 'in transit' }]), 'not_lost'],
    [
      'one whose money went back',
      { ...lost, payment: { ...lost.payment, status: 'refunded' } },
      'money_back',
    ],
    [
      'one on its way back',
      after(orderIn('shipped'), [0, { status: 'rto' }], [9, { status: 'lost' }]),
      'not_lost',
    ],
  ])('%s is not sent again', (_name, order, code) => {
    expect(canResend(order)).toBe(false);
    const decision = decideResend(order, until, when(60));
    expect(decision).toMatchObject({ kind: 'refused', code });
    expect(decision.kind === 'refused' && decision.message).toContain('GLM12345');
  });

  it('keeps its units in the books, its AWB for the claim, and nothing of the person, once the account is deleted', () => {
    expect(erasedCase(lost).undelivered).toMatchObject({
      attempts: [],
      losses: [{ awb: 'A1', trackingUrl: '' }],
    });
    const { undelivered } = erasedCase(resent());
    expect(undelivered?.losses).toMatchObject([{ resent: { units: { 'T-1': 2 } } }]);
    expect(
      JSON.stringify(
        erasedCase(answered(after(orderIn('shipped'), [0, failed(0)]), 1, { phone: '9845000000' })),
      ),
    ).toBe('{}');
  });

  const loss = lost.undelivered!.losses[0]!;
  const claim = (status: ClaimStatus): Claim => ({
    awb: 'A1',
    orderId: 'GLM12345',
    courier: 'C',
    kind: 'lost',
    amount: paise(50_000),
    note: '',
    openedAt: iso(1),
    at: iso(1),
    status,
  });
  it.each<[string, ClaimStatus | null, ClaimStatus, number, string]>([
    ['is made', null, 'open', 50_000, 'done'],
    ['is not made as paid', null, 'paid', 50_000, 'claim_step'],
    ['is accepted', 'open', 'accepted', 40_000, 'done'],
    ['is paid as accepted', 'accepted', 'paid', 50_000, 'done'],
    ['is not paid otherwise than accepted', 'accepted', 'paid', 1, 'claim_fixed'],
    ['is refused', 'open', 'refused', 50_000, 'done'],
    ['is made again', 'refused', 'open', 50_000, 'done'],
    ['is over once it is paid', 'paid', 'open', 50_000, 'claim_over'],
    ['is the same twice', 'paid', 'paid', 50_000, 'known'],
  ])('a claim %s', (_name, known, status, amount, expected) => {
    const facts = { loss, orderId: 'GLM12345', known: known && claim(known) };
    const decision = decideClaim(facts, { amount: paise(amount), status, note: '' }, when(9));
    expect(decision.kind === 'refused' ? decision.code : decision.kind).toBe(expected);
    if (decision.kind === 'done') expect(decision.claim).toMatchObject({ amount, status, at: iso(9) });
    if (decision.kind === 'refused') expect(decision.message).toContain('GLM12345');
  });

  it.each<[string, Claim | null, string, string]>([
    ['a claim that a colleague made meanwhile', claim('open'), '', 'changed'],
    ['a claim that a colleague changed meanwhile', claim('open'), iso(0), 'changed'],
    ['the claim that was read', claim('open'), iso(1), 'done'],
    ['no claim, where none was read', null, '', 'done'],
  ])('%s: a save answers', (_name, known, seen, expected) => {
    const input = { amount: paise(40_000), status: 'open', note: '', seen } as const;
    const decision = decideClaim({ loss, orderId: 'GLM12345', known }, input, when(9));
    expect(decision.kind === 'refused' ? decision.code : decision.kind).toBe(expected);
  });
});
