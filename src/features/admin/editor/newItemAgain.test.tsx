import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Product } from '@/domain/catalogue/catalogue';
import { aProduct } from '@/domain/catalogue/draft/testing';
import { ToastHost } from '@/features/notifications';
import { fakeServices } from '@/testing/fakeServices';
import { adminSaga } from '..';
import type { ProductForm } from '../catalogue/form/forms';
import { adminServer } from '../catalogue/testing/catalogueServer';
import { draftName } from '../fields';
import { KeysProvider } from '../keys/KeysProvider';
import { renderAdmin } from '../testing/renderAdmin';
import EditorScreen from './EditorScreen';
import { formOf } from './formDrafts';
import type { EditItem } from './forms';

afterEach(() => window.sessionStorage.clear());

/** A new product whose first save was stored, while its answer was lost. */
async function saveWithoutAnswer() {
  const server = adminServer([]);
  const fake = fakeServices();
  fake.services.http = server.http;
  const item: EditItem = { kind: 'products', product: aProduct(), levels: [], waiting: [], combos: [] };
  const { variants, ...rest } = formOf(item) as ProductForm;
  const form = { ...rest, slug: '', status: 'draft', variants: variants.map((one) => ({ ...one, id: '' })) };
  const { adminDrafts } = fake.services.storage;
  const asNew = draftName({ kind: 'products', id: null });
  adminDrafts.write(asNew, { base: null, form, key: 'key-0001' });
  const screens = (
    <KeysProvider>
      <Routes>
        <Route path="/admin/addproduct" element={<EditorScreen kind="products" />} />
      </Routes>
      <ToastHost />
    </KeysProvider>
  );
  const path = '/admin/addproduct';
  const view = renderAdmin(screens, { fake, sagas: [(services) => adminSaga(services)], path });
  await screen.findByRole('textbox', { name: 'Name' });
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const retype = async (name: string, text: string) => {
    await view.user.clear(screen.getByRole('textbox', { name }));
    await view.user.type(screen.getByRole('textbox', { name }), text);
  };
  server.record.loseAnswers = true;
  await press('Save draft');
  expect(await screen.findByText(/could not be reached/)).toBeInTheDocument();
  server.record.loseAnswers = false;
  expect([...server.stored.keys()]).toEqual(['rose-mist']);
  const stored = () => server.stored.get('rose-mist') as Product;
  return { server, fake, press, retype, stored, draft: () => adminDrafts.read(asNew) };
}

test('a price that was changed after a lost answer is neither lost nor a second product', async () => {
  const { server, fake, press, retype, stored, draft } = await saveWithoutAnswer();
  const { price } = stored();
  await retype('Price in ₹', '290');
  await press('Save draft');
  expect(await screen.findByText(/This is saved already/)).toBeInTheDocument();
  expect(stored().price).toBe(price);
  const differences = within(screen.getByLabelText('What differs'));
  expect(differences.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Price']);
  await press('Keep mine');
  // From now on it is the stored product, under its own address.
  expect(fake.places.at(-1)?.path).toBe('/admin/products/rose-mist');
  expect(draft()).toBeNull();
  await press('Save draft');
  await waitFor(() => expect(stored()).toMatchObject({ price: 290, variants: [{ price: 290 }] }));
  expect(stored().variants).toHaveLength(1);
  expect(server.stored.size).toBe(1);
});

test('the saved version can be taken instead', async () => {
  const { fake, press, retype, stored, draft } = await saveWithoutAnswer();
  const { name } = stored();
  await retype('Name', 'Rose Fog');
  await press('Save draft');
  await screen.findByText(/This is saved already/);
  await press('Take what is saved');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  expect(fake.places.at(-1)?.path).toBe('/admin/products/rose-mist');
  expect(draft()).toBeNull();
});
