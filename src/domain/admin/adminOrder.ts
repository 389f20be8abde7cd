import { atCourier, beginBooking, BOOKING_LEASE_MS, bookingKnownFrom } from '../orders/shipment/booking';
import { formatPaise, ZERO } from '../money/money';
import { known, refused, type ActionDecision, type RefusedAction } from '../orders/order/decision';
import { withNote } from '../orders/order/note';
import { BY_SHOP, type Order, type Reservation } from '../orders/order/order';
import type { Verdict } from '../orders/order/returnCase';
import { notes as returnNotes } from '../orders/returnDesk/messages';
import { owesReplacement, returnCaseOf } from '../orders/returnDesk/steps';
import { isToTakeIn } from '../orders/returnDesk/teamWaits';
import {
  canMove,
  isBeforePickup,
  isCancelling,
  moveOrder,
  statusLabel,
  transitionsOf,
} from '../orders/lifecycle/lifecycle';
import { withoutParcelPapers } from '../orders/packing/print';
import { markTroubleSeen } from '../orders/shipment/parcelTrouble';
import { isParcelCancelled, labelProblem } from '../orders/shipment/cancelledParcel';
import { waitingProblem } from '../orders/waitingEdit/canEdit';
import { messages } from './messages';
import { canEndByHand, canShipByHand } from './shipByHand';
import type { RefundDecision } from '../payments/refund/partRefund';
import { same } from '@/domain/records/audit';
import { addMs } from '@/domain/time/addMs';
import { finishReturn, refundable } from '../payments/refund/refundable';
import { refusedOf } from '../payments/refund/refusedRefunds';

/** The admin's actions on an order. */
export const ADMIN_ACTIONS = [
  'pack',
  'book',
  'ship',
  'arrive',
  'receive',
  'refund',
  'transfer',
  'note',
  'cancel',
] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

/** Characters of a note, and notes of one order. */
export const MAX_NOTE = 300;
export const MAX_NOTES = 50;
/** Characters of a bank's number. */
export const MAX_BANK_REFERENCE = 60;

const canPack = (order: Order): boolean =>
  canMove(order.status, 'packed', order.paymentMethod) &&
  !isCancelling(order) &&
  !order.waitingEdit &&
  !isParcelCancelled(order);
const canBook = (order: Order): boolean =>
  isBeforePickup(order) &&
  !isCancelling(order) &&
  ['booking', 'booked', 'failed'].includes(order.shipment.status);
/** Whether a parcel of the order is on its way back, or has arrived without being received yet. */
const canReceive = (order: Order): boolean => order.status === 'return_requested' || isToTakeIn(order);
const canCancel = ({ status, paymentMethod, ...order }: Order): boolean =>
  canMove(status, 'cancelled', paymentMethod) && !order.cancelling;

/** The actions that the order's state allows. */
export function actionsFor(order: Order): AdminAction[] {
  const may: Record<AdminAction, boolean> = {
    pack: canPack(order),
    book: canBook(order),
    ship: canShipByHand(order),
    arrive: canEndByHand(order),
    receive: canReceive(order),
    refund: refundable(order) > ZERO && !isCancelling(order) && !owesReplacement(order),
    transfer: refusedOf(order) > ZERO,
    note: !order.erasedAt,
    cancel: canCancel(order),
  };
  return ADMIN_ACTIONS.filter((action) => may[action]);
}

const impossible = ({ status }: Order, message: (status: string) => string): RefusedAction =>
  refused('impossible_step', message(statusLabel(status).toLowerCase()));
const beingCancelled = (): RefusedAction => refused('cancelling', messages.beingCancelled);

/** Packs an order. An order that is packed or further on counts as packed before. */
export function decidePack(order: Order, now: Date): ActionDecision {
  const all = transitionsOf(order.history).map(({ to }) => to);
  // A parcel that is sent again after a loss is packed again.
  const steps = all.slice(Math.max(0, all.lastIndexOf('placed')));
  if (steps.includes('packed') && !steps.includes('cancelled')) return known(order, messages.packedBefore);
  if (isCancelling(order)) return beingCancelled();
  const at = now.toISOString();
  const problem = waitingProblem(order) ?? labelProblem(order, at);
  if (problem) return problem;
  const moved = moveOrder(order, 'packed', { at, by: BY_SHOP, note: '' });
  return moved.ok
    ? { kind: 'done', order: moved.order, message: messages.packed }
    : impossible(order, messages.cannotPack);
}

/** Adds a note to an order's history. The same note twice in a row is stored once. */
export function decideNote(order: Order, text: string, now: Date): ActionDecision {
  const { history } = order;
  if (order.erasedAt) return refused('erased', messages.buyerErased);
  const last = history.at(-1);
  if (last?.note === text && last.from === last.to) return known(order, messages.noteSaved);
  if (history.length - transitionsOf(history).length >= MAX_NOTES) {
    return refused('too_many_notes', messages.tooManyNotes(MAX_NOTES));
  }
  return {
    kind: 'done',
    order: withNote(markTroubleSeen(order, now.toISOString()), BY_SHOP, text, now),
    message: messages.noteSaved,
  };
}

