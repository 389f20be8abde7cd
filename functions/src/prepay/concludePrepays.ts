import { claimPrepay, concludePrepay, type PrepayEnd } from '@/domain/orders/edit/concludePrepay';
import type { ParcelStop } from '@/domain/orders/edit/parcel';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { writeOrder } from '../orders/writeOrder';
import { runDueOrders } from '../orders/dueOrders';
import type { StepRun } from '../platform/dueWork';
import { orderRef, paymentRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import type { BookingDeps } from '../shipment/bookShipment';
import { stopParcel } from './stopParcel';

export interface PrepayReport {
  /** Cash orders that became prepaid ones. */
  prepaid: number;
  /** Payments that came too late and go back. */
  notPrepaid: number;
}

export const NOTHING_PREPAID: PrepayReport = { prepaid: 0, notPrepaid: 0 };

async function read(db: Firestore, transaction: Transaction, orderId: string) {
  const order = (await transaction.get(orderRef(db, orderId))).data();
  const paidBy = order?.prepay?.paid?.razorpayOrderId;
  if (!order || !paidBy) return null;
  const record = (await transaction.get(paymentRef(db, paidBy))).data();
  return record ? { order, record } : null;
}

async function claim(db: Firestore, orderId: string, now: Date) {
  return inTransaction(db, async (transaction) => {
    const found = await read(db, transaction, orderId);
    const turn = found && claimPrepay(found.order, found.record, now);
    if (turn) transaction.update(orderRef(db, orderId), { prepay: turn.order.prepay });
    return turn;
  });
}

async function end(deps: BookingDeps, orderId: string, stop: ParcelStop): Promise<PrepayEnd | null> {
  const db = await deps.db();
  return inTransaction(db, async (transaction) => {
    const found = await read(db, transaction, orderId);
    if (!found) return null;
    const now = deps.now();
    const ended = concludePrepay({ ...found, stop }, now);
    if (!ended || ended.kind === 'wait') return ended;
    transaction.set(paymentRef(db, ended.record.razorpayOrderId), ended.record);
    writeOrder(db, transaction, found.order, ended.order);
    return ended;
  });
}

async function conclude(deps: BookingDeps, orderId: string): Promise<Partial<PrepayReport>> {
  const turn = await claim(await deps.db(), orderId, deps.now());
  if (!turn) return {};
  const stop: ParcelStop | null = turn.asks ? await stopParcel(deps, turn.order) : { kind: 'out', awb: '' };
  const ended = stop && (await end(deps, orderId, stop));
  if (!ended || ended.kind === 'wait') {
    deps.log('prepay.waiting', { orderId }, 'WARNING');
    return {};
  }
  deps.log(
    'prepay.concluded',
    { orderId, outcome: ended.kind },
    ended.kind === 'prepaid' ? 'INFO' : 'WARNING',
  );
  return ended.kind === 'prepaid' ? { prepaid: 1 } : { notPrepaid: 1 };
}

/**
 * Concludes cash orders whose online payment has arrived: the courier takes the parcel for cash out, and a prepaid one is due; or
 * the money goes back whole. Two runs at once share the work.
 */
export function concludePrepays(deps: BookingDeps, run: StepRun): Promise<PrepayReport> {
  return runDueOrders(deps, run, 'prepay.dueAt', {
    empty: NOTHING_PREPAID,
    work: (orderId) => conclude(deps, orderId),
    crashEvent: 'prepay.crashed',
  });
}
