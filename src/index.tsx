import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '@/app/App';
import { engine } from '@/app/engine/loader';
import { createShopHistory } from '@/app/history/createShopHistory';
import { ShopRouter } from '@/app/history/ShopRouter';
import { completed, takePageData, type PageData } from '@/app/pageData';
import { Root } from '@/app/Root';
import { preloadScreen, screenAt } from '@/app/screens/screens';
import { createStore, type AppStore } from '@/app/store';
import { painted } from '@/lib/painted';
import { agreesToGo, hasUnsaved } from '@/lib/unsaved';
import { whenIdle } from '@/lib/whenIdle';
import { createNavigation } from '@/services';
import { closeTopLayer, isAnyLayerOpen, watchLayers } from '@/ui';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

const history = createShopHistory(
  { isOpen: isAnyLayerOpen, closeTop: closeTopLayer, subscribe: watchLayers },
  { holds: hasUnsaved, ask: () => agreesToGo('page') },
);
const { location } = history.visit();
const navigation = createNavigation();
const ENGINE_LATEST_MS = 2000;

const tree = (store: AppStore, drawnAt: string | null): ReactNode => (
  <Root store={store} drawnAt={drawnAt}>
    <ShopRouter history={history}>
      <App navigation={navigation} />
    </ShopRouter>
  </Root>
);

/** The page says so where it does not come (OverlayHost). */
const bringEngine = () => void engine.need().catch(() => undefined);

/** Takes over what was drawn beforehand, or draws it. */
function start(at: Element, page: PageData | null, drawn: boolean): void {
  const store = createStore({ preloadedState: page?.state });
  engine.from({
    load: async () => {
      const { startEngine, createServices, preloadOverlays } = await import(
        /* webpackChunkName: "engine" */ '@/app/engine/engine'
      );
      return () => {
        startEngine(store, createServices(history.leave, navigation));
        whenIdle(preloadOverlays, ENGINE_LATEST_MS);
      };
    },
    reload: () => window.location.reload(),
  });
  // From here on React hears for itself: a press makes it take over at once what was pressed.
  window.early?.end();
  // What the visit remembers of the page, such as how far its list was opened, the server did not know.
  if (page && drawn && location.state === null) {
    startTransition(() => void hydrateRoot(at, tree(store, page.now)));
  } else createRoot(at).render(tree(store, null));
  // After a screen that is drawn already, or with the first touch of somebody who is quicker; any other waits for it.
  if (page) whenIdle(bringEngine, ENGINE_LATEST_MS);
  else bringEngine();
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, bringEngine, { once: true });
}

async function begin(at: Element): Promise<void> {
  const sent = takePageData(document);
  const [completePage] = await Promise.all([
    sent && completed(sent),
    sent && painted(),
    // A screen that does not come says so itself.
    preloadScreen(screenAt(location.pathname)).catch(() => undefined),
  ]);
  start(at, completePage?.page ?? null, completePage?.same ?? false);
}
void begin(root);
