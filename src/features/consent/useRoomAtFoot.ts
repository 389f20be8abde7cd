import { type RefObject, useLayoutEffect } from 'react';

/** As long as it is there, `--asked` is the element's height: the footer ends above it, and toasts come up above it. */
export function useRoomAtFoot(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const { current } = element;
      const floats = current && getComputedStyle(current).position === 'fixed';
      style.setProperty('--asked', `${floats ? current.offsetHeight : 0}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      style.removeProperty('--asked');
    };
  }, [element]);
}
