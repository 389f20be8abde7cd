import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Dialog, Loader } from '@/ui';
import { ErrorBoundary } from './ErrorBoundary';
import { Trouble } from './Trouble';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

interface Surroundings {
  loading: ReactNode;
  trouble: (error: Error, retry: () => void) => ReactNode;
}

function lazily<P extends object>(load: Load<P>, { loading, trouble }: Surroundings): ComponentType<P> {
  const first = lazy(load);
  return function Lazily(props: P) {
    const [Screen, setScreen] = useState<ComponentType<P>>(() => first);
    // A rejected lazy() stays rejected, so another try needs another one.
    const again = () => setScreen(() => lazy(load));
    return (
      <ErrorBoundary onRetry={again} fallback={trouble}>
        <Suspense fallback={loading}>
          <Screen {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** A screen in a chunk of its own: the loader until it is there, 'Loading chunk failed' when it does not come. */
export function lazyScreen<P extends object>(load: Load<P>): ComponentType<P> {
  return lazily(load, {
    loading: <Loader />,
    trouble: (error, retry) => <Trouble error={error} retry={retry} />,
  });
}

/** As lazyScreen, for what floats over the page. */
export function lazyOverlay<P extends object>(load: Load<P>): ComponentType<P> {
  return lazily(load, {
    loading: null,
    trouble: (error, retry) => (
      <Dialog label="Loading chunk failed" size="confirm" onClose={retry}>
        <Trouble error={error} retry={retry} />
      </Dialog>
    ),
  });
}

/** For what the page does without when it does not come. */
export function lazyExtra<P extends object>(load: Load<P>): ComponentType<P> {
  return lazily(load, { loading: null, trouble: () => null });
}
