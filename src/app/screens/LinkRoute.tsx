import { useLocation } from 'react-router-dom';
import MailLinkScreen from '@/features/alerts/MailLinkScreen';
import DeliveryScreen from '@/features/redelivery/DeliveryScreen';
import { isPrepayToken, isReviewToken } from '@/domain/mail/mailLink';
import { matchRoute } from '../router/paths';
import { privateScreen } from './lazyScreen';

const Asked = privateScreen(
  () => import(/* webpackChunkName: "review-form" */ '@/features/reviews/AskedScreen'),
);

const Prepay = privateScreen(() => import(/* webpackChunkName: "prepay" */ '@/features/prepay/PrepayScreen'));

/** What the signed link of a mail opens. */
export default function LinkRoute() {
  const match = matchRoute(useLocation().pathname);
  if (match?.name !== 'mailLink') return <DeliveryScreen />;
  const { token = '' } = match.params;
  if (isPrepayToken(token)) return <Prepay />;
  return isReviewToken(token) ? <Asked /> : <MailLinkScreen />;
}
