import { ZERO } from '@/domain/money/money';
import { refundable } from '@/domain/payments/refund/refundable';
import { moveOrder } from '../lifecycle/lifecycle';
import { refused, type RefusedAction } from '../order/decision';
import { BY_SHOP, type Order } from '../order/order';
import { isRefundDue } from '../order/payment';
import type { Loss } from '../order/undelivered';
import { beginBooking, UNSENT } from '../shipment/booking';
import { messages } from './messages';

/** Parcels of one order that may be lost before the team has to talk to the customer. */
export const MAX_RESENT = 3;

/** Its message names the order. */
export type RefusedResend = RefusedAction<'not_lost' | 'resent' | 'money_back' | 'too_often' | 'sold_out'>;

export type ResendDecision = RefusedResend | { kind: 'done'; order: Order; loss: Loss };

/** The loss of the order's present parcel, which nothing was sent for yet; null without one. */
export function openLoss({ undelivered, shipment }: Pick<Order, 'undelivered' | 'shipment'>): Loss | null {
  const last = undelivered?.losses.at(-1);
  const isOpen = last && !last.resent && last.awb === shipment.awb && shipment.trouble?.kind === 'lost';
  return isOpen ? last : null;
}

/**
 * Whether the money beside store credit, or all of it, is refunded or promised. A due part refund counts, because it may
 * end the order; once it is sent, the rest is still paid. Credit that is left goes back too: it pays for no second parcel.
 */
function isGivenBack(order: Order): boolean {
  const { payment, credit, paymentMethod } = order;
  if (payment.status === 'refunded' || isRefundDue(payment)) return true;
  const isPaid = paymentMethod === 'Pay Online' || credit !== undefined;
  return isPaid && refundable(order) === ZERO;
}

/** Whether the order's parcel is lost, and nothing was decided about the order yet. */
export const isLostOpen = (order: Order): boolean =>
  (order.status === 'shipped' || order.status === 'out_for_delivery') &&
  openLoss(order) !== null &&
  !order.erasedAt;

/** Whether the order of a lost parcel can be sent again. */
export const canResend = (order: Order): boolean => isLostOpen(order) && !isGivenBack(order);

/** The refusal where no lost parcel of the order waits for a decision. */
export const noOpenLoss = ({ orderId, undelivered }: Order): RefusedAction<'not_lost' | 'resent'> =>
  undelivered?.losses.at(-1)?.resent
    ? refused('resent', messages.resent(orderId))
    : refused('not_lost', messages.notLost(orderId));

/**
 * Sends an order again after the courier lost its parcel: it is placed anew, with a parcel of its own, and its units have to
 * be reserved again by the caller. The lost parcel stays in `undelivered.losses`. `bookingUntil` is ISO.
 */
export function decideResend(order: Order, bookingUntil: string, now: Date): ResendDecision {
  const { orderId, undelivered } = order;
  const loss = openLoss(order);
  if (!undelivered || !loss) return noOpenLoss(order);
  if (isGivenBack(order)) return refused('money_back', messages.moneyBack(orderId));
  const times = undelivered.losses.length;
  if (times > MAX_RESENT) return refused('too_often', messages.lostTooOften(orderId, times));
  const at = now.toISOString();
  const moved = moveOrder(order, 'placed', { at, by: BY_SHOP, note: messages.sendingAgain(loss.kind) });
  if (!moved.ok || order.erasedAt) return refused('not_lost', messages.notOnItsWay(orderId));
  // The promise, the papers and the packing table were those of the lost parcel.
  const { deliverBy: _, printed: __, packing: ___, ...kept } = moved.order;
  const shipment = beginBooking(UNSENT, bookingUntil);
  const losses = undelivered.losses.map((one) =>
    one === loss ? { ...one, resent: { at, units: order.reserved } } : one,
  );
  return {
    kind: 'done',
    loss,
    order: {
      ...kept,
      shipment,
      undelivered: {
        ...undelivered,
        state: 'closed',
        end: loss.kind,
        dueAt: '',
        attempts: [],
        answers: [],
        movedAt: '',
        askingUntil: '',
        losses,
        resentAwbs: [...(undelivered.resentAwbs ?? []), loss.awb],
      },
    },
  };
}

/** The refusal where too few units are left for a second parcel. */
export const soldOut = ({ orderId }: Order): RefusedResend => refused('sold_out', messages.soldOut(orderId));
