import { act, fireEvent, render, screen } from '@testing-library/react';
import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { Link, MemoryRouter } from 'react-router-dom';
import { offersRequested } from '@/features/offers';
import { useIdleOffers } from './useIdleOffers';

function Page() {
  useIdleOffers();
  return <Link to="/about">About</Link>;
}

function visit() {
  let asked = 0;
  const count = (state = 0, action: UnknownAction) => {
    if (offersRequested.match(action)) asked += 1;
    return state;
  };
  render(
    <Provider store={configureStore({ reducer: count })}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </Provider>,
  );
  return () => asked;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('the offers are asked for once one rests, with a page after a minute, and now and then on one page', async () => {
  const asked = visit();
  expect(asked()).toBe(0);
  await wait(10);
  expect(asked()).toBe(1);
  fireEvent.click(screen.getByText('About'));
  expect(asked()).toBe(1);
  await wait(5 * 60_000);
  expect(asked()).toBe(2);
});

test('who comes back to the tab after a minute sees the offers of now; nobody asks for a page that nobody sees', async () => {
  const asked = visit();
  await wait(10);
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  await wait(60 * 60_000);
  expect(asked()).toBe(1);
  seen.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(asked()).toBe(2);
});
