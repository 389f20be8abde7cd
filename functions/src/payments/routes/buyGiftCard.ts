import { buyGiftCardRequest } from '@/domain/contracts/shoppers/giftCards';
import type { CreateOrderResponse } from '@/domain/contracts/orders/payment';
import { decideGiftCard, type GiftCardDecision, type GiftCardRequest } from '@/domain/giftCards/buy';
import type { GiftCard } from '@/domain/giftCards/giftCard';
import { giftCardSettings } from '@/domain/giftCards/settings';
import { toPaise } from '@/domain/money/money';
import { addMs } from '@/domain/time/addMs';
import { HOLD_MS, newPaymentRecord } from '@/domain/payments/record/paymentRecord';
import type { PaymentGateway, ProviderOrder } from '../../gateways/paymentGateway';
import { giftCardRef, giftCardSettingsRef, paymentRef, tombstoneRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import { accountDeleted, ok, refuse, type Answer } from '../../platform/http/answer';
import { postAsPerson, type Route } from '../../platform/http/route';
import { refuseTooOften } from '../../platform/limiter/refuseTooOften';
import type { SharedLimiter } from '../../platform/limiter/sharedLimiter';
import { readGiftCard, writeGiftCard } from '../../credit/giftCardStore';
import { paymentUnavailable } from '../../orders/orderAnswers';
import { SHOPPER_DEADLINE_MS, withDeadline } from '../deadline';
import type { PaymentDeps } from '../deps';
import { requestOrder } from '../razorpayOrder';
import { messages } from './messages';

export interface BuyGiftCardDeps extends PaymentDeps {
  /** How often one person may begin to buy one. */
  giftCardLimiter: SharedLimiter;
}

/** Stores the gift card before its Razorpay order is created. */
async function begin(deps: BuyGiftCardDeps, request: GiftCardRequest): Promise<GiftCardDecision | null> {
  const db = await deps.db();
  return inTransaction<GiftCardDecision | null>(db, async (transaction) => {
    const refs = [
      giftCardRef(db, request.id),
      giftCardSettingsRef(db),
      tombstoneRef(db, request.userId),
    ] as const;
    const [stored, settings, tombstone] = await transaction.getAll(...refs);
    if (tombstone?.exists) return null;
    const existing = stored?.data() as GiftCard | undefined;
    const decision = decideGiftCard(existing, request, giftCardSettings(settings?.data()), deps.now());
    if (decision.kind === 'begun') writeGiftCard(db, transaction, decision.card);
    return decision;
  });
}

/** Stores which Razorpay order pays for a card. The first one stays; empty where the order pays for something else. */
async function attach(deps: BuyGiftCardDeps, cardId: string, made: ProviderOrder): Promise<string> {
  const db = await deps.db();
  const now = deps.now();
  return inTransaction(db, async (transaction) => {
    const card = await readGiftCard(db, transaction, cardId);
    if (!card) throw new Error(`Gift card ${cardId} is gone`);
    if (card.razorpayOrderId) return card.razorpayOrderId;
    const { id: razorpayOrderId, amount, currency } = made;
    // A shop order may have the same receipt, because browsers make the ids of both.
    if ((await transaction.get(paymentRef(db, razorpayOrderId))).exists) return '';
    const what = { razorpayOrderId, userId: card.userId, orderId: '', giftCardId: cardId, amount, currency };
    transaction.set(paymentRef(db, razorpayOrderId), newPaymentRecord(what, addMs(now, HOLD_MS), now));
    writeGiftCard(db, transaction, { ...card, razorpayOrderId, updatedAt: now.toISOString() });
    return razorpayOrderId;
  });
}

/** The payment of a card that waits for it: Razorpay's order is made once. */
async function handOut(deps: BuyGiftCardDeps, gateway: PaymentGateway, card: GiftCard): Promise<Answer> {
  const { userId, paise: amount } = card;
  const notes = { giftCard: card.id, userId };
  const made = card.razorpayOrderId ? null : await requestOrder(gateway, { amount, receipt: card.id, notes });
  const id = made && 'id' in made ? await attach(deps, card.id, made) : card.razorpayOrderId;
  if (!id) return paymentUnavailable(messages.giftCards.gatewayDown);
  const { keyId } = gateway;
  return ok({
    id,
    amount: card.paise,
    currency: 'INR',
    orderId: card.id,
    keyId,
  } satisfies CreateOrderResponse);
}

/**
 * POST /api/payment/gift-cards: begins to buy a gift card, which is paid online only. Its payment is verified and settled as any
 * other; the reconciler writes the mail with the code.
 */
export function buyGiftCard(baseDeps: BuyGiftCardDeps): Route {
  return postAsPerson({
    path: '/api/payment/gift-cards',
    schema: buyGiftCardRequest,
    async handle({ body }, { uid, email }) {
      const deps = withDeadline(baseDeps, SHOPPER_DEADLINE_MS);
      const gateway = deps.payments();
      if (!gateway) return refuse(503, 'not_offered', messages.giftCards.notOffered);
      const late = await refuseTooOften(deps.giftCardLimiter, [`buy:${uid}`], deps.now(), {
        code: 'too_many_gifts',
        message: messages.giftCards.wait,
      });
      if (late) return late;
      const { id, amount, name, from, message, sendOn } = body;
      const request: GiftCardRequest = {
        id,
        from,
        message,
        sendOn,
        userId: uid,
        email,
        paise: toPaise(amount),
        recipient: { name, email: body.email },
      };
      const decision = await begin(deps, request);
      if (!decision) return accountDeleted();
      if (decision.kind === 'refused')
        return refuse(409, decision.code, messages.giftCards.refusals[decision.code]);
      return handOut(deps, gateway, decision.card);
    },
  });
}
