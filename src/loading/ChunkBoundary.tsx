import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary, type RenderFailure } from './ErrorBoundary';

export interface ChunkBoundaryProps {
  /** Shown while a chunk inside loads. */
  fallback?: ReactNode;
  /** Replaces the children when a chunk does not load or their code throws; nothing by default. */
  failure?: RenderFailure;
  children: ReactNode;
}

const nothing = () => null;

/** A Suspense boundary with an error boundary around it, for parts with their own chunk. */
export function ChunkBoundary({ fallback = null, failure = nothing, children }: ChunkBoundaryProps) {
  return (
    <ErrorBoundary failure={failure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
