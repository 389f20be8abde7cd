import { setTimeout as wait } from 'node:timers/promises';
import type { Order } from '@/domain/orders/order/order';
import { BUDGET, LEASE, type BookingDeps } from './bookShipment';

/** Milliseconds between two looks. */
const LOOK_EVERY = 150;

/** When whoever has the booking of an order must have heard from the courier (ms); 0 when nobody has it. */
function heardBy({ status, bookingUntil }: Order['shipment']): number {
  return status === 'booking' && bookingUntil ? Date.parse(bookingUntil) - LEASE + BUDGET : 0;
}

/** The order once whoever is booking its shipment has heard from the courier, so that all who ask are answered alike. */
export async function awaitBooking(deps: BookingDeps, asked: Order): Promise<Order> {
  const db = await deps.db();
  let order = asked;
  while (deps.now().getTime() < heardBy(order.shipment)) {
    await wait(LOOK_EVERY);
    order = (await db.collection('orders').doc(asked.orderId).get()).data() as Order;
  }
  return order;
}
