import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { GiftCard } from '@/domain/giftCards/giftCard';
import { isUnredeemed } from '@/domain/giftCards/redeem';
import { giftCardSettings, type GiftCardSettings } from '@/domain/giftCards/settings';
import { giftReceipt } from '@/domain/mail/giftCardMail';
import { writeMail } from '../gateways/mail/writeMail';
import { shopUrl } from '../platform/config';
import { giftCardRef, giftSettingsRef } from '../platform/firestore/refs';

export async function readGift(
  db: Firestore,
  transaction: Transaction,
  id: string,
): Promise<GiftCard | null> {
  return ((await transaction.get(giftCardRef(db, id))).data() as GiftCard | undefined) ?? null;
}

/** Writes a card, with what the shop owes for it, by which all are summed. */
export function writeGift(db: Firestore, transaction: Transaction, card: GiftCard): void {
  transaction.set(giftCardRef(db, card.id), { ...card, owedPaise: isUnredeemed(card) ? card.paise : 0 });
}

/** Writes a card whose payment has arrived, and its buyer's receipt. */
export function writePaidGift(db: Firestore, transaction: Transaction, card: GiftCard, now: Date): void {
  writeGift(db, transaction, card);
  if (card.email) writeMail(db, transaction, giftReceipt(card, shopUrl(), now));
}

export const readGiftSettings = async (db: Firestore): Promise<GiftCardSettings> =>
  giftCardSettings((await giftSettingsRef(db).get()).data());
