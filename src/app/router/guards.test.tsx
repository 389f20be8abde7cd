import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { store as shop } from '@/domain/store';
import { guestArrived, signedIn, signedOut, selectPanel } from '@/features/auth';
import { aUser } from '@/testing/builders';
import { Address } from '@/testing/Address';
import { RequireAdmin, RequireUser } from './guards';
import { rootReducer } from '../rootReducer';

function visit(Guard: typeof RequireUser, email?: string) {
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(email ? signedIn(aUser({ email })) : guestArrived());
  const view = render(
    <Provider store={store}>
      <MemoryRouter useTransitions={false} initialEntries={['/mine']}>
        <Address />
        <Guard>
          <p>Secret</p>
        </Guard>
      </MemoryRouter>
    </Provider>,
  );
  return { store, ...view };
}

test.each([
  ['a personal page', RequireUser],
  ['the admin', RequireAdmin],
])('a guest on %s sees only the login panel', (_page, Guard) => {
  const { store, container } = visit(Guard);
  expect(container).toHaveTextContent(/^\/mine$/);
  expect(selectPanel(store.getState())).toEqual({ mode: 'login' });
});

test('a signed-in person sees their own page', () => {
  const { store } = visit(RequireUser, 'somebody@example.in');
  expect(screen.getByText('Secret')).toBeInTheDocument();
  expect(selectPanel(store.getState())).toBeNull();
});

test('a logout on a personal page opens the home page without the login panel', () => {
  const { store } = visit(RequireUser, 'somebody@example.in');
  act(() => void store.dispatch(signedOut()));
  expect(screen.queryByText('Secret')).toBeNull();
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/$/);
  expect(selectPanel(store.getState())).toBeNull();
});

test('another person on the admin’s page sees ’Access denied’', () => {
  visit(RequireAdmin, 'somebody@example.in');
  expect(screen.getByText('Access denied')).toBeInTheDocument();
  expect(screen.queryByText('Secret')).toBeNull();
});

test('the admin sees the admin’s page', () => {
  visit(RequireAdmin, shop.adminEmail);
  expect(screen.getByText('Secret')).toBeInTheDocument();
});
