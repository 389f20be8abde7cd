import { useEffect, useRef } from 'react';

/**
 * Where the focus goes when a list of `count` loses the entry that had it: without this it falls to the page's beginning, and the
 * next Tab goes through the menu again. The element needs `tabIndex={-1}`.
 */
export function useFocusAfterRemoval(count: number) {
  const place = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) place.current?.focus();
  }, [count]);
  return place;
}
