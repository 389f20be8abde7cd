import { useLocation } from 'react-router-dom';
import MailLinkScreen from '@/features/alerts/MailLinkScreen';
import LoginLinkScreen from '@/features/auth/link/LoginLinkScreen';
import AccountLinkScreen from '@/features/auth/mailed/AccountLinkScreen';
import TrackScreen from '@/features/orderLink/TrackScreen';
import FriendScreen from '@/features/referrals/FriendScreen';
import DeliveryScreen from '@/features/redelivery/DeliveryScreen';
import { isLoginQuery } from '@/domain/mail/accountLink';
import {
  ACCOUNT_TOKEN,
  isFriendToken,
  isOrderToken,
  isPrepayToken,
  isReviewToken,
  LOGIN_TOKEN,
} from '@/domain/mail/mailLink';
import { matchRoute } from '../router/paths';
import { privateScreen } from './lazyScreen';

const ReviewAsk = privateScreen(
  () => import(/* webpackChunkName: "review-form" */ '@/features/reviews/writing/ReviewAskScreen'),
);

const Prepay = privateScreen(() => import(/* webpackChunkName: "prepay" */ '@/features/prepay/PrepayScreen'));

const Order = privateScreen(
  () => import(/* webpackChunkName: "order-link" */ '@/features/orderLink/OrderLinkScreen'),
);

/** Pages that the signed links of mails open, and the page to request such a link. */
export default function LinkRoute() {
  const { pathname, search } = useLocation();
  const match = matchRoute(pathname);
  if (match?.name === 'track') return <TrackScreen />;
  if (match?.name !== 'mailLink') return <DeliveryScreen />;
  const { token = '' } = match.params;
  const isAccount = token === ACCOUNT_TOKEN;
  // Firebase opens one page for all of its mails, where the owner has set its address.
  if (token === LOGIN_TOKEN || (isAccount && isLoginQuery(search))) return <LoginLinkScreen />;
  if (isAccount) return <AccountLinkScreen />;
  if (isFriendToken(token)) return <FriendScreen />;
  if (isOrderToken(token)) return <Order />;
  if (isPrepayToken(token)) return <Prepay />;
  return isReviewToken(token) ? <ReviewAsk /> : <MailLinkScreen />;
}
