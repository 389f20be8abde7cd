import { type ReactNode } from 'react';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { guestArrived, authReducer, signedIn } from '@/features/auth';
import { cartReducer } from '@/features/cart';
import { catalogueReducer } from '@/features/catalogue';
import { notificationsReducer } from '@/features/notifications';
import { offersReducer } from '@/features/offers';
import { searchReducer } from '@/features/search';
import { chromeReducer } from '../chromeSlice';
import { aUser } from '@/testing/builders';

const reducer = combineReducers({
  auth: authReducer,
  cart: cartReducer,
  catalogue: catalogueReducer,
  offers: offersReducer,
  search: searchReducer,
  chrome: chromeReducer,
  notifications: notificationsReducer,
});

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** Draws a part of the chrome over real reducers; `email` signs somebody in. */
export function renderChrome(ui: ReactNode, { email, path = '/' }: { email?: string; path?: string } = {}) {
  const store = configureStore({ reducer });
  const user = email && aUser({ uid: 'u1', email, displayName: '' });
  store.dispatch(user ? signedIn(user) : guestArrived());
  const view = render(
    <Provider store={store}>
      <MemoryRouter useTransitions={false} initialEntries={[path]}>
        {ui}
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return { store, ...view };
}
