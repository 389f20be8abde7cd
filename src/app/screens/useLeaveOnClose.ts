import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from '@/lib/routing';
import { type AuthRoot, selectPanel } from '@/features/auth';
import { type CartRoot, selectDrawerOpen } from '@/features/cart';
import { type CheckoutRoot, selectCheckoutOpen } from '@/features/checkout';

const selectAnythingOpen = (state: AuthRoot & CartRoot & CheckoutRoot) =>
  selectDrawerOpen(state) || selectCheckoutOpen(state) || selectPanel(state) !== null;

/** Goes home, in the place of this address, once what it opened is closed: a reload must not open it again. */
export function useLeaveOnClose(active: boolean): void {
  const navigate = useNavigate();
  const open = useSelector(selectAnythingOpen);
  const wasOpen = useRef(false);
  useEffect(() => {
    const closed = active && wasOpen.current && !open;
    wasOpen.current = active && open;
    if (closed) navigate('/', { replace: true });
  }, [active, open, navigate]);
}
