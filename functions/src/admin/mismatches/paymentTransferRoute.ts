import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { transferRequest } from '@/domain/contracts/adminOrders/actions';
import { formatPaise, toPaise, toRupees, type Paise } from '@/domain/money/money';
import { transferMail } from '@/domain/mail/transferMail';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { transferredGiftCard } from '@/domain/payments/refund/giftCardRefund';
import { decidePaymentTransfer, type Transfer } from '@/domain/payments/refund/transferred';
import { readGiftCard, writeGiftCard } from '../../credit/giftCardStore';
import { writeMail } from '../../gateways/mail/writeMail';
import { isRecordId } from '../../payments/records';
import { writeAudit, type AuditContext } from '../../platform/audit';
import { shopUrl } from '../../platform/config';
import { customerRef, paymentRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { messages } from './messages';

const unknownPayment = () => refuse(404, 'unknown_payment', messages.noSuchPayment);

/** A refund as the audit log names it. */
const refundOf = (amount: Paise, status: 'due' | 'done') => ({ amount: toRupees(amount), status });

/** Writes what the transfer means to the buyer: the words on their gift card, and a mail. */
async function tellBuyer(
  db: Firestore,
  transaction: Transaction,
  { record, request, now }: { record: PaymentRecord; request: Transfer; now: Date },
): Promise<void> {
  const { razorpayOrderId, userId: uid, giftCardId } = record;
  const customer = (await transaction.get(customerRef(db, uid))).data();
  const card = giftCardId ? await readGiftCard(db, transaction, giftCardId) : null;
  const changed = card && transferredGiftCard(card, record, now);
  if (changed) writeGiftCard(db, transaction, changed);
  if (!customer?.email) return;
  const { email } = customer;
  const to = { uid, email, razorpayOrderId, isGiftCard: Boolean(giftCardId), siteUrl: shopUrl() };
  writeMail(db, transaction, transferMail(request, to, now));
}

async function noteTransfer(
  deps: AdminDeps,
  id: string,
  request: Transfer,
  context: AuditContext,
): Promise<Answer | null> {
  const db = await deps.db();
  const { now } = context;
  return inTransaction(db, async (transaction) => {
    const record = (await transaction.get(paymentRef(db, id))).data();
    if (!record) return unknownPayment();
    const { orderId } = record;
    if (orderId) return refuse(409, 'of_order', messages.orderPayment, { orderId });
    const decision = decidePaymentTransfer(record, request, now);
    if (decision.kind === 'refused') return refuse(409, decision.code, decision.message);
    if (decision.kind === 'transferred') {
      await tellBuyer(db, transaction, { record: decision.record, request, now });
      transaction.set(paymentRef(db, id), decision.record);
      const { amount, reference } = request;
      const changes = [
        { field: 'refund', before: refundOf(amount, 'due'), after: refundOf(amount, 'done') },
        { field: 'reference', before: null, after: reference },
      ];
      const target = `payments/${id}`;
      writeAudit(db, transaction, context, { action: 'payment.refund_transferred', target, changes });
    }
    return null;
  });
}

/**
 * POST /api/admin/payments/{razorpayOrderId}/transfer: what Razorpay refused to refund of a payment without an order, as of
 * a gift card, the team has transferred itself. Razorpay is not asked for it again.
 */
export const paymentTransferRoute = (deps: AdminDeps): Route =>
  postAsAdmin(deps, {
    path: '/api/admin/payments/{id}/transfer',
    right: 'orders.refund',
    schema: transferRequest,
    async handle({ params: { id = '' }, body: { amount, reference } }, context) {
      if (!isRecordId(id)) return unknownPayment();
      const request = { amount: toPaise(amount), reference };
      const refusal = await noteTransfer(deps, id, request, context);
      if (refusal) return refusal;
      deps.log('refund.transferred', { razorpayOrderId: id, amount: request.amount });
      return ok({ success: true, message: messages.transferred(formatPaise(request.amount)) });
    },
  });
