import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { ready } from '@/lib/remote';
import { fail, ok, type Services } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { catalogueSaga } from './catalogueSaga';
import { catalogueReducer, catalogueRequested, detailRequested, initialState } from './catalogueSlice';
import { aCatalogue, aProduct } from './testing/builders';
import type { CatalogueState, Detail } from './types';

const NOW = '2026-11-29T10:00:00.000Z';
const serum = aProduct({ id: 'serum', price: 499, updatedAt: '2026-11-28T10:00:00.000Z' });
const detailOf = (item: typeof serum) => ({ kind: 'product', item, reviews: [] }) as unknown as Detail;
const loaded = { 'product/serum': ready(detailOf(serum)) };
const address = { kind: 'product', id: 'serum' } as const;

/** A page at /product/serum, whose services answer with `change`. */
function open(initial: Partial<CatalogueState>, change: Partial<Services['catalogue']>) {
  const { services } = fakeServices();
  services.clock.now = () => new Date(NOW);
  services.page.url = () => 'http://localhost/product/serum?from=mail';
  Object.assign(services.catalogue, change);
  const middleware = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ catalogue: catalogueReducer }),
    preloadedState: { catalogue: { ...initialState, ...initial } },
    middleware: (defaults) => defaults({ thunk: false }).concat(middleware),
  });
  middleware.run(catalogueSaga, services);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const request = (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action);
    return settle();
  };
  return { request, detail: () => store.getState().catalogue.details['product/serum'] };
}

beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());

test.each([
  ['a moment ago', '2026-11-29T09:59:30.000Z', 0],
  ['an hour ago', '2026-11-29T09:00:00.000Z', 1],
  ['in an hour, by the clock of a device that is behind', '2026-11-29T11:00:00.000Z', 1],
])(
  'a page that was rendered %s is loaded again, unless that is a moment ago',
  async (_when, prerenderedAt, calls) => {
    const all = jest.fn().mockResolvedValue(fail({ kind: 'unavailable' }));
    const product = jest.fn().mockResolvedValue(fail({ kind: 'unavailable' }));
    const page = open({ prerenderedAt, all: ready(aCatalogue()), details: loaded }, { all, product });
    await page.request(catalogueRequested());
    await page.request(detailRequested(address));
    expect([all, product].map(({ mock }) => mock.calls.length)).toEqual([calls, calls]);
  },
);

const variant = serum.variants[0];
test.each([
  ['costs more', [{ ...serum, price: 599 }], 1],
  ['has fewer units', [{ ...serum, stock: 0 }], 1],
  ['has a size that costs more', [{ ...serum, variants: [{ ...variant, price: 599 }] }], 1],
  ['was edited', [{ ...serum, updatedAt: NOW }], 1],
  ['is no longer sold', [aProduct({ id: 'other' })], 1],
  ['is as it was', [serum, aProduct({ id: 'other' })], 0],
])(
  'a catalogue in which the open product %s: only a change reads its page again',
  async (_what, products, calls) => {
    const all = async () => ok(aCatalogue({ products: products as (typeof serum)[] }));
    const product = jest.fn().mockResolvedValue(fail({ kind: 'unavailable' }));
    // The page is fresh by the clock; the catalogue is newer all the same.
    const page = open({ prerenderedAt: NOW, details: loaded }, { all, product });
    await page.request(catalogueRequested());
    expect(product.mock.calls).toEqual(Array.from({ length: calls }, () => ['serum', NOW]));
    expect(page.detail()?.status).toBe('ready');
  },
);

test('an answer about an older version of the product leaves the newer one on the page', async () => {
  const older = aProduct({ id: 'serum', price: 449, updatedAt: '2026-11-01T10:00:00.000Z' });
  const newer = aProduct({ id: 'serum', price: 599, updatedAt: NOW });
  const product = jest
    .fn()
    .mockResolvedValueOnce(ok({ product: older, reviews: [] }))
    .mockResolvedValue(ok({ product: newer, reviews: [] }));
  const page = open({ details: loaded }, { product });
  await page.request(detailRequested(address));
  expect(page.detail()).toMatchObject({ value: { item: { price: 499 } } });
  await page.request(detailRequested(address));
  expect(page.detail()).toMatchObject({ value: { item: { price: 599 } } });
});
