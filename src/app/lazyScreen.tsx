import type { UnknownAction } from '@reduxjs/toolkit';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Dialog, Loader } from '@/ui';
import { loadAgain } from './chunks';
import { ErrorBoundary } from './ErrorBoundary';
import { OverlayLoader } from './OverlayLoader';
import { ScreenTrouble, Trouble, troubleTitle } from './Trouble';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

interface Surroundings {
  loading: ReactNode;
  trouble: (error: Error, retry: () => void) => ReactNode;
}

const reload = () => window.location.reload();

function lazily<P extends object>(load: Load<P>, useSurroundings: () => Surroundings): ComponentType<P> {
  let failure: Error | null = null;
  const attempt = async () => {
    try {
      return await (failure ? loadAgain(load, failure, reload) : load());
    } catch (error) {
      failure = error as Error;
      throw error;
    }
  };
  let latest = lazy(attempt);
  // A rejected lazy() stays rejected, so another try needs another one.
  const current = () => (failure ? (latest = lazy(attempt)) : latest);

  return function Lazily(props: P) {
    const { loading, trouble } = useSurroundings();
    const [Screen, setScreen] = useState<ComponentType<P>>(current);
    return (
      <ErrorBoundary onRetry={() => setScreen(current)} fallback={trouble}>
        <Suspense fallback={loading}>
          <Screen {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

const onScreen: Surroundings = {
  loading: <Loader />,
  trouble: (error, retry) => <ScreenTrouble error={error} retry={retry} />,
};

/** A screen in a chunk of its own: the loader until it is there, 'Loading chunk failed' when it does not come. */
export function lazyScreen<P extends object>(load: Load<P>): ComponentType<P> {
  return lazily(load, () => onScreen);
}

/** As lazyScreen, for what floats over the page; `closed` is what closing it dispatches. */
export function lazyOverlay<P extends object>(load: Load<P>, closed: () => UnknownAction): ComponentType<P> {
  return lazily(load, function useOverlaySurroundings() {
    const dispatch = useDispatch();
    return {
      loading: <OverlayLoader />,
      trouble: (error, retry) => (
        <Dialog label={troubleTitle(error)} size="confirm" onClose={() => dispatch(closed())}>
          <Trouble error={error} retry={retry} as="h2" />
        </Dialog>
      ),
    };
  });
}

const unseen: Surroundings = { loading: null, trouble: () => null };

/** For what the page does without when it does not come. */
export function lazyExtra<P extends object>(load: Load<P>): ComponentType<P> {
  return lazily(load, () => unseen);
}
