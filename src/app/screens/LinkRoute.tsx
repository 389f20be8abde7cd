import { useLocation } from 'react-router-dom';
import MailLinkScreen from '@/features/alerts/MailLinkScreen';
import DeliveryScreen from '@/features/redelivery/DeliveryScreen';
import { isOrderToken, isPrepayToken, isReviewToken } from '@/domain/mail/mailLink';
import { matchRoute } from '../router/paths';
import { privateScreen } from './lazyScreen';

const Asked = privateScreen(
  () => import(/* webpackChunkName: "review-form" */ '@/features/reviews/AskedScreen'),
);

const Prepay = privateScreen(() => import(/* webpackChunkName: "prepay" */ '@/features/prepay/PrepayScreen'));

const Order = privateScreen(
  () => import(/* webpackChunkName: "order-link" */ '@/features/orderLink/OrderLinkScreen'),
);

const Track = privateScreen(() => import(/* webpackChunkName: "track" */ '@/features/orderLink/TrackScreen'));

const LoginLink = privateScreen(
  () => import(/* webpackChunkName: "login-link" */ '@/features/auth/link/LoginLinkScreen'),
);

/** What the signed link of a mail opens, and where one asks for such a link. */
export default function LinkRoute() {
  const match = matchRoute(useLocation().pathname);
  if (match?.name === 'loginLink') return <LoginLink />;
  if (match?.name === 'track') return <Track />;
  if (match?.name !== 'mailLink') return <DeliveryScreen />;
  const { token = '' } = match.params;
  if (isOrderToken(token)) return <Order />;
  if (isPrepayToken(token)) return <Prepay />;
  return isReviewToken(token) ? <Asked /> : <MailLinkScreen />;
}
