import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { useSyncExternalStore } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { AppStore } from '../store';

type Told = ActionCreatorWithoutPayload;

/** Whether something is open: what its slice says, or, until the engine brings that, what was pressed last. */
export function useOpen<S>(selectOpen: (state: S) => boolean, opened: Told, closed: Told): boolean {
  const { relay } = useStore() as unknown as AppStore;
  const pressed = () => {
    const presses = relay.waiting().filter((action) => opened.match(action) || closed.match(action));
    return opened.match(presses.at(-1) ?? {});
  };
  const isPressed = useSyncExternalStore(relay.subscribe, pressed, pressed);
  return useSelector(selectOpen) || isPressed;
}
