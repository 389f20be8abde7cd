import type { Paise } from '../../money/money';
import type { Order, OrderStatus } from '../../orders/order/order';
import { collectsCash, payable } from '../../orders/order/payable';
import { store } from '../../store';
import { messages } from './messages';

/** What a courier paid to the shop for one parcel, as a line of its list says. */
export interface Remittance {
  /** In capitals. */
  awb: string;
  /** The bank's number of the transfer (UTR), or the courier's of its remittance; in capitals. */
  reference: string;
  /** '2026-11-26': the day of the transfer in India. */
  day: string;
  amount: Paise;
}

/** An AWB, a reference or an order number in capitals and without spaces, as they are compared. */
export const normalizedCode = (text: string): string => text.replace(/\s/g, '').toUpperCase();

export const AWB_PATTERN = /^[A-Z0-9-]{4,40}$/;
export const REFERENCE_PATTERN = /^[A-Z0-9][A-Z0-9/._:-]{3,39}$/;

/** One crore rupees; no parcel has more. */
export const MAX_AMOUNT = 1_000_000_000;

/** The same AWB under the same reference is the same line, so a file that comes twice changes nothing. */
export const remittanceId = ({ awb, reference }: Pick<Remittance, 'awb' | 'reference'>): string =>
  `${awb}_${reference.replace(/[^A-Z0-9-]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}`)}`;

/**
 * Why the money for a parcel is in question. 'not_cash': nothing was to be collected. 'not_delivered': it ended otherwise.
 * 'paid': other transfers have paid it all, as when a list comes again with another reference.
 */
export const DOUBTS = ['unknown', 'not_cash', 'not_delivered', 'on_way', 'paid'] as const;
export type Doubt = (typeof DOUBTS)[number];

const ENDED: readonly OrderStatus[] = ['cancelled', 'rto', 'refunded', 'expired', 'returned'];

/** The fields of an order that decide about its cash; none names the buyer. */
export type CashFacts = Pick<
  Order,
  'orderId' | 'status' | 'paymentMethod' | 'amounts' | 'credit' | 'history'
> & { shipment: Pick<Order['shipment'], 'awb' | 'courier'> };

/** ISO; when the order was first delivered; undefined before. */
export const deliveredAt = ({ history }: Pick<Order, 'history'>): string | undefined =>
  history.find(({ to }) => to === 'delivered')?.at;

/** Why money for the parcel of an order is in question; null where it is as it should be. */
export function doubtOf(order: CashFacts | null): Doubt | null {
  if (!order) return 'unknown';
  if (!collectsCash(order)) return 'not_cash';
  if (deliveredAt(order)) return null;
  return ENDED.includes(order.status) ? 'not_delivered' : 'on_way';
}

/**
 * A line to record, with the order number of the file; and `remittances/{id}`, with the order that it was found to be for.
 * `orderId` may be empty.
 */
export type RemittanceLine = Remittance & { orderId: string };

/** What the shop does with a line. `before` is the amount that a changed line had. */
export type LineResult =
  | { outcome: 'new' | 'same'; orderId: string; doubt: Doubt | null }
  | { outcome: 'changed'; orderId: string; doubt: Doubt | null; before: Paise }
  | { outcome: 'refused'; reason: string };

interface LineFacts {
  /** The recorded line with this AWB and reference. */
  known: Remittance | null;
  /** The order with this AWB. */
  order: CashFacts | null;
  /** What other transfers have paid for the AWB. */
  paid: Paise;
  /** The day in India. */
  today: string;
}

/**
 * Decides a line: the newest file counts, so that a wrong line is corrected by another file. An order number that looks
 * like one of the shop's has to be that of the AWB; couriers also have order numbers of their own.
 */
export function decideLine(line: RemittanceLine, { known, order, paid, today }: LineFacts): LineResult {
  if (line.day > today) return { outcome: 'refused', reason: messages.dayToCome(line.day) };
  const named = normalizedCode(line.orderId);
  if (
    order &&
    named.startsWith(normalizedCode(store.orderPrefix)) &&
    named !== normalizedCode(order.orderId)
  ) {
    return { outcome: 'refused', reason: messages.otherOrder(line.awb, order.orderId, line.orderId) };
  }
  const doubt = doubtOf(order) ?? (order && paid >= payable(order) ? 'paid' : null);
  const found = { orderId: order?.orderId ?? '', doubt: line.amount === 0 ? null : doubt };
  if (!known) return { outcome: 'new', ...found };
  const isSame = known.amount === line.amount && known.day === line.day;
  return isSame ? { outcome: 'same', ...found } : { outcome: 'changed', ...found, before: known.amount };
}
