import { useEffectEvent, useLayoutEffect } from 'react';
import { pushExternalOverlay } from './layers';

/**
 * While open, everything of ours is inert beneath somebody else's dialog, which keeps its own focus and its own Escape.
 * Back asks for `onClose`.
 */
export function useExternalOverlay(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => (open ? pushExternalOverlay(() => close()) : undefined), [open]);
}
