import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { whenIdle } from '@/lib/whenIdle';
import { media } from '@/ui';
import { ChunkBoundary } from './ChunkBoundary';
import { sectionFailure } from './Trouble';
import { useBelowFold } from './useBelowFold';

interface BelowFoldProps {
  /** For links to the section; its room is there before the section is. */
  id?: string;
  /** About how tall the section is on a phone and on a desktop, px: the room that is kept for it. */
  phone: number;
  desktop: number;
  /** Whether the data that the section shows has arrived; its room stays until then. */
  isReady?: boolean;
  /** Fetches the section's code while the browser is idle, so that it is there when it is due. */
  preload: () => Promise<void>;
  children: ReactNode;
}

/** ms after which the code is fetched even if the browser has not been idle. */
const PRELOAD_LATEST_MS = 3000;

const Placeholder = styled.div<{ $phone: number; $desktop: number }>`
  min-height: ${({ $phone }) => $phone}px;
  ${media.desktop} {
    min-height: ${({ $desktop }) => $desktop}px;
  }
`;

/**
 * A section below the first screen. It is not in the prerendered HTML, which keeps a cheap phone's first paint and hydration short;
 * its code is a chunk that loads when the section is due.
 */
export function BelowFold({ id, phone, desktop, isReady = true, preload, children }: BelowFoldProps) {
  const place = useRef<HTMLDivElement>(null);
  const isDue = useBelowFold(place);
  // A failure is told once the section is due.
  useEffect(() => whenIdle(() => void preload().catch(() => undefined), PRELOAD_LATEST_MS), [preload]);
  // A press on a link shows the first screen of the next page before what is below it.
  const isShown = useDeferredValue(isDue, false);
  const room = <Placeholder $phone={phone} $desktop={desktop} />;
  return (
    <div ref={place} id={id}>
      {isShown ? (
        <ChunkBoundary fallback={room} failure={sectionFailure}>
          <Placeholder $phone={isReady ? 0 : phone} $desktop={isReady ? 0 : desktop}>
            {children}
          </Placeholder>
        </ChunkBoundary>
      ) : (
        room
      )}
    </div>
  );
}
