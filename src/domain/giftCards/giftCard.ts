import type { Paise } from '../money/money';

/** 'paid': its mail is due. 'sent': the recipient has the code. */
export type GiftCardStatus = 'pending' | 'paid' | 'sent' | 'redeemed' | 'cancelled';

export interface GiftCardRecipient {
  name: string;
  email: string;
}

/**
 * `giftCards/{id}`: a gift card. Only the functions read and write it; the code itself is only in the
 * recipient's mail.
 */
export interface GiftCard {
  /** Made by the buyer's browser; the same id is the same purchase. */
  id: string;
  /** The buyer, and the address of their receipt; the address is emptied with the recipient's. */
  userId: string;
  email: string;
  paise: Paise;
  status: GiftCardStatus;
  /** Emptied once the card is redeemed or cancelled, or some days after its last day, or unpaid. */
  recipient: GiftCardRecipient;
  /** The sender's name and message for the recipient; may be empty, and are emptied as well. */
  from: string;
  message: string;
  /** '2026-12-24': the day of the mail in India; empty to send it at once. */
  sendOn: string;
  /** Empty until Razorpay's order is created. */
  razorpayOrderId: string;
  /** SHA-256 of the code in hex, and the code's last characters; empty until it is sent. */
  codeHash: string;
  lastFour: string;
  /** Number of mails written; each has a new code, and only the last one works. */
  mails: number;
  /**
   * ISO; when an unpaid card is over, or the mail of a paid one due; once it is sent, when its reminder is, and then when
   * people's data goes; null for none.
   */
  dueAt: string | null;
  /** '2027-12-24': the last valid day in India; empty until it is sent. */
  lastDay: string;
  /** ISO; empty before. */
  paidAt: string;
  sentAt: string;
  redeemedAt: string;
  /** The uid of the redeemer; empty before. */
  redeemedBy: string;
  cancelledAt: string;
  /** The team's own transfer of its payment, which Razorpay refused to refund; absent for none. */
  transferred?: { at: string; reference: string };
  /** The team's freeze with its reason; absent while it can be redeemed. */
  frozen?: { at: string; by: string; reason: string };
  createdAt: string;
  updatedAt: string;
}

/** Months for which a gift card can be redeemed, and its credit be spent. */
export const GIFT_CARD_MONTHS = 12;
/** Days after which an unpaid card is over: Razorpay reports a late payment within six. */
export const GIFT_CARD_UNPAID_DAYS = 30;
/** Days after its last day for which an unused card says to its recipient that it has expired. */
export const GIFT_CARD_LAPSED_DAYS = 30;
/** Days after the payment within which an unredeemed card can be cancelled. */
export const GIFT_CARD_CANCEL_DAYS = 14;
/** Maximum of days by which the mail can be postponed. */
export const GIFT_CARD_SEND_DAYS = 365;
/** Characters of the texts in the mail. */
export const MAX_GIFT_CARD_NAME = 60;
export const MAX_GIFT_CARD_MESSAGE = 300;
/** The hour in India at which a card is sent on a chosen day. */
export const GIFT_CARD_HOUR = 9;
