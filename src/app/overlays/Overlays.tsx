import { useSelector } from 'react-redux';
import { loginPanelClosed, selectPanel, selectPanelAwaited } from '@/features/auth';
import { checkoutClosed, selectCheckoutOpen } from '@/features/checkout';
import { CartAnnouncer, NoticeOverlay } from '@/features/chrome';
import { OfflineBar } from '@/features/connection';
import { cookieChoicesClosed, selectIsConsentPending, selectChoicesOpen } from '@/features/consent';
import { emailChangeClosed, selectEmailChangeOpen } from '@/features/emailChange';
import { ConfirmHost, ToastHost } from '@/features/notifications';
import { deletionClosed, selectDeletionOpen } from '@/features/privacy';
import { ChunkBoundary, lazyChunk } from '@/loading';
import { lazyOverlay } from './lazyOverlay';
import { LeaveHost } from './LeaveHost';
import { OverlayLoader } from './OverlayLoader';

const CheckoutModal = lazyOverlay(() => import('@/features/checkout/modal/CheckoutModal'), checkoutClosed);
const LoginPanel = lazyOverlay(() => import('@/features/auth/panel/LoginPanel'), loginPanelClosed);
const CookieChoices = lazyOverlay(() => import('@/features/consent/CookieChoices'), cookieChoicesClosed);
const DeleteAccount = lazyOverlay(() => import('@/features/privacy/DeleteAccount'), deletionClosed);
const EmailChange = lazyOverlay(() => import('@/features/emailChange/EmailChange'), emailChangeClosed);
const ConsentBar = lazyChunk(() => import('@/features/consent/ConsentBar'));

/** Preloads login and checkout, so that they open at once. */
export function preloadLoginAndCheckout(): void {
  // An overlay whose chunk fails shows the failure when it opens.
  for (const overlay of [LoginPanel, CheckoutModal]) overlay.preload().catch(() => undefined);
}

/**
 * The overlays that can open over any screen, except cart and menu (boot/OverlayHost.tsx). They load with the
 * runtime.
 */
export default function Overlays() {
  const checkout = useSelector(selectCheckoutOpen);
  const panel = useSelector(selectPanel);
  const panelAwaited = useSelector(selectPanelAwaited);
  const isConsentPending = useSelector(selectIsConsentPending);
  const choices = useSelector(selectChoicesOpen);
  const deleting = useSelector(selectDeletionOpen);
  const isEmailChangeOpen = useSelector(selectEmailChangeOpen);
  return (
    <>
      {checkout && <CheckoutModal />}
      {panelAwaited && <OverlayLoader />}
      {panel && <LoginPanel />}
      {isConsentPending && (
        <ChunkBoundary>
          <ConsentBar />
        </ChunkBoundary>
      )}
      {choices && <CookieChoices />}
      {deleting && <DeleteAccount />}
      {isEmailChangeOpen && <EmailChange />}
      <NoticeOverlay />
      <OfflineBar />
      <ConfirmHost />
      <LeaveHost />
      <ToastHost />
      <CartAnnouncer />
    </>
  );
}
