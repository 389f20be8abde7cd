import type { Firestore } from 'firebase-admin/firestore';
import type { AdminGiftCardsResponse } from '@/domain/contracts/admin/giftCards';
import { isDocumentId } from '@/domain/records/documentId';
import type { GiftCard } from '@/domain/giftCards/giftCard';
import { giftCardRow } from '@/domain/giftCards/view';
import { paise, toRupees } from '@/domain/money/money';
import { readGiftCardSettings } from '../../credit/giftCardStore';
import { giftCardRef } from '../../platform/firestore/refs';
import { ok, type Answer } from '../../platform/http/answer';
import { collectionOf } from '../../platform/firestore/collections';

/** Cards on the page: the newest, or those found. */
const SHOWN = 50;

/** The cards of a search: by number, by Razorpay's order or by the last four characters of the code; the newest without one. */
async function findCards(db: Firestore, find: string): Promise<GiftCard[]> {
  const cards = collectionOf(db, 'giftCards');
  if (!find) {
    const { docs } = await cards.orderBy('createdAt', 'desc').limit(SHOWN).get();
    return docs.map((doc) => doc.data());
  }
  const [byId, ...queries] = await Promise.all([
    isDocumentId(find) ? giftCardRef(db, find).get() : null,
    cards.where('razorpayOrderId', '==', find).limit(SHOWN).get(),
    cards.where('lastFour', '==', find.toUpperCase()).limit(SHOWN).get(),
  ]);
  const found = [...(byId?.exists ? [byId] : []), ...queries.flatMap(({ docs }) => docs)];
  return [...new Map(found.map((doc) => [doc.id, doc.data() as GiftCard])).values()];
}

/** Rupees of all cards that nobody redeemed. */
async function outstandingRupees(db: Firestore): Promise<number> {
  const { AggregateField } = await import('firebase-admin/firestore');
  const owing = collectionOf(db, 'giftCards').where('owedPaise', '>', 0);
  const { owed } = (await owing.aggregate({ owed: AggregateField.sum('owedPaise') }).get()).data();
  return toRupees(paise(owed));
}

/** The page of the gift cards, with the result of a change. */
export async function giftCardsAnswer(
  db: Firestore,
  { find, message, now }: { find: string; message: string; now: Date },
): Promise<Answer> {
  const [settings, cards, outstanding] = await Promise.all([
    readGiftCardSettings(db),
    findCards(db, find),
    outstandingRupees(db),
  ]);
  const rows = cards.map((card) => giftCardRow(card, now));
  return ok({ success: true, message, settings, rows, outstanding } satisfies AdminGiftCardsResponse);
}
