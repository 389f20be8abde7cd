import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { closeTopLayer, isAnyLayerOpen, watchLayers } from '@/ui';
import { App } from '../App';
import { Root } from '../Root';
import { AppRouter } from '../router/AppRouter';
import { createAppHistory } from '../router/history/createAppHistory';
import { createNavigation } from '../router/history/createNavigation';
import { createUnsavedFormsBlocker } from '../router/history/navigationBlocker';
import { screenAt } from '../router/paths';
import { preloadScreen } from '../screens/screens';
import { createStore, type AppStore } from '../store';
import { readPageData } from './pageData';
import { stopRecordingInput } from './pendingInput';
import { prefetchAfter, prefetchWithRuntime } from './prefetch';

/**
 * Hydrates the prerendered page, or renders the empty shell. docs/flows/first-load.md shows the load order.
 */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root');
  const page = readPageData(document);
  const importRuntime = async (started: AppStore) => {
    const { startRuntime, createServices, preloadLoginAndCheckout } = await import(
      /* webpackChunkName: "runtime" */ './runtime'
    );
    return () => {
      startRuntime(started, createServices(history.leave, createNavigation(history)));
      prefetchWithRuntime(preloadLoginAndCheckout);
    };
  };
  const store = createStore({ preloadedState: page?.state, importRuntime });
  const history = createAppHistory(
    { isOpen: isAnyLayerOpen, closeTop: closeTopLayer, subscribe: watchLayers },
    createUnsavedFormsBlocker(store),
  );
  // RuntimeTrouble shows a failure.
  const loadRuntime = () => void store.loadRuntime().catch(() => undefined);
  const tree = (onShown?: () => void) => (
    <Root store={store} drawnAt={page?.now ?? null} onShown={onShown}>
      <AppRouter history={history}>
        <App />
      </AppRouter>
    </Root>
  );
  // A screen whose chunk fails shows the failure itself.
  await preloadScreen(screenAt(window.location.pathname)).catch(() => undefined);
  if (!page) {
    createRoot(container).render(tree());
    loadRuntime();
    return;
  }
  const prefetch = () => prefetchAfter({ store, loadRuntime });
  stopRecordingInput(window);
  startTransition(() => void hydrateRoot(container, tree(prefetch)));
}

// Runs once per page. React Refresh, the store and the runtime swap everything else.
if (process.env.NODE_ENV !== 'production' && module.hot)
  module.hot.accept([
    './pageData',
    './prefetch',
    '../router/history/navigationBlocker',
    '../screens/screens',
  ]);
