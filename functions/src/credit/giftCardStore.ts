import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { GiftCard } from '@/domain/giftCards/giftCard';
import { isOwed } from '@/domain/giftCards/redeem';
import { giftCardSettings, type GiftCardSettings } from '@/domain/giftCards/settings';
import { giftCardReceipt } from '@/domain/mail/giftCardMail';
import { ZERO } from '@/domain/money/money';
import { writeMail } from '../gateways/mail/writeMail';
import { shopUrl } from '../platform/config';
import { giftCardRef, giftCardSettingsRef } from '../platform/firestore/refs';

export async function readGiftCard(
  db: Firestore,
  transaction: Transaction,
  id: string,
): Promise<GiftCard | null> {
  return (await transaction.get(giftCardRef(db, id))).data() ?? null;
}

/** Writes a card, with what the shop owes for it, by which all are summed. */
export function writeGiftCard(db: Firestore, transaction: Transaction, card: GiftCard): void {
  transaction.set(giftCardRef(db, card.id), { ...card, owedPaise: isOwed(card) ? card.paise : ZERO });
}

/** Writes a card whose payment has arrived, and its buyer's receipt. */
export function writePaidGiftCard(db: Firestore, transaction: Transaction, card: GiftCard, now: Date): void {
  writeGiftCard(db, transaction, card);
  if (card.email) writeMail(db, transaction, giftCardReceipt(card, shopUrl(), now));
}

export const readGiftCardSettings = async (db: Firestore): Promise<GiftCardSettings> =>
  giftCardSettings((await giftCardSettingsRef(db).get()).data());
