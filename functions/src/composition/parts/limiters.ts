import { numberSetting } from '../../platform/config';
import type { Setting } from '../../platform/settings';
import { firestore } from '../../gateways/firebase/firebase';
import { sharedLimiter } from '../../platform/limiter/sharedLimiter';

const anHour = (name: string, burst: Setting, perHour: Setting) =>
  sharedLimiter(firestore, name, () => ({
    burst: numberSetting(burst),
    perSecond: numberSetting(perHour) / 3600,
  }));

/** How often one address may write to the shop. */
export const messageLimiter = anHour('messages', 'MESSAGES_BURST', 'MESSAGES_PER_HOUR');

/** How often one person may ask for their data or delete their account. */
export const accountLimiter = anHour('account', 'ACCOUNT_BURST', 'ACCOUNT_PER_HOUR');

/** How often one person's checkout openings are counted. */
export const openingLimiter = anHour('openings', 'CHECKOUTS_BURST', 'CHECKOUTS_PER_HOUR');

/** How often one person may save, vote on and report reviews and questions. */
export const reviewLimiter = anHour('reviews', 'REVIEWS_BURST', 'REVIEWS_PER_HOUR');

/** How many photos one person may send for their reviews. */
export const photoLimiter = anHour('photos', 'PHOTOS_BURST', 'PHOTOS_PER_HOUR');

/** How often one link of a mail may answer. */
export const linkLimiter = anHour('links', 'LINKS_BURST', 'LINKS_PER_HOUR');

/** How often one link of an order may be looked at. */
export const viewLimiter = anHour('views', 'ORDER_VIEWS_BURST', 'ORDER_VIEWS_PER_HOUR');

/** How often one caller may look an order up, and how often one address is sent its link. */
export const lookupLimiter = anHour('lookups', 'LOOKUPS_BURST', 'LOOKUPS_PER_HOUR');

/** How often one address may ask the courier about PIN codes. */
export const pincodeLimiter = anHour('pincodes', 'PINCODES_BURST', 'PINCODES_PER_HOUR');

/** How often one caller may ask for alerts. */
export const alertLimiter = anHour('alerts', 'ALERTS_BURST', 'ALERTS_PER_HOUR');

/** How often one address is sent a link to confirm an alert: by the day, because anybody can type an address. */
export const alertMailLimiter = sharedLimiter(firestore, 'alertMails', () => ({
  burst: numberSetting('ALERT_MAILS_BURST'),
  perSecond: numberSetting('ALERT_MAILS_PER_DAY') / 86_400,
}));

/** How often one person, and one address, may buy and redeem gift cards. */
export const giftCardLimiter = anHour('gifts', 'GIFTS_BURST', 'GIFTS_PER_HOUR');

/** How often one person, and one address, may open and use friends' links. */
export const referralLimiter = anHour('referrals', 'REFERRALS_BURST', 'REFERRALS_PER_HOUR');

/** How often one person may change their wishlist. */
export const wishlistLimiter = anHour('wishlists', 'WISHLIST_BURST', 'WISHLIST_PER_HOUR');
