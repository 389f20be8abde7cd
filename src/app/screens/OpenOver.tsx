import { type ReactNode, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { UnknownAction } from '@reduxjs/toolkit';

/** A route whose content floats over another screen: dispatches the action that opens it. */
export function OpenOver({ action, children }: { action: UnknownAction; children: ReactNode }) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(action);
  }, [action, dispatch]);
  return children;
}
