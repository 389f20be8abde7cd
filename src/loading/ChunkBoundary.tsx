import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary, type RenderFailure } from './ErrorBoundary';

interface ChunkBoundaryProps {
  /** Shown while a chunk inside loads. */
  fallback?: ReactNode;
  /** What replaces the children when a chunk does not load or their code throws; nothing by default. */
  failure?: RenderFailure;
  children: ReactNode;
}

const nothing = () => null;

/** Where a part of the page waits for its code, and says so when it does not come. */
export function ChunkBoundary({ fallback = null, failure = nothing, children }: ChunkBoundaryProps) {
  return (
    <ErrorBoundary failure={failure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
