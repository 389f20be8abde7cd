import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { cancelOrder } from '@/domain/orders/cancel/cancel';
import type { Order } from '@/domain/orders/order/order';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { applyRefundNews, refundReports, type RefundNews } from '@/domain/payments/refund/refundNews';
import { followRefunds } from '@/domain/orders/cancel/followRefunds';
import { readCreditOf, writeCreditBack } from '../credit/creditBack';
import { readStockSnapshot, writeReservations } from '../orders/reservations';
import { writeOrder } from '../orders/writeOrder';
import type { GiftCard } from '@/domain/giftCards/giftCard';
import { afterRefund } from '@/domain/giftCards/refunded';
import { giftCardMoney, owingGiftCardBack } from '@/domain/payments/refund/giftCardRefund';
import { readGiftCard, writeGiftCard } from '../credit/giftCardStore';
import type { PaymentDeps } from './deps';
import { messages } from './messages';
import { readWithOrder } from './records';
import { inTransaction } from '../platform/firestore/transaction';
import { paymentRef } from '../platform/firestore/refs';
import { writeNews } from '../platform/news';
import {
  failedRefundNews,
  giftCardSpentTwiceNews,
  refundedTwiceNews,
} from '@/domain/admin/notifications/eventNews';

/**
 * Writes what a refund does to its order, and cancels the order when everything was refunded before it left. `changed`
 * is the order with other changes of the transaction. Returns the order as it is then.
 */
export async function followRecord(
  db: Firestore,
  transaction: Transaction,
  order: Order,
  { record, now, changed = order }: { record: PaymentRecord; now: Date; changed?: Order },
): Promise<Order> {
  const followed = followRefunds(changed, record, now) ?? { order: changed, cancel: false };
  if (followed.order === order) return order;
  const stock = followed.cancel ? await readStockSnapshot(db, transaction, order) : null;
  const credit = stock && (await readCreditOf(db, transaction, order));
  const facts = stock && { order: followed.order, stock, record, now };
  const ended = facts && cancelOrder(facts, { by: 'razorpay', reason: messages.refunded });
  const after = ended?.order ?? followed.order;
  writeOrder(db, transaction, order, after);
  if (ended) {
    writeReservations(db, transaction, ended.order, ended.reservations);
    writeCreditBack(db, transaction, credit, { before: order, after: ended.order, now });
  }
  return after;
}

/** Writes what a refund does to its gift card, so that no money is spent as credit too. Returns the record then. */
function followGiftCard(
  db: Firestore,
  transaction: Transaction,
  giftCard: GiftCard,
  { record, news, now }: { record: PaymentRecord; news: RefundNews; now: Date },
): PaymentRecord {
  // A second payment of the card, which goes back, says nothing of the first.
  if (news.paymentId !== record.razorpayPaymentId) return record;
  const { card, owed, isSpentTwice } = afterRefund(giftCard, giftCardMoney(record), now);
  if (card) writeGiftCard(db, transaction, card);
  if (isSpentTwice && !news.failed)
    writeNews(db, transaction, giftCardSpentTwiceNews(news.id, record.razorpayOrderId, now));
  return owed > 0 ? owingGiftCardBack(record, now) : record;
}

/**
 * Records a refund from any source, and shows it on its order, in one transaction. Repeated, late or reordered
 * news changes nothing more.
 */
export async function recordRefund(
  deps: PaymentDeps,
  razorpayOrderId: string,
  news: RefundNews,
): Promise<void> {
  const db = await deps.db();
  const now = deps.now();
  const noted = await inTransaction(db, async (transaction) => {
    const { record, order } = await readWithOrder(db, transaction, razorpayOrderId);
    if (!record) return null;
    const giftCard = record.giftCardId ? await readGiftCard(db, transaction, record.giftCardId) : null;
    let [changed, after]: [PaymentRecord | null, Order | null] = [null, order];
    for (const report of refundReports(record, news)) {
      const next = applyRefundNews(changed ?? record, after, report, now);
      if (!next) continue;
      changed = next;
      after = after && (await followRecord(db, transaction, after, { record: next, now }));
    }
    if (!changed) return null;
    if (giftCard) changed = followGiftCard(db, transaction, giftCard, { record: changed, news, now });
    transaction.set(paymentRef(db, razorpayOrderId), changed);
    if (news.failed) writeNews(db, transaction, failedRefundNews(news.id, changed, now));
    if (changed.sentTwiceAt && changed.sentTwiceAt !== record.sentTwiceAt)
      writeNews(db, transaction, refundedTwiceNews(news.id, changed, now));
    deps.onChange?.(transaction, { razorpayOrderId, what: 'payment.refund_noted', before: order, after });
    return changed;
  });
  if (!noted) return;
  const { id: refundId, paymentId, amount } = news;
  const line = { razorpayOrderId, orderId: noted.orderId, paymentId, refundId, amount };
  if (news.failed) deps.log('refund.failed', line, 'ERROR');
  else if (noted.byHand?.[refundId]) deps.log('refund.by_hand', line, 'WARNING');
}
