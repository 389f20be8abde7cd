import { inCash } from '../../order/testing';
import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order, OrderStatus } from '../../order/order';
import { followTrouble } from '../../shipment/parcelTrouble';
import { followTracking } from '../../shipment/tracking';
import { claimAnswer, recordAnswer } from '../answerUndelivered';
import { closeUndelivered } from '../closeUndelivered';
import { followUndelivered } from '../followUndelivered';

const START = Date.parse('2026-11-21T10:00:00.000Z');
export const HOUR = 3_600_000;
/** Hours after the start of a test. */
export const iso = (hours: number): string => new Date(START + hours * HOUR).toISOString();
export const when = (hours: number): Date => new Date(START + hours * HOUR);

export interface News {
  status: string;
  words?: string;
  /** Hours after the start; without it the courier says no time. */
  happened?: number;
}

export const orderIn = (status: OrderStatus, change: Partial<Order> = {}): Order =>
  deliveredOrder({
    orderId: 'GLM12345',
    status,
    ...inCash,
    history: [
      { at: iso(-30), from: null, to: 'placed', by: 'asha', note: '' },
      { at: iso(-29), from: 'placed', to: 'packed', by: 'shop', note: '' },
      { at: iso(-20), from: 'packed', to: 'shipped', by: 'courier', note: '' },
    ],
    ...change,
  });

/** An order after news of its parcel at these hours, as the tracking takes it. */
export function after(order: Order, ...news: [hours: number, News][]): Order {
  return news.reduce((current, [hours, { status, words = '', happened }]) => {
    const at = iso(hours);
    const happenedAt = happened === undefined ? '' : iso(happened);
    const moved = followTracking(current, status, at)?.order ?? current;
    const next = followUndelivered(followTrouble(moved, status, at), { status, words, happenedAt, at });
    return closeUndelivered(next);
  }, order);
}
export const failed = (happened?: number, words = 'Door locked'): News => ({
  status: 'exception',
  words,
  ...(happened === undefined ? {} : { happened }),
});
export const stateOf = ({ undelivered }: Order) =>
  undelivered && [undelivered.state, undelivered.end, undelivered.attempts.length];

export const AGAIN = { act: 'again', day: '', phone: '', landmark: '', address: '', note: '' } as const;
/** The order once the shop's answer reached the courier at this hour. */
export function answered(
  order: Order,
  hours: number,
  instruction: Partial<Parameters<typeof claimAnswer>[1]['instruction']> = {},
) {
  const attempt = order.undelivered?.attempts.length ?? 0;
  const claimed = claimAnswer(
    order,
    { instruction: { ...AGAIN, ...instruction }, by: 'shop', attempt },
    when(hours),
  );
  if (claimed.kind !== 'claimed') throw new Error(claimed.message);
  return recordAnswer(claimed.order, claimed.answer, when(hours));
}
