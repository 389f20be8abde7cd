import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { savesData } from '@/lib/savesData';
import { whenIdle } from '@/lib/whenIdle';
import { media } from '@/ui';
import { ChunkBoundary } from './ChunkBoundary';
import { sectionFailure } from './Trouble';
import { useBelowFold } from './useBelowFold';

interface BelowFoldProps {
  /** The target of links to the section; it exists before the section does. */
  id?: string;
  /** The approximate height of the section on a phone and on a desktop in px, which is reserved for it. */
  phone: number;
  desktop: number;
  /** Whether the section's data has loaded; until then its space stays empty. */
  isReady?: boolean;
  /** Prefetches the section's code while the browser is idle, unless it saves data, so that a fast scroll finds it. */
  preload?: () => Promise<void>;
  children: ReactNode;
}

/** ms after which the code is fetched even if the browser has not been idle. */
const PRELOAD_TIMEOUT_MS = 3000;

const Placeholder = styled.div<{ $phone: number; $desktop: number }>`
  min-height: ${({ $phone }) => $phone}px;
  ${media.desktop} {
    min-height: ${({ $desktop }) => $desktop}px;
  }
`;

/**
 * A section below the first screen. The prerendered HTML leaves it out, which shortens a cheap phone's first paint and
 * hydration: the home page went from 23.5 to 9.4 KB as sent, and from 824 to 143 elements (docs/flows/first-load.md). Its
 * code is a chunk that loads when the section is near. `data-reserved` marks room whose content is still to come.
 */
export function BelowFold({ id, phone, desktop, isReady = true, preload, children }: BelowFoldProps) {
  const place = useRef<HTMLDivElement>(null);
  const isDue = useBelowFold(place);
  // A failure is reported once the section should render.
  useEffect(
    () =>
      preload && !savesData()
        ? whenIdle(() => void preload().catch(() => undefined), PRELOAD_TIMEOUT_MS)
        : undefined,
    [preload],
  );
  // After a link press, the first screen of the next page renders before its lower sections.
  const isShown = useDeferredValue(isDue, false);
  const room = <Placeholder $phone={phone} $desktop={desktop} data-reserved="" />;
  return (
    <div ref={place} id={id}>
      {isShown ? (
        <ChunkBoundary fallback={room} failure={sectionFailure}>
          <Placeholder
            $phone={isReady ? 0 : phone}
            $desktop={isReady ? 0 : desktop}
            data-reserved={isReady ? undefined : ''}
          >
            {children}
          </Placeholder>
        </ChunkBoundary>
      ) : (
        room
      )}
    </div>
  );
}
