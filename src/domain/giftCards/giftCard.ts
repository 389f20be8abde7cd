/** 'paid': its mail is due. 'sent': the recipient has the code. */
export type GiftCardStatus = 'pending' | 'paid' | 'sent' | 'redeemed' | 'cancelled';

export interface GiftCardRecipient {
  name: string;
  email: string;
}

/** `giftCards/{id}`: a gift card. The functions alone read and write it; the code itself is in the recipient's mail only. */
export interface GiftCard {
  /** Made by the buyer's browser; the same id is the same purchase. */
  id: string;
  /** The buyer, and where their receipt goes; the address is empty once it is redeemed. */
  userId: string;
  email: string;
  paise: number;
  status: GiftCardStatus;
  /** Empty once it is redeemed. */
  recipient: GiftCardRecipient;
  /** As the recipient reads it; may be empty, and is once it is redeemed. */
  from: string;
  message: string;
  /** '2026-12-24': the day of the mail in India; empty for at once. */
  sendOn: string;
  /** Empty until Razorpay has been asked. */
  razorpayOrderId: string;
  /** SHA-256 of the code in hex, and its last characters; empty until it was sent. */
  codeHash: string;
  lastFour: string;
  /** The mails that were written; each had a code of its own, and only the last one counts. */
  mails: number;
  /** ISO; when the mail is written. Null when none is. */
  dueAt: string | null;
  /** '2027-12-24': the last day in India; empty until it was sent. */
  lastDay: string;
  /** ISO; empty while it is not. */
  paidAt: string;
  sentAt: string;
  redeemedAt: string;
  /** Who redeemed it; empty while nobody has. */
  redeemedBy: string;
  cancelledAt: string;
  /** Why the team stopped it; absent while it can be redeemed. */
  frozen?: { at: string; by: string; reason: string };
  createdAt: string;
  updatedAt: string;
}

/** Months for which a gift card can be redeemed, and its credit be spent. */
export const GIFT_CARD_MONTHS = 12;
/** Days after the payment within which a card that nobody redeemed can be cancelled. */
export const GIFT_CARD_CANCEL_DAYS = 14;
/** Days that a card can be sent later. */
export const GIFT_CARD_SEND_DAYS = 365;
/** Characters of what goes into the mail. */
export const MAX_GIFT_CARD_NAME = 60;
export const MAX_GIFT_CARD_MESSAGE = 300;
/** The hour in India at which a card is sent on a chosen day. */
export const GIFT_CARD_HOUR = 9;
