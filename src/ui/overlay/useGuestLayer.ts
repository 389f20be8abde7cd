import { useEffectEvent, useLayoutEffect } from 'react';
import { pushGuest } from './layers';

/**
 * While open, everything of ours is inert beneath somebody else's dialog, which keeps its own focus and its own Escape.
 * Back asks for `onClose`.
 */
export function useGuestLayer(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => (open ? pushGuest(() => close()) : undefined), [open]);
}
