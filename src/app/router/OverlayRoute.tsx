import type { UnknownAction } from '@reduxjs/toolkit';
import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { selectUser } from '@/features/auth';
import { paths } from './paths';
import { useLeaveOnClose } from './useLeaveOnClose';

interface OverlayRouteProps {
  /** Dispatched on arrival; without it the address is a plain page. */
  opens?: UnknownAction;
  /** Sends signed-in users to the home page instead. */
  isForGuests?: boolean;
  /** The page beneath the overlay. */
  children: ReactNode;
}

/** An address that opens an overlay over a page. Closing the overlay leaves the address. */
export function OverlayRoute({ opens, isForGuests = false, children }: OverlayRouteProps) {
  const dispatch = useDispatch();
  const isPointless = useSelector(selectUser) !== null && isForGuests;
  useEffect(() => {
    if (opens && !isPointless) dispatch(opens);
  }, [opens, isPointless, dispatch]);
  useLeaveOnClose(opens !== undefined);
  return (
    <>
      {opens && isPointless && <Navigate to={paths.home} replace />}
      {children}
    </>
  );
}
