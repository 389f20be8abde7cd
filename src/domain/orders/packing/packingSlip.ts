import { formatPaise } from '@/domain/money/money';
import { countUnits } from '@/domain/cart/cart';
import { plural } from '@/domain/text/plural';
import type { Order, OrderLine, OrderStatus } from '../order/order';
import { collectsCash, payable } from '../order/payable';
import { statusLabel, isCancelling } from '../lifecycle/lifecycle';

/** The statuses of orders that are or were packed. */
const PACKED: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'out_for_delivery', 'delivered'];

/** Whether orders of a status have a packing slip. */
export const isPacked = (status: OrderStatus): boolean => PACKED.includes(status);

/** Returns the reason why an order has no packing slip; null where it has one. */
export function packingSlipProblem(order: Order): string | null {
  const { orderId, status } = order;
  if (order.erasedAt) return `${orderId} has no packing slip: its buyer’s account is deleted.`;
  if (isCancelling(order)) return `${orderId} is being cancelled: there is nothing to pack.`;
  if (isPacked(status)) return null;
  return `${orderId} has no packing slip: it is ${statusLabel(status).toLowerCase()}.`;
}

/**
 * The amount that the courier collects, in words. A paid parcel names no amount, because it may be a
 * present.
 */
export function toCollect(order: Pick<Order, 'paymentMethod' | 'amounts' | 'credit'>): string {
  return collectsCash(order)
    ? `Cash on delivery: collect ${formatPaise(payable(order))}`
    : 'Paid: nothing to collect';
}

export type SlipRow = Pick<OrderLine, 'name' | 'variant' | 'sku' | 'quantity'>;

/** The rows of a packing slip: the ordered lines, then the free sample. */
export const slipRows = ({ lines, sample }: Pick<Order, 'lines' | 'sample'>): SlipRow[] => [
  ...lines,
  ...(sample ? [{ ...sample, name: `Free sample: ${sample.name}`, quantity: 1 }] : []),
];

/** '3 pieces': all units of the parcel with the free sample. */
export const piecesText = (order: Pick<Order, 'lines' | 'sample'>): string =>
  plural(countUnits(slipRows(order)), { one: '# piece', other: '# pieces' });
