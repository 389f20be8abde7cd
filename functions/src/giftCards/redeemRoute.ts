import type { Firestore } from 'firebase-admin/firestore';
import { redeemGiftCardRequest, type RedeemGiftCardResponse } from '@/domain/contracts/shoppers/giftCards';
import { formatPaise, ZERO } from '@/domain/money/money';
import { readGiftCardCode } from '@/domain/giftCards/code';
import type { GiftCard } from '@/domain/giftCards/giftCard';
import { decideRedeem, type RedeemDecision, type Redeemer } from '@/domain/giftCards/redeem';
import { fullDayText } from '@/domain/orders/shipment/deliveryDate';
import { dayInIndia } from '@/domain/time/india';
import { creditIn, readCredit, writeCredit } from '../credit/creditStore';
import { readGiftCard, writeGiftCard } from '../credit/giftCardStore';
import { creditRef, tombstoneRef } from '../platform/firestore/refs';
import { inTransaction, readTogether } from '../platform/firestore/transaction';
import { accountDeleted, ok, refuse } from '../platform/http/answer';
import { postAsPerson, type Route } from '../platform/http/route';
import { refuseTooOften } from '../platform/limiter/refuseTooOften';
import type { GiftCardDeps } from './giftCardRoutes';
import { hashOfCode } from './handleDueGiftCards';
import { messages } from './messages';
import { collectionOf } from '../platform/firestore/collections';

/** Reads the card of a code and the person's account, decides, and writes both, in one transaction. */
async function redeem(
  db: Firestore,
  code: string,
  who: Redeemer,
  now: Date,
): Promise<{ decision: RedeemDecision; card: GiftCard | null } | null> {
  const codeHash = hashOfCode(code);
  const [found] = (await collectionOf(db, 'giftCards').where('codeHash', '==', codeHash).limit(1).get()).docs;
  return inTransaction(db, async (transaction) => {
    const [account, tombstone] = await readTogether(
      transaction,
      creditRef(db, who.uid),
      tombstoneRef(db, who.uid),
    );
    if (tombstone?.exists) return null;
    const stored = found ? await readGiftCard(db, transaction, found.id) : null;
    // A mail that was written again since has another code.
    const card = stored?.codeHash === codeHash ? stored : null;
    const decision = decideRedeem(card ?? undefined, creditIn(who.uid, account), who, now);
    if (decision.kind === 'redeemed') {
      writeGiftCard(db, transaction, decision.card);
      writeCredit(db, transaction, decision.move);
    }
    return { decision, card };
  });
}

/**
 * POST /api/gift-cards/redeem: turns a gift card into the caller's store credit, once. A stranger gets the same answer for a
 * code that was never sold, was used, or has expired.
 */
export const redeemRoute = (deps: GiftCardDeps): Route =>
  postAsPerson({
    path: '/api/gift-cards/redeem',
    schema: redeemGiftCardRequest,
    async handle({ body, address, requestId }, { uid, email }) {
      const now = deps.now();
      const late = await refuseTooOften(deps.giftCardLimiter, [`redeem:${uid}`, `address:${address}`], now, {
        code: 'too_many_gifts',
        message: messages.tooManyCodes,
      });
      if (late) return late;
      const code = readGiftCardCode(body.code);
      if (!code) return refuse(409, 'not_redeemable', messages.why.unknown);
      const db = await deps.db();
      const done = await redeem(db, code, { uid, email }, now);
      if (!done) return accountDeleted();
      const { decision, card } = done;
      if (decision.kind === 'not_redeemable') {
        deps.log('gift_card.not_redeemed', { requestId, why: decision.why }, 'WARNING');
        return refuse(409, 'not_redeemable', messages.why[decision.why]);
      }
      if (decision.kind === 'too_much') return refuse(409, 'too_much', messages.tooMuchCredit);
      const { view } = await readCredit(db, uid, now);
      const money = formatPaise(card?.paise ?? ZERO);
      const message =
        decision.kind === 'known'
          ? messages.redeemedBefore(money, fullDayText(dayInIndia(new Date(decision.redeemedAt))))
          : messages.redeemed(money);
      return ok({ success: true, message, credit: view } satisfies RedeemGiftCardResponse);
    },
  });
