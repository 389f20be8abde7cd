import { useLocation } from 'react-router-dom';
import MailLinkScreen from '@/features/alerts/MailLinkScreen';
import DeliveryScreen from '@/features/redelivery/DeliveryScreen';
import { matchRoute } from '../router/paths';

/** What the signed link of a mail opens. */
export default function LinkRoute() {
  const { pathname } = useLocation();
  return matchRoute(pathname)?.name === 'mailLink' ? <MailLinkScreen /> : <DeliveryScreen />;
}
