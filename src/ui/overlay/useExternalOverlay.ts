import { useEffectEvent, useLayoutEffect } from 'react';
import { pushExternalOverlay } from './layers';

/**
 * While open, makes the page inert below a foreign dialog, which handles focus and Escape itself. Back calls
 * `onClose`.
 */
export function useExternalOverlay(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => (open ? pushExternalOverlay(() => close()) : undefined), [open]);
}
