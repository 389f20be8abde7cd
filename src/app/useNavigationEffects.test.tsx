import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import createSagaMiddleware from 'redux-saga';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { fakeServices } from '@/testing/fakeServices';
import type { Services } from '@/services';
import { createNavigation } from '@/services/browser/navigation';
import { appSaga } from './appSaga';
import { rootReducer } from './rootReducer';
import { useNavigationEffects } from './useNavigationEffects';

function Shop({ services }: { services: Services }) {
  useNavigationEffects(services);
  return (
    <main id="content" tabIndex={-1}>
      <Link to="/about">About</Link>
      <Link to="/?q=x" replace>
        Filter
      </Link>
      <Routes>
        <Route path="/about" element={<p>About us</p>} />
        <Route path="*" element={<p>Home</p>} />
      </Routes>
    </main>
  );
}

function visit() {
  const { services } = fakeServices();
  services.navigation = createNavigation();
  const pageView = jest.spyOn(services.analytics, 'pageView');
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(appSaga, services);
  render(
    <Provider store={store}>
      <MemoryRouter useTransitions={false}>
        <Shop services={services} />
      </MemoryRouter>
    </Provider>,
  );
  scrolled.mockClear();
  return { services, pageView, scrolled };
}

test('a navigation scrolls smoothly to the top, moves the focus and sends a page view', async () => {
  const { pageView, scrolled } = visit();
  expect(pageView.mock.calls).toEqual([['/']]);
  await userEvent.click(screen.getByText('About'));
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(pageView.mock.calls).toEqual([['/'], ['/about']]);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a filter that rewrites the address neither scrolls nor counts as a page', async () => {
  const { pageView, scrolled } = visit();
  await userEvent.click(screen.getByText('Filter'));
  expect(scrolled).not.toHaveBeenCalled();
  expect(pageView).toHaveBeenCalledTimes(1);
});

test('a saga can go somewhere', async () => {
  const { services } = visit();
  act(() => services.navigation.go('/about'));
  expect(await screen.findByText('About us')).toBeInTheDocument();
});
