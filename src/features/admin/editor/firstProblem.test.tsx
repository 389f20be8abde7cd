import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { fakeServices } from '@/testing/fakeServices';
import { renderAdmin } from '../testing/renderAdmin';
import { adminSaga } from '..';
import { KeysProvider } from '../keys/KeysProvider';
import { adminServer } from '../catalogue/testing/catalogueServer';
import EditorScreen from './EditorScreen';

afterEach(() => window.sessionStorage.clear());

async function addProduct() {
  const fake = fakeServices();
  fake.services.http = adminServer().http;
  const screens = (
    <KeysProvider>
      <Routes>
        <Route path="/admin/addproduct" element={<EditorScreen kind="products" />} />
      </Routes>
    </KeysProvider>
  );
  const view = renderAdmin(screens, {
    fake,
    sagas: [(services) => adminSaga(services)],
    path: '/admin/addproduct',
  });
  await screen.findByRole('textbox', { name: 'Name' });
  return view;
}
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('a refused save focuses the first wrong field of the page', async () => {
  const { user } = await addProduct();
  await user.type(field('Name'), 'Rose Fog');
  await user.type(field('HSN code'), 'x');
  await user.type(field('Price in ₹'), '-5');
  await user.click(button('Save draft'));
  expect(screen.getByText('Not saved: 3 fields need another look.')).toBeInTheDocument();
  expect(field('HSN code')).toHaveAccessibleDescription(/4, 6 or 8 digits/);
  expect(field('SKU')).toHaveFocus();
  await user.type(field('SKU'), 'FOG-1');
  await user.click(button('Save draft'));
  expect(field('Price in ₹')).toHaveFocus();
});

test('a product without a name lacks its name alone, not the short name that is made from it', async () => {
  const { user } = await addProduct();
  await user.click(button('Publish'));
  expect(field('Name')).toHaveAccessibleDescription('The name is required.');
  expect(field('Name')).toHaveFocus();
  const shortName = field(/^Short name/);
  expect(shortName).not.toHaveAccessibleDescription(/required/);
  await user.type(field('Name'), 'गुलाब');
  expect(field('Name')).not.toHaveAccessibleDescription(/required/);
  expect(shortName).toHaveAccessibleDescription(/No short name can be made from this name/);
});
