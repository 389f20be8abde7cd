import type { GiftCardResponse } from '@/domain/contracts/shoppers/giftCards';
import { emptyRequest } from '@/domain/contracts/fields';
import { isDocumentId } from '@/domain/records/documentId';
import type { GiftCard } from '@/domain/giftCards/giftCard';
import { canCancelGiftCard, cancelledGiftCard } from '@/domain/giftCards/redeem';
import { giftCardView } from '@/domain/giftCards/view';
import { giftCardCancelledMail } from '@/domain/mail/giftCardMail';
import { formatPaise } from '@/domain/money/money';
import { owingGiftCardBack } from '@/domain/payments/refund/giftCardRefund';
import { readGiftCard, writeGiftCard } from '../credit/giftCardStore';
import { writeMail } from '../gateways/mail/writeMail';
import { shopUrl } from '../platform/config';
import { paymentRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import { ok, refuse } from '../platform/http/answer';
import { postAsPerson, type Route } from '../platform/http/route';
import type { GiftCardDeps } from './giftCardRoutes';
import { messages } from './messages';

/** Ends a card and owes its money back, together; null where it is not the caller's. */
async function cancel(
  deps: GiftCardDeps,
  id: string,
  uid: string,
): Promise<{ card: GiftCard; isCancelled: boolean } | null> {
  const db = await deps.db();
  const now = deps.now();
  return inTransaction(db, async (transaction) => {
    const card = await readGiftCard(db, transaction, id);
    if (card?.userId !== uid) return null;
    if (card.status === 'cancelled' && card.paidAt) return { card, isCancelled: true };
    if (!canCancelGiftCard(card, now)) return { card, isCancelled: false };
    const ref = paymentRef(db, card.razorpayOrderId);
    const record = (await transaction.get(ref)).data();
    if (!record) throw new Error(`Gift card ${id} has no record of its payment`);
    const cancelled = cancelledGiftCard(card, now);
    transaction.set(ref, owingGiftCardBack(record, now));
    writeGiftCard(db, transaction, cancelled);
    if (card.email) writeMail(db, transaction, giftCardCancelledMail(card, shopUrl(), now));
    return { card: cancelled, isCancelled: true };
  });
}

/** POST /api/gift-cards/{id}/cancel: the buyer has their money back, as long as nobody redeemed the card. */
export const cancelGiftCardRoute = (deps: GiftCardDeps): Route =>
  postAsPerson({
    path: '/api/gift-cards/{id}/cancel',
    schema: emptyRequest,
    handle: async ({ params: { id = '' } }, { uid }) => {
      const done = isDocumentId(id) ? await cancel(deps, id, uid) : null;
      if (!done) return refuse(404, 'not_found', messages.noSuchCard);
      if (!done.isCancelled) return refuse(409, 'not_cancellable', messages.notCancellable);
      const message = messages.cancelled(formatPaise(done.card.paise));
      const card = giftCardView(done.card, deps.now());
      return ok({ success: true, message, card } satisfies GiftCardResponse);
    },
  });
