import { useLocation } from 'react-router-dom';
import MailLinkScreen from '@/features/alerts/MailLinkScreen';
import LoginLinkScreen from '@/features/auth/link/LoginLinkScreen';
import TrackScreen from '@/features/orderLink/TrackScreen';
import FriendScreen from '@/features/referrals/FriendScreen';
import DeliveryScreen from '@/features/redelivery/DeliveryScreen';
import {
  isFriendToken,
  isOrderToken,
  isPrepayToken,
  isReviewToken,
  LOGIN_TOKEN,
} from '@/domain/mail/mailLink';
import { matchRoute } from '../router/paths';
import { privateScreen } from './lazyScreen';

const Asked = privateScreen(
  () => import(/* webpackChunkName: "review-form" */ '@/features/reviews/AskedScreen'),
);

const Prepay = privateScreen(() => import(/* webpackChunkName: "prepay" */ '@/features/prepay/PrepayScreen'));

const Order = privateScreen(
  () => import(/* webpackChunkName: "order-link" */ '@/features/orderLink/OrderLinkScreen'),
);

/** What the signed link of a mail opens, and where one asks for such a link. */
export default function LinkRoute() {
  const match = matchRoute(useLocation().pathname);
  if (match?.name === 'track') return <TrackScreen />;
  if (match?.name !== 'mailLink') return <DeliveryScreen />;
  const { token = '' } = match.params;
  if (token === LOGIN_TOKEN) return <LoginLinkScreen />;
  if (isFriendToken(token)) return <FriendScreen />;
  if (isOrderToken(token)) return <Order />;
  if (isPrepayToken(token)) return <Prepay />;
  return isReviewToken(token) ? <Asked /> : <MailLinkScreen />;
}
