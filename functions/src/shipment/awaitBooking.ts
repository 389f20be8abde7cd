import { setTimeout as wait } from 'node:timers/promises';
import type { Order } from '@/domain/orders/order/order';
import { BOOKING_LEASE_MS } from '@/domain/orders/shipment/booking';
import { BOOKING_BUDGET_MS, type BookingDeps } from './bookShipment';
import { orderRef } from '../platform/firestore/refs';

/** Milliseconds between two reads of the order. */
const POLL_INTERVAL_MS = 150;

/** When the holder of the booking lease must have an answer from the courier (ms); 0 when nobody holds it. */
function answerDueBy({ status, bookingUntil }: Order['shipment']): number {
  return status === 'booking' && bookingUntil
    ? Date.parse(bookingUntil) - BOOKING_LEASE_MS + BOOKING_BUDGET_MS
    : 0;
}

/**
 * Waits until the holder of the booking lease has an answer, and returns the order, so that all callers get the same
 * answer.
 */
export async function awaitBooking(deps: BookingDeps, before: Order): Promise<Order> {
  const db = await deps.db();
  let order = before;
  while (deps.now().getTime() < answerDueBy(order.shipment)) {
    await wait(POLL_INTERVAL_MS);
    order = (await orderRef(db, before.orderId).get()).data() as Order;
  }
  return order;
}
