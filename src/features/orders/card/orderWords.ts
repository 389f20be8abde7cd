import { troubleNote } from '@/domain/orders/shipment/parcelTrouble';
import type { Order, OrderStatus } from '@/domain/orders/order/order';
import type { ReturnCase } from '@/domain/orders/order/returnCase';
import { endedAsLost, statusLabel, isCancelling } from '@/domain/orders/lifecycle/lifecycle';
import type { StatusTone } from '@/ui';
import { dayText } from '@/domain/orders/shipment/deliveryDate';
import { messages } from '../messages';
import { isOnItsWay } from './running';

const TONES: Record<OrderStatus, StatusTone> = {
  pending_payment: 'wait',
  placed: 'wait',
  packed: 'wait',
  shipped: 'good',
  out_for_delivery: 'good',
  delivered: 'neutral',
  return_requested: 'wait',
  returned: 'neutral',
  refunded: 'neutral',
  expired: 'bad',
  cancelled: 'bad',
  rto: 'bad',
};

/** The label and colour of an order's status. */
export function standingOf(status: OrderStatus, cancelling: boolean): { word: string; tone: StatusTone } {
  if (cancelling) return { word: messages.orderWords.cancelling, tone: 'wait' };
  return { word: statusLabel(status), tone: TONES[status] };
}

/** The state of a return's pickup; a cancelled one is booked again. */
function pickupNote({ pickup }: ReturnCase): string {
  const { returns } = messages;
  if (pickup?.news?.kind === 'lost') return returns.lost;
  if (pickup?.news?.kind === 'cancelled') return returns.accepted;
  if (pickup?.news?.kind === 'turned') return returns.turned;
  return returns.pickup(pickup?.courier ?? '', pickup?.awb ?? '');
}

/** The state of an order's return and the customer's next step; null if there is nothing to say. */
function returnNote({ status, returnCase }: Order): string | null {
  const words = returnCase?.words ?? '';
  const { returns } = messages;
  switch (returnCase?.state) {
    case 'accepted':
      return [returns.accepted, words].filter(Boolean).join(' ');
    case 'pickup':
      return pickupNote(returnCase);
    case 'received':
      return returns.received;
    case 'refused':
      return returns.refused(words);
    case 'closed':
      return returns.closed(words);
    case 'judged': {
      const { replacement, outcome } = returnCase;
      if (replacement) return returns.replaced(replacement.orderId);
      if (status !== 'returned') return null;
      if (outcome === 'replace') return returns.replacementDue;
      return returnCase.toCredit ? returns.judgedAsCredit : returns.judged;
    }
    default:
      return status === 'return_requested' ? messages.returnRequested : null;
  }
}

/** How refused units were sent back; null without any. */
function sentBackNote({ returnCase }: Order): string | null {
  const { sentBack } = returnCase ?? {};
  return sentBack ? messages.returns.sentBack(sentBack.courier, sentBack.awb) : null;
}

/** An explanation beyond the status; null where it needs none. */
export function noteOf(order: Order): string | null {
  const { status, cancelRefusedAt, payment, phoneOrder } = order;
  if (isCancelling(order)) return messages.cancelling;
  if (order.prepay?.paid) return messages.prepaying;
  if (order.waitingEdit?.paid) return messages.editing;
  const trouble = troubleNote(order);
  if (trouble) return trouble;
  const aboutReturn = [returnNote(order), sentBackNote(order)].filter(Boolean).join(' ');
  if (aboutReturn) return aboutReturn;
  if (status === 'pending_payment') return phoneOrder?.link ? messages.pendingLink : messages.pendingPayment;
  if (status === 'expired' && !payment.refund) return messages.expired;
  return cancelRefusedAt && isOnItsWay(order) ? messages.courierRefused : null;
}

/** Why an order has no parcel yet; null when it has one. */
export function parcelWords(order: Order): string | null {
  const { status, shipment } = order;
  if (order.erasedAt) return messages.erased;
  if (endedAsLost(order)) return messages.lost;
  const over = status === 'expired' || status === 'cancelled' || shipment.status === 'cancelled';
  if (over) return messages.nothingOnItsWay;
  if (shipment.awb) return null;
  if (shipment.status === 'by_hand') return messages.sentWithoutNumber(shipment.courier);
  if (status === 'refunded') return messages.nothingOnItsWay;
  if (shipment.status === 'waiting') return messages.bookedWhenPaid;
  return isCancelling(order) ? messages.checkingCourier : messages.booking;
}

/**
 * The promised or actual arrival day; null without a promised day, and after delivery. `today` as in
 * '2026-11-22'.
 */
export function arrivalWords(order: Order, today: string): string | null {
  const { deliverBy, status } = order;
  if (!deliverBy || !(isOnItsWay(order) || status === 'pending_payment')) return null;
  const { wasDueBy, arrivesBy } = messages.orderFacts;
  return `${deliverBy < today ? wasDueBy : arrivesBy} ${dayText(deliverBy)}`;
}
