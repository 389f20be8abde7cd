import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Loader } from '@/ui';
import { loadAgain } from '@/lib/chunks';
import { reloadPage } from '@/lib/reloadPage';
import { ErrorBoundary } from './ErrorBoundary';
import { ScreenTrouble } from './Trouble';

export type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** A component whose code comes when it is needed, or ahead of that. */
export type LazyScreen<P> = ComponentType<P> & {
  /** Loads the code; from then on it is drawn without waiting. Throws as the load does. */
  preload: () => Promise<void>;
};

export interface Surroundings {
  loading: ReactNode;
  trouble: (error: Error, retry: () => void) => ReactNode;
}

export function lazily<P extends object>(load: Load<P>, useSurroundings: () => Surroundings): LazyScreen<P> {
  let loaded: ComponentType<P> | null = null;
  let failure: Error | null = null;
  /** Somebody was told; until then React may draw again what has just failed, and that is no other try. */
  let told = false;
  const attempt = async () => {
    try {
      const module = await (failure ? loadAgain(load, failure, reloadPage) : load());
      loaded = module.default;
      return module;
    } catch (error) {
      failure = error as Error;
      throw error;
    }
  };
  let latest = lazy(attempt);
  // A rejected lazy() stays rejected, so another try needs another one.
  const current = () => {
    if (loaded) return loaded;
    if (!told) return latest;
    told = false;
    return (latest = lazy(attempt));
  };

  function Lazily(props: P) {
    const { loading, trouble } = useSurroundings();
    const [Screen, setScreen] = useState<ComponentType<P>>(current);
    const tell: typeof trouble = (error, retry) => {
      told = true;
      return trouble(error, retry);
    };
    // Taken over with the page in one go, where it was drawn beforehand.
    const screen = <Screen {...props} />;
    return (
      <ErrorBoundary onRetry={() => setScreen(current)} fallback={tell}>
        {Screen === loaded ? screen : <Suspense fallback={loading}>{screen}</Suspense>}
      </ErrorBoundary>
    );
  }
  return Object.assign(Lazily, {
    async preload() {
      // What fails ahead of time is no failure yet: it is tried when it is needed.
      loaded ??= (await load()).default;
    },
  });
}

const onScreen: Surroundings = {
  loading: <Loader />,
  trouble: (error, retry) => <ScreenTrouble error={error} retry={retry} />,
};

/** A screen in a chunk of its own: the loader until it is there, 'Loading chunk failed' when it does not come. */
export function lazyScreen<P extends object>(load: Load<P>): LazyScreen<P> {
  return lazily(load, () => onScreen);
}

const unseen: Surroundings = { loading: null, trouble: () => null };

/** For what the page does without when it does not come. */
export function lazyExtra<P extends object>(load: Load<P>): ComponentType<P> {
  return lazily(load, () => unseen);
}
