import { deliveredOrder } from '@/domain/invoices/testing';
import type { ActionDecision } from '../../order/decision';
import type { Order, ReturnLine } from '../../order/order';
import type { UnitVerdict, Verdict } from '../../order/returnCase';
import { beginReturn } from '../../returns/returns';
import { decideAccept, decideOpen, decideReceived } from '../decide';
import { decideJudge } from '../judge';
import { claimPickup, pickupBooked } from '../pickup';
import { followReverse } from '../reverseNews';

export const now = new Date('2026-11-22T10:00:00.000Z');
export const later = (ms: number) => new Date(now.getTime() + ms);
export const PARCEL = { awb: '14349', courier: 'Delhivery', trackingUrl: '' };

export function must(decision: ActionDecision): Order {
  if (decision.kind !== 'done') throw new Error(JSON.stringify(decision));
  return decision.order;
}

export const delivered = (base = deliveredOrder()): Order => ({
  ...base,
  history: [{ at: '2026-11-20T10:00:00.000Z', from: 'out_for_delivery', to: 'delivered', by: 'c', note: '' }],
});
/** The customer's own return request. */
export const open = (order = delivered(), lines: ReturnLine[] | null = null): Order => {
  const request = { by: 'u1', openedBy: 'shopper', reason: 'Damaged or leaking', lines } as const;
  const asked = beginReturn(order, { ...request, outcome: 'refund' }, now);
  if (!asked) throw new Error('It cannot come back');
  return asked;
};
export const byTeam = (words: string): Order =>
  must(decideOpen(delivered(), { reason: 'Damaged or leaking', lines: null, outcome: 'refund', words }, now));
export const accepted = (order = open()): Order =>
  must(decideAccept(order, { words: 'Keep the box', outcome: 'refund' }, now));
export const received = (order = accepted()): Order => must(decideReceived(order, now));
export const allAs = (order: Order, verdict: Verdict): UnitVerdict[] =>
  (order.returnCase?.asked.lines ?? []).map((one) => ({ ...one, verdict }));
export const judged = (order: Order, verdicts: UnitVerdict[], outcome: 'refund' | 'replace' = 'refund') =>
  decideJudge(order, { verdicts, words: 'Half of it was used', outcome }, {}, now);

/** Picked up by the courier, with its news. */
export function fetched(status = '', order = accepted()): Order {
  const claimed = claimPickup(order, now);
  const booked = claimed.kind === 'claimed' && pickupBooked(claimed.order, PARCEL, now);
  if (!booked) throw new Error(claimed.kind);
  return status ? followReverse(booked, { awb: PARCEL.awb, status, at: now.toISOString() }) : booked;
}
