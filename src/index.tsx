import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { createStore } from '@/app/store';
import { createServices } from '@/services';
import { GlobalStyle } from '@/ui';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const services = createServices();
createRoot(root).render(
  <Provider store={createStore(services)}>
    <GlobalStyle />
    {/* As transitions, navigations would let go of a tick or a letter for a moment before the address has it. */}
    <BrowserRouter useTransitions={false}>
      <App services={services} />
    </BrowserRouter>
  </Provider>,
);
