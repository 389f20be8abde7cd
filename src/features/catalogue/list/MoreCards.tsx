import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { Button, Caption } from '@/ui';

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding-top: 48px;
  button {
    min-width: 200px;
  }
`;
/** More come before the last ones are reached. */
const AHEAD = '800px';

interface MoreCardsProps {
  shown: number;
  total: number;
  /** Whether more come as one scrolls near. */
  auto: boolean;
  /** `asked`: by the button. */
  onMore: (asked: boolean) => void;
}

/** Under a long list: how much of it is shown, and more of it. */
export function MoreCards({ shown, total, auto, onMore }: MoreCardsProps) {
  const foot = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(() => onMore(false));
  useEffect(() => {
    if (!auto || !foot.current || !('IntersectionObserver' in window)) return undefined;
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && near(), {
      rootMargin: AHEAD,
    });
    watcher.observe(foot.current);
    return () => watcher.disconnect();
    // Anew after every batch: where the foot is still near, it is told again.
  }, [auto, shown]);
  return (
    <Foot ref={foot}>
      <Caption>
        {shown} of {total} shown
      </Caption>
      <Button variant="ghost" onClick={() => onMore(true)}>
        Show more
      </Button>
    </Foot>
  );
}
