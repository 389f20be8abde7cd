import { fail, ok, type Services } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { catalogueSaga } from './catalogueSaga';
import { catalogueRequested, comboRequested, pincodeEntered, productRequested } from './catalogueSlice';
import { aProduct } from './testing/builders';

type Catalogue = Services['catalogue'];
const shelf = {
  version: '1',
  products: [aProduct({ id: 'a' })],
  combos: [],
  banners: [],
  highlights: [],
  reviews: [],
};

type Find = Services['pincodes']['find'];
type Change = Partial<Catalogue> & { serviceability?: Services['shop']['serviceability']; find?: Find };

function run(change: Change) {
  const { serviceability, find, ...catalogue } = change;
  const { services } = fakeServices();
  Object.assign(services.catalogue, catalogue);
  if (serviceability) services.shop.serviceability = serviceability;
  if (find) services.pincodes.find = find;
  return runSaga([catalogueSaga], services);
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('two requests at once ask once', async () => {
  const all = jest.fn().mockResolvedValue(ok(shelf));
  const { dispatch, state } = run({ all });
  dispatch(catalogueRequested());
  dispatch(catalogueRequested());
  await settle();
  expect(all).toHaveBeenCalledTimes(1);
  expect(state().catalogue.all).toMatchObject({ status: 'ready', value: { products: [{ id: 'a' }] } });
});

test('what is on the screen stays when it cannot be had again', async () => {
  const all = jest
    .fn()
    .mockResolvedValueOnce(ok(shelf))
    .mockResolvedValue(fail({ kind: 'unavailable' }));
  const { dispatch, state } = run({ all });
  dispatch(catalogueRequested());
  await settle();
  dispatch(catalogueRequested());
  await settle();
  expect(state().catalogue.all.status).toBe('ready');
});

test('a failure is told, and another try can succeed', async () => {
  const all = jest
    .fn()
    .mockResolvedValueOnce(fail({ kind: 'unavailable' }))
    .mockResolvedValue(ok(shelf));
  const { dispatch, state } = run({ all });
  dispatch(catalogueRequested());
  await settle();
  expect(state().catalogue.all).toEqual({
    status: 'failed',
    message: expect.stringContaining('did not load'),
  });
  dispatch(catalogueRequested());
  await settle();
  expect(state().catalogue.all.status).toBe('ready');
});

test('a product that is not there is missing, not failed', async () => {
  const { dispatch, state } = run({
    product: async () => fail({ kind: 'not_found' }),
    combo: async () => fail({ kind: 'unavailable' }),
  });
  dispatch(productRequested('gone'));
  dispatch(comboRequested('set'));
  await settle();
  expect(state().catalogue.details['product/gone']).toEqual({ status: 'missing' });
  expect(state().catalogue.details['combo/set']).toMatchObject({ status: 'failed' });
});

test('a worker that throws does not end the watcher', async () => {
  const all = jest.fn().mockRejectedValueOnce(new Error('a bug')).mockResolvedValue(ok(shelf));
  const { dispatch, state } = run({ all });
  dispatch(catalogueRequested());
  await settle();
  dispatch(catalogueRequested());
  await settle();
  expect(state().catalogue.all.status).toBe('ready');
});

test('only a PIN code that can be one is asked about', async () => {
  const serviceability = jest
    .fn()
    .mockResolvedValue(ok({ pincode: '560034', deliverable: true, cod: true, by: null }));
  const { dispatch, state } = run({ serviceability });
  dispatch(pincodeEntered('0123'));
  await settle();
  expect(serviceability).not.toHaveBeenCalled();
  expect(state().catalogue.delivery.answer).toEqual({
    status: 'failed',
    message: 'Please enter a valid 6-digit PIN code',
  });
  dispatch(pincodeEntered('560034'));
  await settle();
  expect(state().catalogue.delivery.answer).toMatchObject({ status: 'ready', value: { cod: true } });
});

test('an answered PIN code is told with its city, and without where the directory does not answer', async () => {
  const serviceability = async () => ok({ pincode: '560034', deliverable: true, cod: true, by: null });
  const place = { pincode: '560034', city: 'Bengaluru', states: ['Karnataka'] };
  for (const [found, city] of [
    [ok(place), 'Bengaluru'],
    [ok(null), null],
    [fail({ kind: 'unavailable' as const }), null],
  ] as const) {
    const { dispatch, state } = run({ serviceability, find: async () => found });
    dispatch(pincodeEntered('560034'));
    await settle();
    expect(state().catalogue.delivery.answer).toMatchObject({ status: 'ready', value: { city } });
  }
});
