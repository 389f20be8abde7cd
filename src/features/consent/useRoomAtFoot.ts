import { type RefObject, useLayoutEffect } from 'react';

/** Sets the CSS variable `--asked` to the element's height while it is mounted: footer and toasts stay above it. */
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
