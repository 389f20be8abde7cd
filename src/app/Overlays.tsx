import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { loginPanelClosed, selectPanel, selectPanelAwaited } from '@/features/auth';
import { drawerClosed, selectDrawerOpen } from '@/features/cart';
import { checkoutClosed, selectCheckoutOpen } from '@/features/checkout';
import { CartAnnouncer, MenuHost, NoticeOverlay, SideMenu } from '@/features/chrome';
import { OfflineBar } from '@/features/connection';
import { cookieChoicesClosed, selectAsksForConsent, selectChoicesOpen } from '@/features/consent';
import { ConfirmHost, ToastHost } from '@/features/notifications';
import { deletionClosed, selectDeletionOpen } from '@/features/privacy';
import { Rehearsal } from '@/lib/Rehearsal';
import { REHEARSED_LATEST } from '@/lib/rehearsing';
import { savesData } from '@/lib/savesData';
import { whenIdle } from '@/lib/whenIdle';
import { lazyOverlay } from './lazyOverlay';
import { lazyExtra } from './lazyScreen';
import { LeaveHost } from './LeaveHost';
import { OverlayLoader } from './OverlayLoader';

const CartDrawer = lazyOverlay(() => import('@/features/checkout/CartDrawer'), drawerClosed);
const CheckoutModal = lazyOverlay(() => import('@/features/checkout/CheckoutModal'), checkoutClosed);
const LoginPanel = lazyOverlay(() => import('@/features/auth/LoginPanel'), loginPanelClosed);
const CookieChoices = lazyOverlay(() => import('@/features/consent/CookieChoices'), cookieChoicesClosed);
const DeleteAccount = lazyOverlay(() => import('@/features/privacy/DeleteAccount'), deletionClosed);
const ConsentBar = lazyExtra(() => import('@/features/consent/ConsentBar'));

/** What is opened most comes while nobody waits for it, so that it is there with the press; the cart with its rehearsal. */
export function preloadOverlays(): void {
  // One that does not come now says so when it is opened.
  for (const overlay of [LoginPanel, CheckoutModal]) overlay.preload().catch(() => undefined);
}

/** Cart and menu: what is opened most. */
function OverlayRehearsal() {
  const [isDue, setDue] = useState(false);
  useEffect(() => (savesData() ? undefined : whenIdle(() => setDue(true), REHEARSED_LATEST)), []);
  return (
    <Rehearsal isDue={isDue}>
      <CartDrawer />
      <SideMenu />
    </Rehearsal>
  );
}

/** Everything that can float over any screen; it comes with the engine. */
export default function Overlays() {
  const drawer = useSelector(selectDrawerOpen);
  const checkout = useSelector(selectCheckoutOpen);
  const panel = useSelector(selectPanel);
  const panelAwaited = useSelector(selectPanelAwaited);
  const asks = useSelector(selectAsksForConsent);
  const choices = useSelector(selectChoicesOpen);
  const deleting = useSelector(selectDeletionOpen);
  return (
    <>
      {drawer && <CartDrawer />}
      {checkout && <CheckoutModal />}
      {panelAwaited && <OverlayLoader />}
      {panel && <LoginPanel />}
      {asks && <ConsentBar />}
      {choices && <CookieChoices />}
      {deleting && <DeleteAccount />}
      <OverlayRehearsal />
      <MenuHost />
      <NoticeOverlay />
      <OfflineBar />
      <ConfirmHost />
      <LeaveHost />
      <ToastHost />
      <CartAnnouncer />
    </>
  );
}
