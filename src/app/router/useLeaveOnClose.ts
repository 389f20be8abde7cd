import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectPanel } from '@/features/auth';
import { selectDrawerOpen } from '@/features/cart';
import { selectCheckoutOpen } from '@/features/checkout';
import type { RootState } from '../rootReducer';
import { paths } from './paths';

const selectHasOpenOverlay = (state: RootState) =>
  selectDrawerOpen(state) || selectCheckoutOpen(state) || selectPanel(state) !== null;

/** Replaces the address by the home page once its overlay is closed, so that a reload does not reopen it. */
export function useLeaveOnClose(isActive: boolean): void {
  const navigate = useNavigate();
  const isOpen = useSelector(selectHasOpenOverlay);
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosed = isActive && wasOpen.current && !isOpen;
    wasOpen.current = isActive && isOpen;
    if (isClosed) navigate(paths.home, { replace: true });
  }, [isActive, isOpen, navigate]);
}
