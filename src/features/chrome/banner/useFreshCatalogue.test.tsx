import { act, fireEvent, render, screen } from '@testing-library/react';
import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { Link, MemoryRouter } from 'react-router-dom';
import { catalogueLoaded, catalogueReducer, catalogueRequested } from '@/features/catalogue';
import { aCatalogue } from '@/testing/catalogue';
import { useFreshCatalogue } from './useFreshCatalogue';

function Page() {
  useFreshCatalogue();
  return <Link to="/about">About</Link>;
}

/** The shop answers at once. */
function visit({ loaded = false } = {}) {
  let requests = 0;
  const answering: Middleware = (api) => (next) => (action) => {
    const result = next(action);
    if (catalogueRequested.match(action)) {
      requests += 1;
      api.dispatch(catalogueLoaded(aCatalogue()));
    }
    return result;
  };
  const store = configureStore({
    reducer: combineReducers({ catalogue: catalogueReducer }),
    middleware: (defaults) => defaults().concat(answering),
  });
  if (loaded) store.dispatch(catalogueLoaded(aCatalogue()));
  render(
    <Provider store={store}>
      <MemoryRouter useTransitions={false}>
        <Page />
      </MemoryRouter>
    </Provider>,
  );
  return () => requests;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('the catalogue loads after a pause, on a navigation after a minute, and periodically on one page', async () => {
  const requestCount = visit();
  expect(requestCount()).toBe(0);
  await wait(250);
  expect(requestCount()).toBe(1);
  fireEvent.click(screen.getByText('About'));
  expect(requestCount()).toBe(1);
  await wait(5 * 60_000);
  expect(requestCount()).toBe(2);
});

test('a catalogue loaded by a screen is not loaded again within a minute', async () => {
  const requestCount = visit({ loaded: true });
  await wait(59_000);
  fireEvent.click(screen.getByText('About'));
  expect(requestCount()).toBe(0);
});

test('returning to the tab after a minute reloads the offers, and a hidden page does not', async () => {
  const requestCount = visit();
  await wait(250);
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  await wait(60 * 60_000);
  expect(requestCount()).toBe(1);
  seen.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(requestCount()).toBe(2);
});
