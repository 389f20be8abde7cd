import { useSelector } from 'react-redux';
import { selectPanel } from '@/features/auth';
import { selectDrawerOpen } from '@/features/cart';
import { selectCheckoutOpen } from '@/features/checkout';
import { CartAnnouncer, NoticeOverlay } from '@/features/chrome';
import { ConfirmHost, ToastHost } from '@/features/notifications';
import { lazyOverlay } from './lazyScreen';

const CartDrawer = lazyOverlay(() => import(/* webpackPrefetch: true */ '@/features/checkout/CartDrawer'));
const CheckoutModal = lazyOverlay(
  () => import(/* webpackPrefetch: true */ '@/features/checkout/CheckoutModal'),
);
const LoginPanel = lazyOverlay(() => import(/* webpackPrefetch: true */ '@/features/auth/LoginPanel'));

/** Everything that can float over any screen. */
export function Overlays() {
  const drawer = useSelector(selectDrawerOpen);
  const checkout = useSelector(selectCheckoutOpen);
  const panel = useSelector(selectPanel);
  return (
    <>
      {drawer && <CartDrawer />}
      {checkout && <CheckoutModal />}
      {panel && <LoginPanel />}
      <NoticeOverlay />
      <ConfirmHost />
      <ToastHost />
      <CartAnnouncer />
    </>
  );
}
