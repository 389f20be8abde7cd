import { DAY_MS } from '@/domain/time/calendar';

/** Section 36 of the CGST Act: the months that the books must be kept. */
export const TAX_MONTHS = 72;
/** Days that sent mails are kept. */
export const MAIL_DAYS = 365;
/** Days that the mail is kept that confirms an account's deletion. */
export const DELETION_MAIL_DAYS = 30;
/** Months that an alert is kept at most. */
export const ALERT_MONTHS = 12;
/** Days that webhook ids are kept. Razorpay resends a webhook for one day only. */
export const WEBHOOK_DAYS = 30;

/** Days that the team can restore something deleted. */
export const DELETED_DAYS = 30;

/** Days that a stray parcel is kept. */
export const STRAY_DAYS = 30;

/** Days that the order counts of an account or phone number are kept after the last order. */
export const BUYER_DAYS = 90;

/** Days that the hash of a rewarded friend's phone number is kept. */
export const CLAIM_DAYS = 365;

/** Days that a courier's delivery date for a PIN code is kept. */
export const DELIVERY_DATE_DAYS = 2;

/** The expiry of a document kept for this many days; Firestore's TTL deletes it. */
export function expiryOf(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY_MS);
}
