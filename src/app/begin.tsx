import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from '@/app/reactDom';
import { App } from '@/app/App';
import { createShopHistory } from '@/app/history/createShopHistory';
import { ShopRouter } from '@/app/history/ShopRouter';
import { completed, takePageData, type PageData } from '@/app/pageData';
import { Root } from '@/app/Root';
import { preloadScreen, screenAt } from '@/app/screens/screens';
import { createStore, type AppStore } from '@/app/store';
import { warmMore, warmUp } from '@/app/warmUp';
import { pause } from '@/lib/pause';
import { agreesToGo, hasUnsaved } from '@/lib/unsaved';
import { createNavigation } from '@/services';
import { preloadIslands } from '@/islands';
import { closeTopLayer, isAnyLayerOpen, watchLayers } from '@/ui';

const history = createShopHistory(
  { isOpen: isAnyLayerOpen, closeTop: closeTopLayer, subscribe: watchLayers },
  { holds: hasUnsaved, ask: () => agreesToGo('page') },
);
const { location } = history.visit();
const navigation = createNavigation();
/** A page that is drawn anew is drawn whole, unless that takes too long. */
const ISLANDS_LATEST_MS = 3000;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface First {
  store: AppStore;
  /** null where the browser draws it. */
  drawnAt: string | null;
  onShown?: () => void;
}

const tree = (first: First): ReactNode => (
  <Root {...first}>
    <ShopRouter history={history}>
      <App navigation={navigation} />
    </ShopRouter>
  </Root>
);

/** A page that was prerendered longer ago loads the runtime at once, whose sagas fetch today's catalogue. Milliseconds. */
const FRESH_MS = 60_000;

/** Loads the runtime's chunk; what it returns starts the sagas. */
async function importRuntime(store: AppStore): Promise<() => void> {
  const { startRuntime, createServices, preloadOverlays } = await import(
    /* webpackChunkName: "runtime" */ '@/app/boot/runtime'
  );
  await pause();
  return () => {
    startRuntime(store, createServices(history.leave, navigation));
    warmMore(preloadOverlays);
  };
}

/** Takes over what was drawn beforehand, or draws it. */
function start(at: Element, page: PageData | null, isSame: boolean): void {
  const store = createStore({ preloadedState: page?.state, importRuntime });
  // RuntimeTrouble shows a failure.
  const loadRuntime = () => void store.loadRuntime().catch(() => undefined);
  const warm = ({ now }: PageData) => warmUp(loadRuntime, Date.now() - Date.parse(now) >= FRESH_MS);
  // From here on React hears for itself: a press makes it take over at once what was pressed.
  window.early?.end();
  if (page && isSame) {
    startTransition(
      () => void hydrateRoot(at, tree({ store, drawnAt: page.now, onShown: () => warm(page) })),
    );
    return;
  }
  createRoot(at).render(tree({ store, drawnAt: null, onShown: page ? () => warm(page) : undefined }));
  // Without a page's data nothing can be shown before it.
  if (!page) loadRuntime();
}

/** Once the scripts are there. */
export async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const sent = takePageData(document);
  const [complete] = await Promise.all([
    sent && completed(sent),
    // A screen that does not come says so itself.
    preloadScreen(screenAt(location.pathname)).catch(() => undefined),
  ]);
  // What the visit remembers of the page, such as how far its list was opened, the server did not know.
  const isSame = complete?.same === true && location.state === null;
  if (complete && !isSame) await Promise.race([preloadIslands(), wait(ISLANDS_LATEST_MS)]);
  await pause();
  start(root, complete?.page ?? null, isSame);
}

// Used once, as the page starts.
if (process.env.NODE_ENV !== 'production' && module.hot) module.hot.accept('@/app/pageData');
