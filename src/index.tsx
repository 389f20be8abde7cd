import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { App } from '@/app/App';
import { engine } from '@/app/engine/loader';
import { createShopHistory } from '@/app/history/createShopHistory';
import { ShopRouter } from '@/app/history/ShopRouter';
import { takePageData } from '@/app/pageData';
import { preloadScreen, screenAt } from '@/app/screens/screens';
import { createStore } from '@/app/store';
import { painted } from '@/lib/painted';
import { DrawnAt } from '@/lib/useFirstNow';
import { agreesToGo, hasUnsaved } from '@/lib/unsaved';
import { whenIdle } from '@/lib/whenIdle';
import { createNavigation } from '@/services';
import { closeTopLayer, GlobalStyle, isAnyLayerOpen, watchLayers } from '@/ui';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

const history = createShopHistory(
  { isOpen: isAnyLayerOpen, closeTop: closeTopLayer, subscribe: watchLayers },
  { holds: hasUnsaved, ask: () => agreesToGo('page') },
);
const { location } = history.visit();
const navigation = createNavigation();
const page = takePageData(document);
const store = createStore({ preloadedState: page?.state });

engine.from({
  load: async () => {
    const { startEngine, createServices } = await import(
      /* webpackChunkName: "engine" */ '@/app/engine/engine'
    );
    return () => startEngine(store, createServices(history.leave, navigation));
  },
  reload: () => window.location.reload(),
});

const tree = (drawnAt: string | null): ReactNode => (
  <Provider store={store}>
    <DrawnAt value={drawnAt}>
      <GlobalStyle />
      <ShopRouter history={history}>
        <App navigation={navigation} />
      </ShopRouter>
    </DrawnAt>
  </Provider>
);

const ENGINE_LATEST_MS = 2000;
/** The page says so where it does not come (OverlayHost). */
const bringEngine = () => void engine.need().catch(() => undefined);

/** Takes over what was drawn beforehand, or draws it. */
function start(at: Element): void {
  // What the visit remembers of the page, such as how far its list was opened, the server did not know.
  if (page && location.state === null) startTransition(() => void hydrateRoot(at, tree(page.now)));
  else createRoot(at).render(tree(null));
  // After the screen, or with the first touch of somebody who is quicker.
  whenIdle(bringEngine, ENGINE_LATEST_MS);
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, bringEngine, { once: true });
}

// A screen that does not come says so itself.
const screen = preloadScreen(screenAt(location.pathname)).catch(() => undefined);
void Promise.all([screen, page && painted()]).then(() => start(root));
