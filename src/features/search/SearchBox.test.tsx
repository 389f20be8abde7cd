import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { preloadChunks } from '@/loading';
import { catalogueLoaded, catalogueReducer } from '@/features/catalogue';
import { aCatalogue, aProduct } from '@/testing/catalogue';
import { SearchBox } from './SearchBox';
import { MAX_TERM_LENGTH } from '@/domain/catalogue/pages/listCriteria';
import { recommendedLoaded, searchReducer, searchTermChanged } from './searchSlice';
import { PROMPTS } from './messages/placeholder';

beforeAll(preloadChunks);

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => navigate(-1)}>Back</button>
      <output aria-label="address">{decodeURIComponent(pathname + search)}</output>
    </>
  );
}

function show(path = '/') {
  const store = configureStore({
    reducer: combineReducers({ search: searchReducer, catalogue: catalogueReducer }),
  });
  render(
    <Provider store={store}>
      <MemoryRouter useTransitions={false} initialEntries={[path]}>
        <SearchBox />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return store;
}
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const address = () => screen.getByLabelText('address').textContent;
const back = () => userEvent.click(screen.getByRole('button', { name: 'Back' }));

const mist = { id: 'mist', name: 'Rice Water Dew Mist', price: 449, mainImage: '', rating: 4.7 };
const balm = { id: 'balm', name: 'Ghee Lip Butter', price: 249, mainImage: '', rating: 4.6 };
async function openStrip() {
  const store = show();
  await userEvent.click(box());
  act(() => {
    store.dispatch(recommendedLoaded([mist, balm]));
  });
  return store;
}

test('an empty focused box shows recommended products with links', async () => {
  const store = show();
  await userEvent.click(box());
  expect(store.getState().search.recommended.status).toBe('loading');
  act(() => {
    store.dispatch(recommendedLoaded([mist]));
  });
  expect(screen.getByRole('region', { name: 'Recommended For You' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Rice Water Dew Mist/ })).toHaveAttribute('href', '/product/mist');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recommended For You' })).toBeNull());
});

test('recommended products in the catalogue are shown at once without a read', async () => {
  const store = show();
  const loved = aProduct({ id: 'loved', name: 'Amla C Glow Serum', rating: 4.8 });
  const plain = aProduct({ id: 'plain', name: 'Plain Cream', rating: 3.2 });
  store.dispatch(catalogueLoaded(aCatalogue({ products: [plain, loved] })));
  await userEvent.click(box());
  expect(screen.getByRole('link', { name: /Amla C Glow Serum/ })).toHaveAttribute('href', '/product/loved');
  expect(screen.queryByText('Plain Cream')).toBeNull();
});

test('arrow keys move into, through and out of the strip, and Escape closes it', async () => {
  await openStrip();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /Rice Water/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('link', { name: /Ghee/ })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('link', { name: /Rice Water/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(box()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{End}{Enter}');
  expect(address()).toBe('/product/balm');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recommended For You' })).toBeNull());
});

test('Escape in the strip closes it and returns the focus to the box', async () => {
  await openStrip();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(box()).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recommended For You' })).toBeNull());
});

test('the down arrow opens a closed or not yet rendered strip and moves into it', async () => {
  await openStrip();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /Rice Water Dew Mist/ })).toHaveFocus();
});

test('typing closes the strip, lowercases the text and opens the list', async () => {
  const store = await openStrip();
  await userEvent.keyboard('SERUM');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recommended For You' })).toBeNull());
  expect(box()).toHaveValue('serum');
  expect(store.getState().search.term).toBe('serum');
  expect(address()).toBe('/products?q=serum');
});

test('one step back leaves the search, from the list and from other pages', async () => {
  show();
  await userEvent.type(box(), 'toner');
  await back();
  expect(address()).toBe('/');
  expect(box()).toHaveValue('');
});

test('filters stay on the list, the kind is reset, and Back restores the list', async () => {
  show('/products?kind=combos&skin=Dry');
  await userEvent.type(box(), 'mist');
  expect(address()).toBe('/products?skin=Dry&q=mist');
  await back();
  expect(address()).toBe('/products?kind=combos&skin=Dry');
  expect(box()).toHaveValue('');
});

test('the box shows the search of a link, and clearing it leaves the list', async () => {
  show('/products?q=haldi&skin=Dry');
  expect(box()).toHaveValue('haldi');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(address()).toBe('/products?skin=Dry');
  expect(box()).toHaveFocus();
  await userEvent.type(box(), 'neem{Escape}');
  expect(box()).toHaveValue('');
});

test('a capital letter in the middle keeps the caret position', async () => {
  show('/products?q=rse');
  await userEvent.type(box(), 'O', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(box()).toHaveValue('rose');
  expect(box().selectionStart).toBe(2);
});

test('a word in an input method’s composition is used only when it is complete', () => {
  const store = show();
  fireEvent.compositionStart(box());
  fireEvent.input(box(), { target: { value: 'Hal' }, isComposing: true });
  expect(box()).toHaveValue('Hal');
  expect(store.getState().search.term).toBe('hal');
  fireEvent.compositionEnd(box(), { data: 'Haldi' });
  expect(box()).toHaveValue('hal');
  fireEvent.input(box(), { target: { value: 'हल्दी' } });
  expect(address()).toBe('/products?q=हल्दी');
});

test('a long pasted text is cut to its beginning', async () => {
  const store = show();
  await userEvent.click(box());
  await userEvent.paste('LONG '.repeat(100));
  expect(store.getState().search.term).toHaveLength(MAX_TERM_LENGTH);
  expect(box().value).toBe(store.getState().search.term);
});

test('the placeholder rotates through all prompts', async () => {
  jest.useFakeTimers();
  show();
  const seen = [];
  for (let prompt = 0; prompt < PROMPTS.length; prompt += 1) {
    seen.push(box().getAttribute('placeholder'));
    await act(() => jest.advanceTimersByTimeAsync(3000));
  }
  jest.useRealTimers();
  expect(seen).toEqual(PROMPTS.map((prompt) => `Search for ${prompt}`));
});

test('a navigation changes the term only when its URL has another one, once for two boxes', async () => {
  const actions: unknown[] = [];
  const recorder: Middleware = () => (next) => (action) => {
    actions.push(action);
    return next(action);
  };
  const store = configureStore({
    reducer: combineReducers({ search: searchReducer, catalogue: catalogueReducer }),
    middleware: (defaults) => defaults().concat(recorder),
  });
  const page = (path: string) => (
    <Provider store={store}>
      <MemoryRouter key={path} initialEntries={[path]}>
        <SearchBox />
        <SearchBox />
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(page('/'));
  expect(actions).toEqual([]);
  rerender(page('/products?q=Mist'));
  expect(actions).toEqual([searchTermChanged('mist')]);
  rerender(page('/about'));
  rerender(page('/contact'));
  expect(actions).toEqual([searchTermChanged('mist'), searchTermChanged('')]);
});
