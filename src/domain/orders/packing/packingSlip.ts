import { formatPaise } from '@/domain/money/money';
import { countUnits } from '@/domain/cart/cart';
import type { Order, OrderLine, OrderStatus } from '../order/order';
import { collectsCash, payable } from '../order/payable';
import { statusLabel, isCancelling } from '../lifecycle/lifecycle';
import { slipMessages } from './messages';

/** The statuses of orders that are or were packed. */
const PACKED: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'out_for_delivery', 'delivered'];

/** Whether orders of a status have a packing slip. */
export const isPacked = (status: OrderStatus): boolean => PACKED.includes(status);

/** Returns the reason why an order has no packing slip; null where it has one. */
export function packingSlipProblem(order: Order): string | null {
  const { orderId, status } = order;
  if (order.erasedAt) return slipMessages.erased(orderId);
  if (isCancelling(order)) return slipMessages.cancelling(orderId);
  if (isPacked(status)) return null;
  return slipMessages.notPacked(orderId, statusLabel(status).toLowerCase());
}

/**
 * The amount that the courier collects, in words. A paid parcel names no amount, because it may be a
 * present.
 */
export function toCollect(order: Pick<Order, 'paymentMethod' | 'amounts' | 'credit'>): string {
  return collectsCash(order)
    ? slipMessages.collect(formatPaise(payable(order)))
    : slipMessages.nothingToCollect;
}

export type SlipRow = Pick<OrderLine, 'name' | 'variant' | 'sku' | 'quantity'>;

/** The rows of a packing slip: the ordered lines, then the free sample. */
export const slipRows = ({ lines, sample }: Pick<Order, 'lines' | 'sample'>): SlipRow[] => [
  ...lines,
  ...(sample ? [{ ...sample, name: slipMessages.freeSample(sample.name), quantity: 1 }] : []),
];

/** '3 pieces': all units of the parcel with the free sample. */
export const piecesText = (order: Pick<Order, 'lines' | 'sample'>): string =>
  slipMessages.pieces(countUnits(slipRows(order)));
