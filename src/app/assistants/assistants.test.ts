import { anItem } from '@/testing/builders';
import { aCatalogue, aCombo, aProduct } from '@/testing/catalogue';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { cartReplaced } from '@/features/cart';
import { fail, ok } from '@/services';
import { assistantsSaga } from './assistantsSaga';
import { messages } from './messages';
import './toolkit';

const small = { id: 's', label: '15 ml', sku: 'S15', price: 379, mrp: 449, stock: 0 };
const large = { ...small, id: 'm', label: '30 ml', sku: 'S30', price: 649, mrp: 649, stock: 3 };
const serum = aProduct({ id: 'serum', name: 'Amla Serum', category: 'Serum', variants: [small, large] });
const mist = aProduct({
  id: 'mist',
  name: 'Rose Mist',
  category: 'Mist',
  keyIngredients: ['Rose'],
  stock: 5,
});
const duo = aCombo({ id: 'duo', name: 'Day Duo', price: 899, stock: 2 });

/** Fields of a product's page that a card does not have. */
const serumPage = {
  ...serum,
  description: 'Fades marks.',
  ingredients: ['Aqua', 'Ascorbic acid'],
  benefits: [],
  howToUse: [],
  manufacturer: '',
  shelfLifeMonths: 24,
  hsn: '3304',
  gstRate: 18,
};
const duoPage = { ...duo, description: 'Two for the day.', benefits: [], hsn: '3304', gstRate: 18 };

async function begin() {
  const fake = fakeServices();
  fake.assistants.arrive();
  fake.services.catalogue.all = async () => ok(aCatalogue({ products: [serum, mist], combos: [duo] }));
  fake.services.catalogue.product = async (id) =>
    id === 'serum' ? ok({ product: serumPage, reviews: [] }) : fail({ kind: 'not_found' });
  fake.services.catalogue.combo = async (id) =>
    id === 'duo' ? ok({ combo: duoPage, parts: [serumPage], reviews: [] }) : fail({ kind: 'not_found' });
  const run = runSaga([assistantsSaga], fake.services);
  while (fake.assistants.names().length === 0) await run.advance(0);
  return { fake, run, call: fake.assistants.call };
}

const idsOf = (answer: unknown) => (answer as { items: { id: string }[] }).items.map(({ id }) => id);

it('does nothing where the browser has no such thing', async () => {
  const fake = fakeServices();
  await runSaga([assistantsSaga], fake.services).advance(0);
  expect(fake.assistants.names()).toEqual([]);
});

it('finds items by words, category, price and stock', async () => {
  const { call } = await begin();
  expect(idsOf(await call('search_products', { query: 'amla' }))).toEqual(['serum']);
  expect(idsOf(await call('search_products', {})).sort()).toEqual(['duo', 'mist', 'serum']);
  expect(idsOf(await call('search_products', { category: 'mist' }))).toEqual(['mist']);
  expect(idsOf(await call('search_products', { max_price: 1 }))).toEqual([]);
  expect(await call('search_products', { query: 'amla' })).toMatchObject({
    found: 1,
    items: [
      {
        name: 'Amla Serum',
        sizes: [
          { size: '15 ml', inStock: false },
          { price: 649, inStock: true },
        ],
      },
    ],
  });
});

it('gives the facts of a product or a combo, and of the cart', async () => {
  const { call, run } = await begin();
  expect(await call('product_facts', { id: 'serum' })).toMatchObject({
    url: 'http://localhost/product/serum',
    ingredients: ['Aqua', 'Ascorbic acid'],
  });
  expect(await call('product_facts', { id: 'duo' })).toMatchObject({ kind: 'combo', name: 'Day Duo' });
  run.dispatch(cartReplaced([anItem({ id: 'mist', price: 300, quantity: 2 })]));
  expect(await call('view_cart')).toMatchObject({ lines: [{ id: 'mist', quantity: 2 }], total: 600 });
});

it('adds to what is in the cart, as far as there is stock', async () => {
  const { call, run } = await begin();
  await call('add_to_cart', { id: 'serum', size: '30ML', quantity: 2 });
  expect(await call('add_to_cart', { id: 'serum', size: '30 ml', quantity: 2 })).toMatchObject({
    lines: [{ id: 'serum', size: '30 ml', quantity: 3 }],
    total: 1947,
    note: messages.fewer('Amla Serum', 3),
  });
  await call('add_to_cart', { id: 'duo' });
  expect(run.state().cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['serum', 3],
    ['duo', 1],
  ]);
});

it.each([
  ['search_products', { query: 5 }, 'query must be a text.'],
  ['search_products', { max_price: -1, in_stock: 'yes' }, /^max_price must be .* in_stock must be/],
  ['product_facts', {}, messages.noId],
  ['product_facts', { id: 'nothing' }, messages.noItem('nothing')],
  ['check_pincode', { pincode: '0600' }, messages.badPincode],
  ['add_to_cart', null, messages.noId],
  ['add_to_cart', { id: 'serum' }, 'Amla Serum comes in: 15 ml, 30 ml. Name one of them as size.'],
  ['add_to_cart', { id: 'serum', size: '15 ml' }, messages.soldOut('Amla Serum')],
  ['add_to_cart', { id: 'mist', quantity: 1.5 }, 'quantity must be a whole number from 1 to 50.'],
  ['open_checkout', {}, messages.emptyCart],
])('%s refuses %j in words and changes nothing', async (name, input, sentence) => {
  const { call, run } = await begin();
  expect(await call(name, input)).toEqual(
    sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence,
  );
  expect(run.state().cart.items).toEqual([]);
});

it('says so when the shop cannot be reached or fails', async () => {
  const { call, fake } = await begin();
  fake.services.catalogue.all = async () => fail({ kind: 'unavailable' });
  expect(await call('search_products', {})).toBe(messages.unavailable);
  fake.services.catalogue.all = () => Promise.reject(new Error('Broken'));
  const log = jest.spyOn(console, 'error').mockImplementation();
  expect(await call('search_products', {})).toBe(messages.failed);
  expect(log).toHaveBeenCalled();
});

it('opens the checkout, and leaves the rest to the person', async () => {
  const { call, run, fake } = await begin();
  run.dispatch(cartReplaced([anItem()]));
  expect(await call('open_checkout')).toEqual({ note: messages.checkoutOpen });
  expect(fake.places).toEqual([{ path: '/checkout', state: undefined }]);
});
