/** Months for which section 36 of the CGST Act wants the books kept. */
export const TAX_MONTHS = 72;
/** Days for which a mail that was sent is kept. */
export const MAIL_DAYS = 365;
/** Days for which a webhook is remembered: far longer than the day for which Razorpay sends one again. */
export const WEBHOOK_DAYS = 30;

/** Days for which what the admin deleted can be brought back. */
export const DELETED_DAYS = 30;

/** Days for which a parcel is remembered that the courier speaks of and no order has. */
export const STRAY_DAYS = 30;

/** Days for which an account's or a phone number's counts of orders are kept after its last order. */
export const BUYER_DAYS = 90;

/** Days for which the courier's date for a PIN code is remembered. */
export const DELIVERY_DATE_DAYS = 2;

/** When something may be deleted that is kept for so many days; Firestore deletes it by its time to live. */
export function expiryOf(from: Date, days: number): Date {
  return new Date(from.getTime() + days * 86_400_000);
}

/** What is kept for how long and why, in whole sentences: the download and the privacy policy say the same. */
export const RETENTION: readonly string[] = [
  'Your name, phone number, addresses, cart, reviews and messages are kept until you change or delete them, or your account.',
  `Orders, invoices and payments are kept for ${TAX_MONTHS} months after the year’s tax return is due, because tax law asks for it (section 36 of the Central Goods and Services Tax Act, 2017).`,
  'The mails that we send you about an order, or in answer to a message, are kept for a year.',
  'When you delete your account everything goes but those orders, invoices and payments. They lose your e-mail, name, phone number and street; what stays is what was sold for how much and when, the state and PIN code it went to, and the payment provider’s numbers. Only an invoice of ₹50,000 or more keeps your name and address, because tax law wants them on it (Rule 46 of the Central Goods and Services Tax Rules, 2017). Only the shop’s accounts use it.',
  'The courier and the payment provider keep their own records of a parcel and of a payment, as the law asks of them.',
];
