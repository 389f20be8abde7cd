import { spawn } from 'typed-redux-saga';
import { addressesSaga } from '@/features/addresses';
import { alertsSaga } from '@/features/alerts';
import { authSaga } from '@/features/auth';
import { buyAgainSaga } from '@/features/buyAgain';
import { cartSaga } from '@/features/cart';
import { catalogueSaga, seenSaga } from '@/features/catalogue';
import { checkoutSaga } from '@/features/checkout';
import { compareSaga } from '@/features/compare';
import { creditSaga } from '@/features/credit';
import { extrasSaga } from '@/features/extras';
import { giftCardsSaga } from '@/features/giftCards';
import { referralsSaga } from '@/features/referrals';
import { connectionSaga } from '@/features/connection';
import { consentSaga } from '@/features/consent';
import { userProfileSaga } from '@/features/userProfile';
import { infoSaga } from '@/features/info';
import { notificationsSaga } from '@/features/notifications';
import { offersSaga } from '@/features/offers';
import { orderLinkSaga } from '@/features/orderLink';
import { ordersSaga } from '@/features/orders';
import { emailChangeSaga } from '@/features/emailChange';
import { privacySaga } from '@/features/privacy';
import { prepaySaga } from '@/features/prepay';
import { redeliverySaga } from '@/features/redelivery';
import { questionsSaga, reviewsSaga } from '@/features/reviews';
import { searchSaga } from '@/features/search';
import { wishlistSaga } from '@/features/wishlist';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import { analyticsSaga } from './analytics/analyticsSaga';
import { prefetchSaga } from './sagas/prefetchSaga';
import { appSaga } from './appSaga';
import { assistantsSaga } from './assistants/assistantsSaga';
import { deliverySaga } from './sagas/deliverySaga';
import { forgetSaga } from './sagas/forgetSaga';
import { versionSaga } from './version/versionSaga';
import { pageHeadSaga } from './sagas/pageHeadSaga';
import { refreshSaga } from './sagas/refreshSaga';
import { reorderSaga } from './reorder/reorderSaga';
import { restoreCartSaga } from './reorder/restoreCartSaga';

const FEATURES = [
  // First, because analytics must know the consent before it gets an event.
  consentSaga,
  // Before the features, so that the next person sees nothing of the previous one.
  forgetSaga,
  notificationsSaga,
  connectionSaga,
  cartSaga,
  catalogueSaga,
  searchSaga,
  offersSaga,
  userProfileSaga,
  addressesSaga,
  ordersSaga,
  checkoutSaga,
  infoSaga,
  emailChangeSaga,
  privacySaga,
  redeliverySaga,
  prepaySaga,
  orderLinkSaga,
  creditSaga,
  extrasSaga,
  giftCardsSaga,
  referralsSaga,
  alertsSaga,
  wishlistSaga,
  compareSaga,
  seenSaga,
  reviewsSaga,
  questionsSaga,
  buyAgainSaga,
  prefetchSaga,
  appSaga,
  deliverySaga,
  reorderSaga,
  restoreCartSaga,
  assistantsSaga,
  refreshSaga,
  pageHeadSaga,
  analyticsSaga,
  versionSaga,
  // Last: it reports the session as soon as it runs, and the other sagas listen for that.
  authSaga,
];

/** Starts every feature's saga, each on its own. */
export function* rootSaga(services: Services) {
  for (const saga of FEATURES) yield* spawn(safely(saga), services);
}
