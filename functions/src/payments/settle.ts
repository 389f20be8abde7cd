import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { StockSnapshot } from '@/domain/orders/stock/reservations';
import type { Order } from '@/domain/orders/order/order';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { decideSettlement, type Captured, type Settlement } from '@/domain/payments/settlement/settlement';
import { readBuyer, writeBuyers, type BuyerFacts } from '../limits/buyers';
import { readStockSnapshotToRetake, writeReservations } from '../orders/reservations';
import { logRefusedTransition } from '../orders/logRefusedTransition';
import { writeOrder } from '../orders/writeOrder';
import type { PaymentDeps } from './deps';
import { readGiftCard, writePaidGiftCard } from '../credit/giftCardStore';
import { readWithOrder } from './records';
import { isLeaving } from '../platform/firestore/isLeaving';
import { paymentRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import { pathReader } from '../platform/firestore/readData';

/** News that Razorpay has captured a payment. */
export interface PaymentNews {
  razorpayOrderId: string;
  /** Of a payment by a link: the order that Razorpay made for it. */
  linkOrderId?: string | undefined;
  captured: Captured;
  /** The source of the report. */
  by: string;
}

export type Settled =
  /** No payment record of this shop. */
  { kind: 'unknown' } | { kind: Settlement['kind']; record: PaymentRecord; order: Order | null };

const NO_STOCK: StockSnapshot = { levels: [], products: [], offer: undefined, usedByShopper: 0 };

/** Whether the buyer's account is deleted, so that nothing can be sent. */
async function isAccountDeleted(db: Firestore, transaction: Transaction, order: Order): Promise<boolean> {
  return order.erasedAt !== undefined || (await isLeaving(db, transaction, order.userId));
}

/** The person that an order counts for, by account and phone number. */
const personOf = ({ userId: uid, address: { phone } }: Order) => ({ who: { uid }, phone });

const readBuyerOf = (db: Firestore, transaction: Transaction, order: Order): Promise<BuyerFacts> => {
  const { who, phone } = personOf(order);
  return readBuyer(pathReader(db, transaction), { uid: who.uid, phone });
};

async function transact(
  deps: PaymentDeps,
  { razorpayOrderId, linkOrderId, captured, by }: PaymentNews,
): Promise<Settled> {
  const db = await deps.db();
  const now = deps.now();
  return inTransaction<Settled>(db, async (transaction) => {
    const { record: stored, order } = await readWithOrder(db, transaction, razorpayOrderId);
    if (!stored) return { kind: 'unknown' };
    const record = linkOrderId ? { ...stored, linkOrderId } : stored;
    const late = order?.status === 'expired';
    const stock = late ? await readStockSnapshotToRetake(db, transaction, order) : NO_STOCK;
    const isBuyerDeleted = late && (await isAccountDeleted(db, transaction, order));
    const buyer = late ? await readBuyerOf(db, transaction, order) : null;
    const giftCard = record.giftCardId ? await readGiftCard(db, transaction, record.giftCardId) : null;
    const facts = { record, order, giftCard, stock, isBuyerDeleted, buyer, captured, by, now };
    const settlement = decideSettlement(facts);
    if (settlement.kind === 'known') return { kind: 'known', record, order };

    transaction.set(paymentRef(db, razorpayOrderId), settlement.record);
    const changed = settlement.kind === 'kept' ? null : settlement.order;
    if (changed) writeOrder(db, transaction, order, changed);
    if (settlement.kind === 'placed' && settlement.reservations) {
      const { order: placed, reservations } = settlement;
      writeReservations(db, transaction, placed, reservations);
      // The record forgets an expired order after a day.
      if (buyer) writeBuyers(db, transaction, buyer, { ...personOf(placed), orderId: placed.orderId, now });
    }
    if (settlement.kind === 'gift_paid') writePaidGiftCard(db, transaction, settlement.giftCard, now);
    const after = changed ?? order;
    deps.onChange?.(transaction, { razorpayOrderId, what: 'payment.settled', before: order, after });
    return { kind: settlement.kind, record: settlement.record, order: after };
  });
}

/**
 * Decides what a captured payment becomes, in one transaction. verify-payment, the webhook and the reconciler all end
 * here, in any order and any number of times.
 */
export async function settle(deps: PaymentDeps, news: PaymentNews): Promise<Settled> {
  const settled = await transact(deps, news);
  const { razorpayOrderId, by, captured } = news;
  const line = { razorpayOrderId, paymentId: captured.paymentId, by, outcome: settled.kind };
  if (settled.kind === 'unknown') {
    deps.log('payment.unknown', line, 'WARNING');
  } else if (settled.kind !== 'known') {
    const orderId = settled.record.orderId;
    deps.log('payment.settled', { ...line, orderId }, settled.kind === 'refund' ? 'WARNING' : 'INFO');
    const reason = settled.record.refunds[captured.paymentId]?.reason;
    const isClosed = reason === 'order_closed' || reason === 'credit_back';
    if (isClosed && settled.order) logRefusedTransition(deps.log, settled.order, { to: 'placed', by });
  }
  return settled;
}
