import { useEffect, useRef } from 'react';
import { useOnChange } from './useOnChange';

/**
 * Moves the focus when a list of `count` loses the focused entry: otherwise it falls to the start of the
 * page, and the next Tab goes through the menu again. Other removals move nothing. An element that takes no focus by
 * itself needs `tabIndex={-1}`.
 */
export function useFocusAfterRemoval<Place extends HTMLElement = HTMLHeadingElement>(count: number) {
  const place = useRef<Place>(null);
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useOnChange(count, (before) => {
    const isGone = last.current instanceof Node && !last.current.isConnected;
    if (count > before || !isGone || document.activeElement !== document.body) return;
    last.current = null;
    place.current?.focus({ preventScroll: true });
  });
  return place;
}
