import { useLocation } from 'react-router-dom';
import MailLinkScreen from '@/features/alerts/MailLinkScreen';
import DeliveryScreen from '@/features/redelivery/DeliveryScreen';
import { matchRoute } from '../router/paths';

/** What the signed link of a mail opens: one chunk for all of them, because a chunk's name costs every first load some bytes. */
export default function LinkRoute() {
  const { pathname } = useLocation();
  return matchRoute(pathname)?.name === 'mailLink' ? <MailLinkScreen /> : <DeliveryScreen />;
}
