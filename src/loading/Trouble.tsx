import { useEffect } from 'react';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, EmptyState } from '@/ui';
import type { RenderFailure } from './ErrorBoundary';
import { ChunkLoadError } from './loadChunk';
import { failureText, failureTitle, messages } from './messages';
import { TroubleStrip } from './TroubleStrip';

interface TroubleProps {
  error: Error;
  retry: () => void;
  as?: 'h1' | 'h2';
}

/** Retries a chunk that failed as soon as the browser is online again. */
function useRetryOnline({ error, retry }: TroubleProps): void {
  const isChunk = error instanceof ChunkLoadError;
  useEffect(() => {
    if (!isChunk) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isChunk, retry]);
}

/** Says what went wrong. 'Go home' loads a new document, so that no broken state remains. */
function Trouble(props: TroubleProps) {
  const { error, retry, as = 'h1' } = props;
  useRetryOnline(props);
  return (
    <div role="alert">
      <EmptyState
        as={as}
        title={failureTitle(error)}
        text={failureText(error)}
        action={
          <>
            <Button onClick={retry}>{messages.tryAgain}</Button>
            <Button as="a" href="/" variant="ghost">
              {messages.goHome}
            </Button>
          </>
        }
      />
    </div>
  );
}

function ScreenTrouble(props: TroubleProps) {
  usePageTitle(failureTitle(props.error));
  return <Trouble {...props} />;
}

function OverlayTrouble({ onClose, ...trouble }: TroubleProps & { onClose: () => void }) {
  const { error, retry } = trouble;
  useRetryOnline(trouble);
  return (
    <TroubleStrip text={`${failureTitle(error)}. ${failureText(error)}`} onRetry={retry} onClose={onClose} />
  );
}

/** Replaces a whole screen, and sets the tab's title. */
export const screenFailure: RenderFailure = (error, retry) => <ScreenTrouble error={error} retry={retry} />;

/** Replaces a section of a page. */
export const sectionFailure: RenderFailure = (error, retry) => (
  <Trouble error={error} retry={retry} as="h2" />
);

/** Replaces an overlay; `onClose` closes the overlay that should have opened. */
export const overlayFailure =
  (onClose: () => void): RenderFailure =>
  (error, retry) => <OverlayTrouble error={error} retry={retry} onClose={onClose} />;
