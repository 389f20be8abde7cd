import { useEffect, useRef } from 'react';

/**
 * Scrolls the open tab to the middle of its row, which is wider than a phone; again once the tabs have their counts,
 * which make them wider. Moves the row alone, not the page.
 */
export function useOpenTab<Row extends HTMLElement = HTMLElement>(current: string, hasCounts = false) {
  const tabs = useRef<Row>(null);
  useEffect(() => {
    const row = tabs.current;
    const open = row?.querySelector('[aria-current], [aria-selected="true"]');
    if (row && open) row.scrollLeft += middleOf(open) - middleOf(row);
  }, [current, hasCounts]);
  return tabs;
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
