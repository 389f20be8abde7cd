import { type Order } from '../../../../src/domain/orders/order/order';
import { hasReleasedStock } from '../../../../src/domain/orders/stock/reservations';
import { aliceAddress } from '../../../../local/endpoints/testing/documents/fixtures';
import { type Reply } from '../../../../local/endpoints/testing/calls/shopClient';
import { type World } from '../../worlds';

/** Documents in one batch. */
const BATCH = 400;

/** Saves buyers `buyer-0`, `buyer-1` …, each with the same address; answers their names. */
export async function buyers(world: World, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, n) => `buyer-${n}`);
  for (let start = 0; start < count; start += BATCH) {
    const batch = world.db.batch();
    for (const name of names.slice(start, start + BATCH)) {
      batch.set(world.db.doc(`users/${name}`), { userId: name, address: [aliceAddress] });
    }
    await batch.commit();
  }
  return names;
}

export async function ordersOf(world: World): Promise<Order[]> {
  return (await world.db.collection('orders').get()).docs.map((doc) => doc.data() as Order);
}

/** Orders that keep their reservation and do not wait for a payment. */
export const activeOrders = (orders: readonly Order[]): Order[] =>
  orders.filter((order) => !hasReleasedStock(order) && order.status !== 'pending_payment');

export const placedIds = (replies: readonly Reply[]): string[] =>
  replies.filter(({ status }) => status === 200).map(({ body }) => String(body['orderId']));

/** A sentence and a count for each unexpected kind of refusal. */
export function otherRefusals(
  replies: readonly Reply[],
  isExpected: (body: Record<string, unknown>) => boolean,
): string[] {
  const others = replies.filter(({ status, body }) => status !== 200 && !isExpected(body));
  const counts = new Map<string, number>();
  for (const { status, body } of others) {
    const what = `${status} ${String(body['code'])}: ${String(body['message'])}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `${count} were told ${what}`);
}

export const isSoldOut = ({ code, message }: Record<string, unknown>): boolean =>
  code === 'sold_out' && /sold out/i.test(String(message));

/** Answers that ask for another try: a payment is still being confirmed, or a busy machine kept Razorpay's answer too long. */
const ASK_AGAIN = ['payment_pending', 'payment_unavailable'];

/** Retries a few times when the answer says so, as a shopper would. */
export async function withRetries(call: () => Promise<Reply>, tries = 5): Promise<Reply> {
  const reply = await call();
  const isOpen = reply.status === 503 || ASK_AGAIN.includes(String(reply.body['code']));
  return isOpen && tries > 1 ? withRetries(call, tries - 1) : reply;
}
