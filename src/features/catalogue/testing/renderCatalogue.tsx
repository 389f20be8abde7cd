import { type ReactNode } from 'react';
import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { ComboSummary, ProductSummary } from '@/domain/contracts/shoppers/catalogue';
import { authReducer } from '@/features/auth';
import { wishlistReducer } from '@/features/wishlist';
import { runtimeReducer, runtimeStarted } from '@/lib/runtimeSlice';
import { aCatalogue } from '@/testing/catalogue';
import { catalogueLoaded, catalogueReducer, initialState } from '../catalogueSlice';
import type { CatalogueState } from '../types';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{decodeURIComponent(pathname + search)}</output>;
}

/** jsdom has no layout, so tests choose between phone and desktop here. */
export function onDesktop(desktop: boolean): void {
  window.matchMedia = ((query: string) => ({
    matches: desktop && query.includes('min-width: 1024px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

/** Renders a part of the catalogue with its real reducer; `actions` collects the dispatched actions. */
export function renderCatalogue(
  ui: ReactNode,
  {
    path = '/',
    products = [],
    combos = [],
    running = true,
    initial = initialState,
  }: {
    path?: string;
    products?: ProductSummary[];
    combos?: ComboSummary[];
    /** Whether the runtime is running. */
    running?: boolean;
    /** The state that the page hydrates with. */
    initial?: CatalogueState;
  },
) {
  const actions: unknown[] = [];
  const recorder: Middleware = () => (next) => (action) => {
    actions.push(action);
    return next(action);
  };
  const store = configureStore({
    reducer: combineReducers({
      auth: authReducer,
      catalogue: catalogueReducer,
      runtime: runtimeReducer,
      wishlist: wishlistReducer,
    }),
    preloadedState: { catalogue: initial },
    middleware: (defaults) => defaults().concat(recorder),
  });
  if (running) store.dispatch(runtimeStarted());
  if (products.length > 0) {
    store.dispatch(catalogueLoaded(aCatalogue({ products, combos })));
  }
  const view = render(
    <Provider store={store}>
      <MemoryRouter useTransitions={false} initialEntries={[path]}>
        {ui}
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return { store, actions, ...view };
}
