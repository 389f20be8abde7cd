import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { App } from '@/app/App';
import { engine } from '@/app/engine/loader';
import { createShopHistory } from '@/app/history/createShopHistory';
import { ShopRouter } from '@/app/history/ShopRouter';
import { createStore } from '@/app/store';
import { agreesToGo, hasUnsaved } from '@/lib/unsaved';
import { createNavigation } from '@/services';
import { closeTopLayer, GlobalStyle, isAnyLayerOpen, watchLayers } from '@/ui';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const history = createShopHistory(
  { isOpen: isAnyLayerOpen, closeTop: closeTopLayer, subscribe: watchLayers },
  { holds: hasUnsaved, ask: () => agreesToGo('page') },
);
const navigation = createNavigation();
const store = createStore();

engine.from({
  load: async () => {
    const { startEngine, createServices } = await import(
      /* webpackChunkName: "engine" */ '@/app/engine/engine'
    );
    return () => startEngine(store, createServices(history.leave, navigation));
  },
  reload: () => window.location.reload(),
});
// The page says so where it does not come (OverlayHost).
engine.need().catch(() => undefined);

createRoot(root).render(
  <Provider store={store}>
    <GlobalStyle />
    <ShopRouter history={history}>
      <App navigation={navigation} />
    </ShopRouter>
  </Provider>,
);
