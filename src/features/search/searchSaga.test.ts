import { catalogueSaga } from '@/features/catalogue';
import { fail, ok } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { aCatalogue, aProduct } from '@/testing/catalogue';
import { searchSaga } from './searchSaga';
import { recommendedRequested, selectRecommended } from './searchSlice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function begin(catalogueThere: boolean) {
  const fake = fakeServices();
  const { catalogue, products } = fake.services;
  const read = jest.fn(async () => ok([{ ...aProduct({ id: 'read' }) } as never]));
  products.recommended = read;
  if (catalogueThere) catalogue.all = async () => ok(aCatalogue({ products: [aProduct({ id: 'shelved' })] }));
  const run = runSaga([catalogueSaga, searchSaga], fake.services);
  return { ...run, read, products, shown: () => selectRecommended(run.state()) };
}

it('loads the catalogue if necessary and makes no Firestore read', async () => {
  const run = begin(true);
  run.dispatch(recommendedRequested());
  expect(run.shown().status).toBe('loading');
  await run.advance(0);
  expect(run.shown()).toMatchObject({ status: 'ready', value: [{ id: 'shelved' }] });
  run.dispatch(recommendedRequested());
  await run.advance(0);
  expect(run.read).not.toHaveBeenCalled();
});

it('reads Firestore when the catalogue fails to load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = begin(false);
  run.dispatch(recommendedRequested());
  await run.advance(0);
  expect(run.shown()).toMatchObject({ status: 'ready', value: [{ id: 'read' }] });
});

it('has no results when both fail, and can be repeated', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = begin(false);
  run.products.recommended = async () => fail({ kind: 'unavailable', cause: new Error('offline') });
  run.dispatch(recommendedRequested());
  await run.advance(0);
  expect(run.shown().status).toBe('idle');
  expect(logged).toHaveBeenCalledWith('Failed to fetch recommended products', expect.anything());
});