export type BookDecision =
  | RefusedAction
  /** Another caller is asking the courier at this moment. */
  | { kind: 'asking'; order: Order }
  /** The courier has a parcel for the order; ask the courier whether it is still active. */
  | { kind: 'booked'; order: Order }
  /** The caller that writes this order must ask the courier. */
  | { kind: 'claimed'; order: Order };

/** Claims the booking of an order for the team. `takenAwb` is the AWB of a parcel that the courier has cancelled. */
export function decideBook(order: Order, now: Date, takenAwb: string | null = null): BookDecision {
  const { shipment } = order;
  if (isCancelling(order)) return beingCancelled();
  if (!isBeforePickup(order)) return impossible(order, messages.cannotBook);
  if (shipment.status === 'waiting') return refused('unpaid', messages.notPaid);
  if (shipment.status === 'cancelled') return refused('parcel_cancelled', messages.parcelCancelled);
  if (shipment.status === 'by_hand') return impossible(order, messages.cannotBook);
  const at = now.toISOString();
  if (shipment.status === 'booking' && (shipment.bookingUntil ?? '') > at) return { kind: 'asking', order };
  if (shipment.status === 'booked' && shipment.awb !== takenAwb) return { kind: 'booked', order };
  if (shipment.status !== 'booked' && atCourier(shipment) === 'perhaps' && bookingKnownFrom(shipment) > at) {
    const seconds = Math.ceil((Date.parse(bookingKnownFrom(shipment)) - now.getTime()) / 1000);
    return refused('too_soon', messages.lastAnswerLost(seconds));
  }
  const { trouble: _, pickup: _asked, takenOutAt: _out, ...others } = shipment;
  const parcel = {
    ...others,
    status: 'booking',
    awb: '',
    courier: '',
    trackingUrl: '',
    label: '',
  } as const;
  const begun = { ...beginBooking(parcel, addMs(now, BOOKING_LEASE_MS)), problem: '' };
  const unlabelled = shipment.awb ? withoutParcelPapers(order) : order;
  return { kind: 'claimed', order: { ...unlabelled, shipment: begun, updatedAt: at } };
}

/** The returns desk's state of a return that is taken in at once: every unit has the same verdict. */
function withCaseJudged(order: Order, verdict: Verdict, at: string): Order {
  const own = returnCaseOf(order);
  if (!own) return order;
  const verdicts = own.asked.lines.map((line) => ({ ...line, verdict }));
  const receivedAt = own.receivedAt ?? at;
  return { ...order, returnCase: { ...own, state: 'judged', at, receivedAt, verdicts, outcome: 'refund' } };
}

/** Receives a return or an undelivered parcel. `restocked` is empty for units that are written off. */
export function decideReceive(order: Order, restocked: Reservation, now: Date): ActionDecision {
  if (order.cameBack) {
    if (same(order.cameBack.restocked, restocked)) return known(order, messages.takenIn);
    return refused('received', messages.takenInOtherwise);
  }
  if (!canReceive(order)) return impossible(order, messages.cannotTakeIn);
  const at = now.toISOString();
  const back = Object.keys(restocked).length > 0;
  const note = back ? messages.notes.restocked : messages.notes.writtenOff;
  const updated: Order = { ...order, cameBack: { at, restocked }, updatedAt: at };
  const message = back ? messages.restocked : messages.writtenOff;
  if (order.status !== 'return_requested') {
    return { kind: 'done', order: withNote(updated, BY_SHOP, note, now), message };
  }
  const judged = withCaseJudged(updated, back ? 'resell' : 'damaged', at);
  const moved = moveOrder(judged, 'returned', { at, by: BY_SHOP, note });
  return moved.ok
    ? {
        kind: 'done',
        order: finishReturn(moved.order, { at, by: BY_SHOP, note: returnNotes.refundedBefore }),
        message,
      }
    : impossible(order, messages.cannotTakeIn);
}

/** Turns a refused refund into a sentence for the team. */
export function refundRefused(
  decision: Exclude<RefundDecision, { kind: 'known' | 'refunded' }>,
): RefusedAction {
  const refuse = (message: string) => refused(decision.kind, message);
  switch (decision.kind) {
    case 'other':
      return refuse(messages.refund.other);
    case 'nothing_left':
      return refuse(messages.refund.nothingLeft);
    case 'sum_changed':
      return refuse(messages.refund.sumChanged(formatPaise(decision.left)));
    case 'too_much':
      return refuse(messages.refund.tooMuch(formatPaise(decision.left)));
    case 'too_many':
      return refuse(messages.refund.tooMany);
    case 'cancelling':
      return beingCancelled();
    case 'cancel_instead':
      return refuse(messages.refund.cancelInstead);
    case 'no_reference':
      return refuse(messages.refund.noReference);
    case 'needless_reference':
      return refuse(messages.refund.needlessReference);
    case 'no_account':
      return refuse(messages.refund.noAccount);
    case 'cannot_settle':
      return refuse(messages.refund.cannotSettle);
  }
}
