import { configureStore } from '@reduxjs/toolkit';
import { CATALOGUE_PATH } from '@/domain/contracts/shoppers/catalogue';
import { catalogueLoaded, catalogueReducer, selectProducts } from '@/features/catalogue';
import { resetFirstInteraction } from '@/loading';
import { aCatalogue, aProduct } from '@/testing/catalogue';
import { paths, productPath } from '../router/paths';
import { preloadScreen } from '../screens/screens';
import { preloadCartContents, preloadCartAndMenu } from './cartAndMenu';
import { prefetchAfter, prefetchWithRuntime } from './prefetch';

jest.mock('../screens/screens', () => ({ preloadScreen: jest.fn(() => Promise.resolve()) }));
jest.mock('./cartAndMenu', () => ({
  preloadCartContents: jest.fn(() => Promise.resolve()),
  preloadCartAndMenu: jest.fn(() => Promise.resolve()),
}));

const loadRuntime = jest.fn();
const answer = jest.fn();

function hydrate() {
  const store = configureStore({ reducer: { catalogue: catalogueReducer } });
  prefetchAfter({ store, loadRuntime });
  return store;
}
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(preloadScreen).mockClear();
  jest.mocked(preloadCartAndMenu).mockClear();
  loadRuntime.mockReset();
  const catalogue = aCatalogue({ products: [aProduct({ id: 'mist' })] });
  answer.mockReset().mockResolvedValue({ ok: true, json: () => Promise.resolve(catalogue) });
  globalThis.fetch = answer;
  localStorage.clear();
  sessionStorage.clear();
  resetFirstInteraction();
});
afterEach(() => jest.useRealTimers());

it('fetches the catalogue and the first overlays after half a second, and the runtime after four', async () => {
  const store = hydrate();
  await wait(400);
  expect(answer).not.toHaveBeenCalled();
  await wait(2000);
  expect(answer).toHaveBeenCalledWith(CATALOGUE_PATH);
  expect(selectProducts(store.getState())).toHaveLength(1);
  expect(preloadCartAndMenu).toHaveBeenCalledTimes(1);
  expect(jest.mocked(preloadScreen).mock.calls).toEqual([['list']]);
  expect(loadRuntime).not.toHaveBeenCalled();
  await wait(4000);
  expect(loadRuntime).toHaveBeenCalledTimes(1);
});

it('leaves a catalogue that the runtime has loaded meanwhile', async () => {
  const store = hydrate();
  let send = (_answer: object) => {};
  answer.mockReturnValue(new Promise((resolve) => (send = resolve)));
  await wait(2000);
  store.dispatch(catalogueLoaded(aCatalogue({ version: '2', products: [aProduct({ id: 'newer' })] })));
  send({ ok: true, json: () => Promise.resolve(aCatalogue({ products: [aProduct({ id: 'older' })] })) });
  await wait(0);
  expect(selectProducts(store.getState()).map(({ id }) => id)).toEqual(['newer']);
});

it('fetches the list later on a product page, from which few shoppers go there', async () => {
  window.history.replaceState(null, '', productPath('mist'));
  hydrate();
  await wait(3000);
  expect(preloadCartAndMenu).toHaveBeenCalledTimes(1);
  expect(preloadScreen).not.toHaveBeenCalled();
  window.history.replaceState(null, '', paths.home);
});

it('fetches the product page on a list without an interaction: its cards are in the first screen', async () => {
  window.history.replaceState(null, '', paths.products);
  hydrate();
  await wait(3000);
  expect(jest.mocked(preloadScreen).mock.calls).toEqual([['detail']]);
  window.history.replaceState(null, '', paths.home);
});

it('fetches everything with the first interaction, once', async () => {
  hydrate();
  window.dispatchEvent(new Event('pointerdown'));
  await wait(2000);
  expect(loadRuntime).toHaveBeenCalledTimes(1);
  expect(jest.mocked(preloadScreen).mock.calls.flat().sort()).toEqual(['detail', 'list']);
  await wait(10_000);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(loadRuntime).toHaveBeenCalledTimes(1);
});

it('loads the runtime at once for a returning visitor', async () => {
  localStorage.setItem('glumist.session', '1');
  hydrate();
  await wait(2000);
  expect(loadRuntime).toHaveBeenCalledTimes(1);
});

it.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', () => Promise.resolve({ ok: false })],
])('leaves the catalogue to the runtime where its request %s', async (_how, respond) => {
  answer.mockImplementation(respond);
  const store = hydrate();
  await wait(3000);
  expect(store.getState().catalogue.all.status).toBe('idle');
});

it('prefetches only data where the browser saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const preloadLoginAndCheckout = jest.fn();
  hydrate();
  prefetchWithRuntime(preloadLoginAndCheckout);
  window.dispatchEvent(new Event('pointerdown'));
  await wait(5000);
  expect(preloadScreen).not.toHaveBeenCalled();
  expect(preloadLoginAndCheckout).not.toHaveBeenCalled();
  expect(answer).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'connection');
});

it('fetches overlays and further screens after the runtime and an interaction', async () => {
  const preloadLoginAndCheckout = jest.fn();
  prefetchWithRuntime(preloadLoginAndCheckout);
  await wait(5000);
  expect(preloadLoginAndCheckout).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  await wait(2000);
  expect(preloadLoginAndCheckout).toHaveBeenCalledTimes(1);
  expect(preloadCartContents).toHaveBeenCalledTimes(1);
  expect(jest.mocked(preloadScreen).mock.calls).toEqual([['home'], ['list'], ['contact'], ['about']]);
});
