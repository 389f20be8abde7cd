import { useEffect, useRef } from 'react';

/** Scrolls the open tab of a row into view: on a phone the row is wider than the screen. */
export function useOpenTab<Row extends HTMLElement = HTMLElement>(current: string) {
  const tabs = useRef<Row>(null);
  useEffect(() => {
    const open = tabs.current?.querySelector('[aria-current], [aria-selected="true"]');
    open?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return tabs;
}
