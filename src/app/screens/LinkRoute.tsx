import { useLocation } from 'react-router-dom';
import MailLinkScreen from '@/features/alerts/MailLinkScreen';
import DeliveryScreen from '@/features/redelivery/DeliveryScreen';
import { isReviewToken } from '@/domain/mail/mailLink';
import { matchRoute } from '../router/paths';
import { privateScreen } from './lazyScreen';

const Asked = privateScreen(
  () => import(/* webpackChunkName: "review-asked" */ '@/features/reviews/AskedScreen'),
);

/** What the signed link of a mail opens. */
export default function LinkRoute() {
  const match = matchRoute(useLocation().pathname);
  if (match?.name !== 'mailLink') return <DeliveryScreen />;
  return isReviewToken(match.params['token'] ?? '') ? <Asked /> : <MailLinkScreen />;
}
