import { actionsFor } from '../adminOrder';
import { countUnits } from '@/domain/cart/cart';
import { isCancelling } from '@/domain/orders/lifecycle/lifecycle';
import { parcelMismatch } from '../mismatch';
import {
  PRINT_MARKS,
  type Order,
  type OrderStatus,
  type PrintMark,
  type ShipmentStatus,
} from '@/domain/orders/order/order';
import { collectsCash } from '@/domain/orders/order/payable';
import { returnWaitOf } from '@/domain/orders/returnDesk/steps';
import { isToTakeIn, owesMoney } from '@/domain/orders/returnDesk/teamWaits';
import { isTroubleOpen } from '@/domain/orders/shipment/parcelTrouble';
import type { PaymentMethod } from '@/domain/pricing/fees';

/** The tasks of an order that wait for the team. */
export const WAITS = ['pack', 'courier', 'parcel', 'return', 'back', 'refund'] as const;
export type Wait = (typeof WAITS)[number];

/** An order as the admin's list shows it. Times are ISO, amounts rupees. */
export interface OrderRow {
  id: string;
  createdAt: string;
  updatedAt: string;
  /** Empty once the buyer's account is deleted. */
  customer: string;
  city: string;
  units: number;
  /** The name of its first line, and the number of further lines. */
  item: string;
  more: number;
  method: PaymentMethod;
  status: OrderStatus;
  cancelling: boolean;
  total: number;
  /** Whether the courier collects cash for it. */
  cash: boolean;
  awb: string;
  /** Empty while no courier is booked. */
  courier: string;
  /** The day of delivery that was promised, as in 2026-11-26; empty where none was. */
  deliverBy: string;
  shipment: ShipmentStatus;
  waits: Wait[];
  /** Its papers that were printed. */
  printed: PrintMark[];
  /** Rupees that a change of it waits for; 0 where none does. */
  toPay: number;
  /** Whether a pickup of its parcel was requested. */
  pickup: boolean;
}

/** The tasks of an order that wait for the team. */
export function waitsOf(order: Order, now: Date): Wait[] {
  const waits: Record<Wait, boolean> = {
    pack: actionsFor(order).includes('pack'),
    courier: parcelMismatch(order, now)?.kind === 'order_no_parcel',
    parcel: isTroubleOpen(order),
    // A return on its way back waits for its parcel, not for the team.
    return: order.status === 'return_requested' && returnWaitOf(order) !== 'way',
    back: isToTakeIn(order),
    refund: owesMoney(order),
  };
  return WAITS.filter((wait) => waits[wait]);
}

export function orderRow(order: Order, now: Date): OrderRow {
  const { orderId: id, createdAt, updatedAt, status, shipment, paymentMethod, address, erasedAt } = order;
  return {
    id,
    createdAt,
    updatedAt,
    status,
    method: paymentMethod,
    awb: shipment.awb,
    courier: shipment.courier,
    deliverBy: order.deliverBy ?? '',
    shipment: shipment.status,
    customer: erasedAt ? '' : address.name,
    city: address.city,
    units: countUnits(order.lines),
    item: order.lines[0]?.name ?? '',
    more: Math.max(0, order.lines.length - 1),
    cancelling: isCancelling(order),
    total: order.amounts.finalTotal,
    cash: collectsCash(order),
    waits: waitsOf(order, now),
    printed: PRINT_MARKS.filter((mark) => order.printed?.[mark]),
    toPay: order.waitingEdit?.paid ? 0 : (order.waitingEdit?.link.amount ?? 0),
    pickup: shipment.pickup !== undefined,
  };
}
