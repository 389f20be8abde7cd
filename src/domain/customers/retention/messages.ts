import { GIFT_CARD_LAPSED_DAYS } from '../../giftCards/giftCard';
import { NAMED_FROM } from '../../invoices/eraseInvoice';
import { formatRupees } from '../../money/money';
import { store } from '../../store';
import { ALERT_MONTHS, BUYER_DAYS, DELETION_MAIL_DAYS, TAX_MONTHS } from './retention';

/** The invoices that keep a person's name after a deletion; the caller ends the sentence, or adds the law. */
export const NAMED_INVOICES = `Only an invoice of ${formatRupees(NAMED_FROM)} or more before tax keeps your name and address, because tax law wants them on it`;

/** Retention periods and reasons, in sentences for the data download and the privacy policy. */
export const RETENTION: readonly string[] = [
  'Your name, phone number, addresses, cart, wishlist, reviews, questions, votes and messages, the coupons that you used and the mails that you chose are kept until you change or delete them, or your account.',
  `How many orders came from your account and to your phone number is counted for our limits. The counts are deleted ${BUYER_DAYS} days after the last order.`,
  'Your store credit and its movements are kept until it is spent or expires, or your account is deleted; what is left of it is then lost.',
  `A gift card that you buy keeps your email, your words and the recipient’s address until it is redeemed or cancelled, or until ${GIFT_CARD_LAPSED_DAYS} days after its last day; what it was worth and when is kept like any payment.`,
  'Your link for friends, and the link by which you came, are kept until your account is deleted. A code made of the phone number of a first order that was rewarded stays for a year, so that it is rewarded once. By trying all numbers one could find yours from it, so it is kept like the number itself: nobody but our system reads it.',
  'What our team notes about you to serve you well, such as tags, notes and whether you pay online only, is kept until your account is deleted.',
  'If you work in our team, the devices that you chose for notifications are kept until you or we remove them.',
  `Orders, invoices and payments are kept for ${TAX_MONTHS} months after the year’s tax return is due, because tax law asks for it (section 36 of the Central Goods and Services Tax Act, 2017).`,
  `Our team may note something about an order for itself, such as “ring before delivery”. It is deleted with your account; ask ${store.supportEmail} what we noted.`,
  'The mails that we send you about an order or your store credit, or in answer to a message, and those to the recipient of your gift card, are kept for a year.',
  `If you ask to hear when a product is back or costs less, we keep your email address for it until we have written once or you stop it, for ${ALERT_MONTHS} months at the longest. A mail about a cart that you left comes only if you switch it on in your profile.`,
  `When you delete your account everything goes but those orders, invoices and payments. They lose your email, name, phone number and street; what stays is what was sold for how much and when, the state and PIN code it went to, and the payment provider’s numbers. ${NAMED_INVOICES} (Rule 46 of the Central Goods and Services Tax Rules, 2017). Only the shop’s accounts use it. A last mail confirms the deletion, and a gift card that is on its way to you still comes; both mails are deleted ${DELETION_MAIL_DAYS} days later.`,
  'The courier and the payment provider keep their own records of a parcel and of a payment, as the law asks of them.',
];
