import { countUnits } from '@/domain/cart/cart';
import { toRupees } from '@/domain/money/money';
import type { Order, OrderStatus } from '@/domain/orders/order/order';
import { collectsCash, payable } from '@/domain/orders/order/payable';
import type { FailedAttempt, Loss, UndeliveredAnswer, Undelivered } from '@/domain/orders/order/undelivered';
import { allowedActs, type UndeliveredAct } from '@/domain/orders/undelivered/answerUndelivered';
import { lossChoiceOf, type LossChoice } from '@/domain/orders/undelivered/closeLost';
import type { UndeliveredTab } from './tabs';

/** An undelivered parcel as the team's list and its panel show it. Times are ISO, amounts rupees. */
export interface UndeliveredRow {
  orderId: string;
  uid: string;
  /** Name and phone are empty once the buyer's account is deleted. */
  customer: string;
  phone: string;
  city: string;
  status: OrderStatus;
  /** Collected by the courier; 0 for none. */
  cash: number;
  total: number;
  units: number;
  awb: string;
  courier: string;
  trackingUrl: string;
  state: Undelivered['state'];
  end: Undelivered['end'];
  dueAt: string;
  attempts: FailedAttempt[];
  /** The last answer to the courier; null before the first. */
  answer: UndeliveredAnswer | null;
  losses: Loss[];
  acts: UndeliveredAct[];
  /** The open decision about its present parcel; null where that one is not lost. */
  choice: LossChoice | null;
}

/** The row of an order with a case; null for one without. */
export function undeliveredRow(order: Order): UndeliveredRow | null {
  const { orderId, userId, address, shipment, undelivered, erasedAt } = order;
  if (!undelivered) return null;
  return {
    orderId,
    uid: erasedAt ? '' : userId,
    customer: erasedAt ? '' : address.name,
    phone: erasedAt ? '' : address.phone,
    city: address.city,
    status: order.status,
    cash: collectsCash(order) ? toRupees(payable(order)) : 0,
    total: order.amounts.finalTotal,
    units: countUnits(order.lines),
    awb: shipment.awb,
    courier: shipment.courier,
    trackingUrl: shipment.trackingUrl,
    state: undelivered.state,
    end: undelivered.end,
    dueAt: undelivered.dueAt,
    attempts: undelivered.attempts,
    answer: undelivered.answers.at(-1) ?? null,
    losses: undelivered.losses,
    acts: allowedActs(undelivered),
    choice: lossChoiceOf(order),
  };
}

/** The sort field of a view: the clock where it runs, else the newest first. */
export const sortedBy = (
  tab: UndeliveredTab,
): { field: 'dueAt' | 'openedAt' | 'lostAt'; direction: 'asc' | 'desc' } => {
  if (tab === 'waiting') return { field: 'dueAt', direction: 'asc' };
  return { field: tab === 'lost' ? 'lostAt' : 'openedAt', direction: 'desc' };
};
