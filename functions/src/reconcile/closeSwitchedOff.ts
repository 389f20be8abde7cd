import type { Order } from '@/domain/orders/order/order';
import { scheduleAfterNoPayment, type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { closeUnpaid } from '../payments/closeUnpaid';
import type { PaymentDeps } from '../payments/deps';
import { KEY_GRACE_MS } from '../payments/keyGrace';
import { changeRecord } from '../payments/records';
import { MAX_DUE, runDueWork, type StepRun } from '../platform/dueWork';
import { messages } from './messages';

const NOTHING = { unpaid: 0 };

/** A payment that is found once there is a key again is a late one. */
async function closeRecord(deps: PaymentDeps, { razorpayOrderId, orderId }: PaymentRecord) {
  await closeUnpaid(deps, orderId, { by: 'reconciler', note: messages.switchedOff, onlyAfterHold: true });
  const now = deps.now();
  await changeRecord(await deps.db(), razorpayOrderId, (record) =>
    record.askAt !== null && record.heldUntil <= now.toISOString() && !record.razorpayPaymentId
      ? scheduleAfterNoPayment(record, now)
      : null,
  );
  return { unpaid: 1 };
}

async function closeOrder(deps: PaymentDeps, { orderId }: Order) {
  await closeUnpaid(deps, orderId, {
    by: 'reconciler',
    note: messages.switchedOff,
    onlyUnasked: true,
    onlyAfterHold: true,
  });
  return { unpaid: 1 };
}

/**
 * Closes orders whose hold is long over in a shop without a payment provider, which nothing else would ever close: their
 * stock, coupons and store credit are free again. Returns how many it looked at.
 */
export async function closeSwitchedOff(deps: PaymentDeps, run: StepRun): Promise<number> {
  const db = await deps.db();
  const before = new Date(deps.now().getTime() - KEY_GRACE_MS).toISOString();
  const due = async (collection: string, field: string) => {
    const query = db.collection(collection).where(field, '<=', before).orderBy(field).limit(MAX_DUE);
    return (await query.get()).docs.map((doc) => doc.data());
  };
  const crashEvent = 'reconcile.payment_crashed';
  const records = await runDueWork(run, {
    read: async () => (await due('payments', 'queues.expiryAt')) as PaymentRecord[],
    empty: NOTHING,
    work: (record) => closeRecord(deps, record),
    crashEvent,
    about: ({ razorpayOrderId }) => ({ razorpayOrderId }),
  });
  const orders = await runDueWork(run, {
    read: async () => (await due('orders', 'payment.dueAt')) as Order[],
    empty: NOTHING,
    work: (order) => closeOrder(deps, order),
    crashEvent,
    about: ({ orderId }) => ({ orderId }),
  });
  return records.unpaid + orders.unpaid;
}
