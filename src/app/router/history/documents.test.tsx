import { configureStore } from '@reduxjs/toolkit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { useUnsavedForm } from '@/features/unsaved';
import { closeTopLayer, isAnyLayerOpen, watchLayers } from '@/ui';
import { LeaveHost } from '../../overlays/LeaveHost';
import { rootReducer } from '../../rootReducer';
import { AppRouter } from '../AppRouter';
import { createAppHistory } from './createAppHistory';
import { createNavigation } from './createNavigation';
import { isOtherDocument } from './documents';
import { createUnsavedFormsBlocker } from './navigationBlocker';

const user = userEvent.setup();
const follow = (name: string) => user.click(screen.getByRole('link', { name }));
const answer = (name: string) => user.click(screen.getByRole('button', { name }));
const findQuestion = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });

function Page({ isDirty }: { isDirty: boolean }) {
  const { pathname } = useLocation();
  useUnsavedForm(isDirty);
  return (
    <>
      <p>At {pathname}</p>
      <Link to="/">Shop</Link>
      <Link to="/product/toner?size=2">Toner</Link>
      <Link to="/admin">Admin</Link>
      <Link to="/admin/orders">Orders</Link>
      <LeaveHost />
    </>
  );
}

function visit(path: string, { isDirty = false } = {}) {
  window.history.pushState(null, '', path);
  const store = configureStore({ reducer: rootReducer });
  const load = jest.fn();
  const overlays = { isOpen: isAnyLayerOpen, closeTop: closeTopLayer, subscribe: watchLayers };
  const history = createAppHistory(overlays, createUnsavedFormsBlocker(store), load);
  render(
    <Provider store={store}>
      <AppRouter history={history}>
        <Page isDirty={isDirty} />
      </AppRouter>
    </Provider>,
  );
  return { load, history };
}

test.each([
  ['/', '/admin', true],
  ['/admin/orders', '/product/toner', true],
  ['/Admin/', '/cart', true],
  ['/admin', '/admin/orders', false],
  ['/', '/administration', false],
  ['/checkout', '/profile', false],
])('from %s to %s leads to another document: %s', (from, to, is) =>
  expect(isOtherDocument(from, to)).toBe(is),
);

test('a link between the shop and the admin loads a document, and the page stays until then', async () => {
  const { load } = visit('/admin');
  await follow('Orders');
  expect(screen.getByText('At /admin/orders')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  await follow('Toner');
  expect(load.mock.calls).toEqual([['/product/toner?size=2', 'assign']]);
  expect(screen.getByText('At /admin/orders')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/admin/orders');
});

test('sagas and redirects load a document too', () => {
  const { load, history } = visit('/admin');
  createNavigation(history).go('/');
  history.replace('/');
  expect(load.mock.calls).toEqual([
    ['/', 'assign'],
    ['/', 'replace'],
  ]);
});

test('an unsaved form is asked about before its document is left, and not again by the browser', async () => {
  const { load } = visit('/admin/orders', { isDirty: true });
  const browserAsks = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await follow('Shop');
  await findQuestion();
  await answer('Stay');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(load).not.toHaveBeenCalled();
  expect(browserAsks()).toBe(true);
  await follow('Shop');
  await findQuestion();
  await answer('Leave');
  await waitFor(() => expect(load.mock.calls).toEqual([['/', 'assign']]));
  expect(browserAsks()).toBe(false);
});
