import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { Link, Route, Routes } from 'react-router-dom';
import { closeTopLayer, isAnyLayerOpen, watchLayers } from '@/ui';
import { pageViewed } from '../../events';
import { rootReducer } from '../../rootReducer';
import { AppRouter } from '../AppRouter';
import { createAppHistory } from './createAppHistory';
import { createNavigation } from './createNavigation';
import { usePageViews } from '../usePageViews';
import { useRouteFocus } from '../useRouteFocus';
import { useScrollRestoration } from '../scroll/useScrollRestoration';

/** Scrolls during hydration, after the listeners are added. */
function ScrolledMeanwhile() {
  useEffect(() => void window.dispatchEvent(new Event('scroll')), []);
  return null;
}

const focusedAs = jest.fn();
beforeEach(() => focusedAs.mockClear());

/** Records the focused element during render. */
function Page({ name, text }: { name: string; text: string }) {
  const at = document.activeElement;
  focusedAs(name, at === document.body ? '' : at?.textContent);
  return <p>{text}</p>;
}

function Shop() {
  useScrollRestoration();
  useRouteFocus();
  usePageViews();
  return (
    <main id="content" tabIndex={-1}>
      <ScrolledMeanwhile />
      <Link to="/about">About</Link>
      <Link to="/cart">Cart</Link>
      <Link to="/?q=x" replace>
        Filter
      </Link>
      <Routes>
        <Route path="/about" element={<Page name="About" text="About us" />} />
        <Route path="/cart" element={<Page name="Cart" text="Home" />} />
        <Route path="*" element={<p>Home</p>} />
      </Routes>
    </main>
  );
}

function visit() {
  window.history.replaceState(null, '', '/');
  const history = createAppHistory({
    isOpen: isAnyLayerOpen,
    closeTop: closeTopLayer,
    subscribe: watchLayers,
  });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const pages: string[] = [];
  const recorder: Middleware = () => (next) => (action) => {
    if (pageViewed.match(action)) pages.push(action.payload);
    return next(action);
  };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(recorder),
  });
  render(
    <Provider store={store}>
      <AppRouter history={history}>
        <Shop />
      </AppRouter>
    </Provider>,
  );
  const atFirst = [...scrolled.mock.calls];
  scrolled.mockClear();
  return { atFirst, navigation: createNavigation(history), pages, scrolled };
}

test('a new document keeps the scroll position from before the scripts ran', () => {
  expect(visit().atFirst).toEqual([]);
});

test('a navigation scrolls smoothly to the top, moves the focus and counts as a page view', async () => {
  const { pages, scrolled } = visit();
  await waitFor(() => expect(pages).toEqual(['/']));
  await userEvent.click(screen.getByText('About'));
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  await waitFor(() => expect(pages).toEqual(['/', '/about']));
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each([
  ['About', ''],
  // An overlay gives the focus back to its opener.
  ['Cart', 'Cart'],
])('before the target of %s is rendered the focus is at %j', async (link, focused) => {
  visit();
  await userEvent.click(screen.getByText(link));
  expect(focusedAs).toHaveBeenCalledWith(link, focused);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a filter that changes the URL neither scrolls nor counts as a page view', async () => {
  const { pages, scrolled } = visit();
  await userEvent.click(screen.getByText('Filter'));
  expect(scrolled).not.toHaveBeenCalled();
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(pages).toEqual(['/']);
});

test('a saga can navigate', async () => {
  const { navigation } = visit();
  act(() => navigation.go('/about'));
  expect(await screen.findByText('About us')).toBeInTheDocument();
});
