import { addressesReducer } from '@/features/addresses';
import { alertsReducer } from '@/features/alerts';
import { creditReducer } from '@/features/credit';
import { extrasReducer } from '@/features/extras';
import { giftCardsReducer } from '@/features/giftCards';
import { referralsReducer } from '@/features/referrals';
import { compareReducer } from '@/features/compare';
import { emailChangeReducer } from '@/features/emailChange';
import { userProfileReducer } from '@/features/userProfile';
import { accountLinkReducer, factorReducer, loginLinkReducer, phoneCodeReducer } from '@/features/auth';
import { orderLinkReducer } from '@/features/orderLink';
import { prepayReducer } from '@/features/prepay';
import { ordersReducer } from '@/features/orders';
import { privacyReducer } from '@/features/privacy';
import { redeliveryReducer } from '@/features/redelivery';
import { buyAgainReducer } from '@/features/buyAgain';
import { seenReducer } from '@/features/catalogue';
import { wishlistReducer } from '@/features/wishlist';
import { questionsReducer, reviewsReducer } from '@/features/reviews';
import type { RootState } from '../rootReducer';

/**
 * Slices that no first screen reads. Only the runtime's sagas and components dispatch their actions, so no
 * action comes too early (local/web/budgets.ts keeps these features out of every first load).
 */
export const runtimeReducers = {
  addresses: addressesReducer,
  userProfile: userProfileReducer,
  orders: ordersReducer,
  prepay: prepayReducer,
  loginLink: loginLinkReducer,
  accountLink: accountLinkReducer,
  phoneCode: phoneCodeReducer,
  factor: factorReducer,
  orderLink: orderLinkReducer,
  credit: creditReducer,
  extras: extrasReducer,
  giftCards: giftCardsReducer,
  referrals: referralsReducer,
  emailChange: emailChangeReducer,
  privacy: privacyReducer,
  redelivery: redeliveryReducer,
  alerts: alertsReducer,
  buyAgain: buyAgainReducer,
  seen: seenReducer,
  wishlist: wishlistReducer,
  reviews: reviewsReducer,
  questions: questionsReducer,
  compare: compareReducer,
};
type RuntimeReducers = typeof runtimeReducers;

/** The state once the runtime runs. */
export type RunningState = RootState & { [Name in keyof RuntimeReducers]: ReturnType<RuntimeReducers[Name]> };
