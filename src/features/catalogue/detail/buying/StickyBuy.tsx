import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { formatRupees } from '@/domain/money/money';
import { media } from '@/ui';
import type { Choice } from '../detailView';

const Bar = styled.div`
  position: fixed;
  inset: auto 0 calc(60px + env(safe-area-inset-bottom));
  z-index: 19;
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 8px 16px;
  background: var(--surface);
  border-top: var(--hair);
  transition: transform var(--d-base) var(--e-out);
  > button {
    flex: 1;
    padding: 0 12px;
  }
  > div {
    line-height: 1.2;
    min-width: 76px;
    font-size: var(--t-micro);
    color: var(--ink-3);
  }
  b {
    display: block;
    font-size: 1.1875rem;
    color: var(--ink);
  }
  &[data-away='false'] {
    visibility: hidden;
    transform: translateY(100%);
    transition:
      transform var(--d-base) var(--e-out),
      visibility 0s var(--d-base);
  }
  /* Two columns: the page's own button is in the first screen. */
  ${media.tablet} {
    &:not([data-away]) {
      visibility: hidden;
    }
  }
`;

/** Root margin for the parts that cover the page: the header, and the tab bar with this bar above it. */
const COVERED = '-60px 0px -129px';

/** Whether the button's place is out of view; null until that is known. */
function useOutOfView(place: RefObject<HTMLElement | null>): boolean | null {
  const [isOut, setOut] = useState<boolean | null>(null);
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([seen]) => seen && setOut(!seen.isIntersecting), {
      rootMargin: COVERED,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isOut;
}

function setHidden(own: HTMLElement, isHidden: boolean): void {
  if (isHidden) own.setAttribute('data-away', 'true');
  else own.removeAttribute('data-away');
}

/** Moves the focus from a hidden Add to cart to the visible one. */
function takeFocus(idle: HTMLElement, active: HTMLElement): void {
  if (!idle.contains(document.activeElement)) return;
  active.querySelector<HTMLElement>(':scope > button')?.focus({ preventScroll: true });
}

interface StickyBuyProps {
  /** The element of the page's own button. */
  place: RefObject<HTMLElement | null>;
  choice: Choice;
  children: ReactNode;
}

/**
 * A phone's Add to cart above the tab bar. It and the page's own button take turns, so that only one shows.
 */
export function StickyBuy({ place, choice, children }: StickyBuyProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isAway = useOutOfView(place);

  useLayoutEffect(() => {
    const own = place.current;
    if (!own || !bar.current || isAway === null) return undefined;
    const [idle, active] = isAway ? [own, bar.current] : [bar.current, own];
    setHidden(own, isAway);
    takeFocus(idle, active);
    return () => setHidden(own, false);
  }, [isAway, place]);

  return (
    <Bar ref={bar} data-foot-bar="" data-buy-bar="" data-away={isAway ?? undefined}>
      <div>
        <b>{formatRupees(choice.price)}</b>
        {choice.label}
      </div>
      {children}
    </Bar>
  );
}
