import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { SearchBox } from './SearchBox';
import { recommendedLoaded, searchReducer } from './searchSlice';
import { PROMPTS } from './usePlaceholder';

function show() {
  const store = configureStore({ reducer: combineReducers({ search: searchReducer }) });
  render(
    <Provider store={store}>
      <MemoryRouter useTransitions={false}>
        <SearchBox />
      </MemoryRouter>
    </Provider>,
  );
  return store;
}
const mist = { id: 'mist', name: 'Rice Water Dew Mist', price: 449, mainImage: '', rating: 4.7 };

test('an empty box that gets the focus offers what is recommended, each leading to its product', async () => {
  const store = show();
  await userEvent.click(screen.getByRole('searchbox'));
  expect(store.getState().search.recommended.status).toBe('loading');
  act(() => {
    store.dispatch(recommendedLoaded([mist]));
  });
  expect(screen.getByRole('region', { name: 'Recommended For You' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Rice Water Dew Mist/ })).toHaveAttribute('href', '/product/mist');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Recommended For You')).toBeNull();
});

test('typing puts the strip away', async () => {
  const store = show();
  await userEvent.click(screen.getByRole('searchbox'));
  act(() => {
    store.dispatch(recommendedLoaded([mist]));
  });
  await userEvent.keyboard('d');
  expect(screen.queryByText('Recommended For You')).toBeNull();
});

test('the placeholder goes through all prompts', async () => {
  jest.useFakeTimers();
  show();
  const seen = [];
  for (let prompt = 0; prompt < PROMPTS.length; prompt += 1) {
    seen.push(screen.getByRole('searchbox').getAttribute('placeholder'));
    await act(() => jest.advanceTimersByTimeAsync(3000));
  }
  jest.useRealTimers();
  expect(seen).toEqual(PROMPTS.map((prompt) => `Search for ${prompt}`));
});
