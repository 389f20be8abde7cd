import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { App } from '@/app/App';
import { createShopHistory } from '@/app/history/createShopHistory';
import { ShopRouter } from '@/app/history/ShopRouter';
import { createStore } from '@/app/store';
import { agreesToGo, hasUnsaved } from '@/lib/unsaved';
import { createServices } from '@/services';
import { closeTopLayer, GlobalStyle, isAnyLayerOpen, watchLayers } from '@/ui';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const history = createShopHistory(
  { isOpen: isAnyLayerOpen, closeTop: closeTopLayer, subscribe: watchLayers },
  { holds: hasUnsaved, ask: () => agreesToGo('page') },
);
const services = createServices(history.leave);
createRoot(root).render(
  <Provider store={createStore(services)}>
    <GlobalStyle />
    <ShopRouter history={history}>
      <App services={services} />
    </ShopRouter>
  </Provider>,
);
