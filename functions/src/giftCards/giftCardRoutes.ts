import type { GiftCardsResponse } from '@/domain/contracts/shoppers/giftCards';
import { giftCardAmounts } from '@/domain/giftCards/settings';
import { giftCardView } from '@/domain/giftCards/view';
import { readGiftCardSettings } from '../credit/giftCardStore';
import { documentsOfUser } from '../platform/firestore/userDocuments';
import { ok } from '../platform/http/answer';
import { getAsPerson, type Route } from '../platform/http/route';
import type { SharedLimiter } from '../platform/limiter/sharedLimiter';
import type { StoreDeps } from '../platform/storeDeps';
import { cancelGiftCardRoute } from './cancelRoute';
import { redeemRoute } from './redeemRoute';

export interface GiftCardDeps extends StoreDeps {
  /** How often one person, and one address, may try a code. */
  giftCardLimiter: SharedLimiter;
  /** A gift card is paid online only. */
  takesOnlinePayments: () => boolean;
}

/** Cards that a buyer is shown. */
const SHOWN = 20;
/** Cards of one buyer that are read: their newest are among them for all but a reseller. */
const MAX_READ = 200;

/** GET /api/gift-cards: the amounts that are sold, and what the caller has given. */
const readRoute = (deps: GiftCardDeps): Route =>
  getAsPerson({
    path: '/api/gift-cards',
    async handle(_call, { uid }) {
      const db = await deps.db();
      const own = documentsOfUser(db, 'giftCards', uid).limit(MAX_READ);
      const [settings, { docs }] = await Promise.all([readGiftCardSettings(db), own.get()]);
      const cards = docs
        .map((doc) => doc.data())
        // A purchase that ended unpaid is no card, and has no recipient.
        .filter(({ status, paidAt }) => status !== 'cancelled' || paidAt !== '')
        .map((card) => giftCardView(card, deps.now()))
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
        .slice(0, SHOWN);
      const amounts = deps.takesOnlinePayments() ? giftCardAmounts(settings) : [];
      return ok({ success: true, amounts, cards } satisfies GiftCardsResponse);
    },
  });

/** /api/gift-cards/**: what a person gave, and what they were given. */
export const giftCardRoutes = (deps: GiftCardDeps): Route[] => [
  readRoute(deps),
  redeemRoute(deps),
  cancelGiftCardRoute(deps),
];
