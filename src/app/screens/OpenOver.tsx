import type { UnknownAction } from '@reduxjs/toolkit';
import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from '@/lib/routing';
import { selectUser } from '@/features/auth';
import { useLeaveOnClose } from './useLeaveOnClose';

interface OpenOverProps {
  /** Dispatched on coming here; without it the address is a page like any other. */
  opens?: UnknownAction;
  /** For who is signed in there is nothing to open: the address leads home. */
  forGuests?: boolean;
  children: ReactNode;
}

/** An address whose content floats over another screen: opened on coming here, and left when it is closed. */
export function OpenOver({ opens, forGuests = false, children }: OpenOverProps) {
  const dispatch = useDispatch();
  const needless = useSelector(selectUser) !== null && forGuests;
  useEffect(() => {
    if (opens && !needless) dispatch(opens);
  }, [opens, needless, dispatch]);
  useLeaveOnClose(opens !== undefined);
  return (
    <>
      {opens && needless && <Navigate to="/" replace />}
      {children}
    </>
  );
}
