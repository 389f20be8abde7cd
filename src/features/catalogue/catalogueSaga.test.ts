import { fail, ok, type Services } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { toastShown } from '@/lib/toast';
import { runSaga } from '@/testing/runSaga';
import { catalogueSaga } from './catalogueSaga';
import { catalogueRequested, detailRequested, pageShared, pincodeEntered } from './catalogueSlice';
import { aCatalogue, aCombo, aProduct } from './testing/builders';

type Catalogue = Services['catalogue'];
const catalogue = aCatalogue({ products: [aProduct({ id: 'a' })] });

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

test('two requests at once load the catalogue once', async () => {
  const all = jest.fn().mockResolvedValue(ok(catalogue));
  const { dispatch, state } = run({ all });
  dispatch(catalogueRequested());
  dispatch(catalogueRequested());
  await settle();
  expect(all).toHaveBeenCalledTimes(1);
  expect(state().catalogue.all).toMatchObject({ status: 'ready', value: { products: [{ id: 'a' }] } });
});

test('the shown catalogue stays when a reload fails', async () => {
  const all = jest
    .fn()
    .mockResolvedValueOnce(ok(catalogue))
    .mockResolvedValue(fail({ kind: 'unavailable' }));
  const { dispatch, state } = run({ all });
  dispatch(catalogueRequested());
  await settle();
  dispatch(catalogueRequested());
  await settle();
  expect(state().catalogue.all.status).toBe('ready');
});

test('a failure is reported, and another try can succeed', async () => {
  const all = jest
    .fn()
    .mockResolvedValueOnce(fail({ kind: 'unavailable' }))
    .mockResolvedValue(ok(catalogue));
  const { dispatch, state } = run({ all });
  dispatch(catalogueRequested());
  await settle();
  expect(state().catalogue.all).toEqual({
    status: 'failed',
    message: expect.stringContaining('could not be loaded'),
  });
  dispatch(catalogueRequested());
  await settle();
  expect(state().catalogue.all.status).toBe('ready');
});

test('an unknown product is missing and not failed', async () => {
  const { dispatch, state } = run({
    product: async () => fail({ kind: 'not_found' }),
    combo: async () => fail({ kind: 'unavailable' }),
  });
  dispatch(detailRequested({ kind: 'product', id: 'gone' }));
  dispatch(detailRequested({ kind: 'combo', id: 'set' }));
  await settle();
  expect(state().catalogue.details['product/gone']).toEqual({ status: 'missing', alternatives: [] });
  expect(state().catalogue.details['combo/set']).toMatchObject({ status: 'failed' });
});

test('a worker that throws does not end its watcher', async () => {
  const all = jest.fn().mockRejectedValueOnce(new Error('a bug')).mockResolvedValue(ok(catalogue));
  const { dispatch, state } = run({ all });
  dispatch(catalogueRequested());
  await settle();
  dispatch(catalogueRequested());
  await settle();
  expect(state().catalogue.all.status).toBe('ready');
});

test('only a valid PIN code is looked up', async () => {
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

test('the answer for a PIN code has its city, unless the directory fails', async () => {
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

test('a product that is no longer sold is missing, with similar products', async () => {
  const alternatives = [aProduct({ id: 'other' }), aCombo({ id: 'set' })];
  const { dispatch, state } = run({ product: async () => fail({ kind: 'gone', alternatives }) });
  dispatch(detailRequested({ kind: 'product', id: 'old' }));
  await settle();
  expect(state().catalogue.details['product/old']).toMatchObject({
    status: 'missing',
    alternatives: [
      { kind: 'product', item: { id: 'other' } },
      { kind: 'combo', item: { id: 'set' } },
    ],
  });
});

test('every product gets its answer, also while the links of others are touched', async () => {
  const answers = new Map<string, () => void>();
  const product: Catalogue['product'] = (id) =>
    new Promise((resolve) => answers.set(id, () => resolve(fail({ kind: 'not_found' }))));
  const { dispatch, state } = run({ product });
  for (const id of ['a', 'b', 'c']) dispatch(detailRequested({ kind: 'product', id }));
  for (const answer of answers.values()) answer();
  await settle();
  for (const id of ['a', 'b', 'c'])
    expect(state().catalogue.details[`product/${id}`]?.status).toBe('missing');
});

test('the PIN code that this device remembers is looked up once after a reload', async () => {
  const fake = fakeServices();
  const serviceability = jest.spyOn(fake.services.shop, 'serviceability');
  fake.services.storage.pincode.write('560034');
  const { dispatch, state } = runSaga([catalogueSaga], fake.services);
  dispatch(detailRequested({ kind: 'product', id: 'a' }));
  await settle();
  dispatch(detailRequested({ kind: 'combo', id: 'set' }));
  await settle();
  expect(serviceability).toHaveBeenCalledTimes(1);
  expect(state().catalogue.delivery).toMatchObject({ pincode: '560034', answer: { status: 'ready' } });
});

test('only a PIN code with an answer is remembered', async () => {
  const fake = fakeServices();
  const { dispatch } = runSaga([catalogueSaga], fake.services);
  dispatch(pincodeEntered('999'));
  await settle();
  expect(fake.services.storage.pincode.read()).toBeNull();
  dispatch(pincodeEntered('560034'));
  await settle();
  expect(fake.services.storage.pincode.read()).toBe('560034');
});

test.each([
  ['copied', 'Link copied'],
  ['failed', 'The link could not be copied. It is in the address bar.'],
  ['shared', undefined],
  ['dismissed', undefined],
] as const)('sharing a page with the outcome %s shows the message %p', async (outcome, text) => {
  const fake = fakeServices();
  fake.services.page.share = async () => outcome;
  const { dispatch, actions } = runSaga([catalogueSaga], fake.services);
  dispatch(pageShared('Amla C Glow Serum'));
  await settle();
  expect(actions.find(toastShown.match)?.payload.text).toBe(text);
});

test('an unchanged catalogue keeps all derived values identical', async () => {
  const later = { ...catalogue, version: '2', products: [aProduct({ id: 'b' })] };
  const all = jest
    .fn()
    .mockResolvedValueOnce(ok(catalogue))
    .mockResolvedValueOnce(ok(structuredClone(catalogue)))
    .mockResolvedValue(ok(later));
  const { dispatch, state } = run({ all });
  dispatch(catalogueRequested());
  await settle();
  const first = state().catalogue.all;
  dispatch(catalogueRequested());
  await settle();
  expect(state().catalogue.all).toBe(first);
  dispatch(catalogueRequested());
  await settle();
  expect(state().catalogue.all).toMatchObject({ value: { products: [{ id: 'b' }] } });
});
