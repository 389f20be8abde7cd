import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { aProduct, aProductDraft } from '@/domain/catalogue/draft/testing';
import type { Product } from '@/domain/catalogue/catalogue';
import { ConfirmHost, ToastHost } from '@/features/notifications';
import { fakeServices } from '@/testing/fakeServices';
import { Address } from '@/testing/Address';
import { renderAdmin } from '../testing/renderAdmin';
import { adminSaga } from '..';
import { KeysProvider } from '../keys/KeysProvider';
import EditorScreen from './EditorScreen';
import { adminServer } from '../catalogue/testing/catalogueServer';

afterEach(() => window.sessionStorage.clear());

async function visit(path: string, server = adminServer()) {
  const fake = fakeServices();
  fake.services.http = server.http;
  const screens = (
    <KeysProvider>
      <Routes>
        <Route path="/admin/addproduct" element={<EditorScreen kind="products" />} />
        <Route path="/admin/products/:id" element={<EditorScreen kind="products" />} />
      </Routes>
      <Link to="/admin/products/fog">The other product</Link>
      <Address />
      <ToastHost />
      <ConfirmHost />
    </KeysProvider>
  );
  const view = renderAdmin(screens, { fake, sagas: [(services) => adminSaga(services)], path });
  await screen.findByRole('textbox', { name: 'Name' });
  return { ...view, server };
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const theProduct = (server: ReturnType<typeof adminServer>) => server.stored.get('rose-mist') as Product;

test('Ctrl+S saves a change with the version and the units that were loaded', async () => {
  const { user, server } = await visit('/admin/products/rose-mist');
  expect(button('Save')).toBeEnabled();
  await user.clear(field('Price in ₹'));
  await user.type(field('Price in ₹'), '290');
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(server.calls.at(-1)?.body).toMatchObject({
    version: aProduct().updatedAt,
    seen: { 'MIST-100': 10 },
  });
  expect(theProduct(server)).toMatchObject({ price: 290, stock: 10 });
  await user.click(button('Save'));
  expect(await screen.findByText('Nothing has changed.')).toBeInTheDocument();
});

/** A save of Rose Mist 2, whose answer comes after the other product was opened. */
async function leaveSaving({ isLost = false, meanwhile = () => {} } = {}) {
  const server = adminServer([aProduct(), { ...aProduct(), id: 'fog', name: 'Rose Fog' }]);
  const { http } = server;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.http = async (request) => {
    const answered = await http(request);
    if (request.body) await held;
    return request.body && isLost ? { kind: 'network' } : answered;
  };
  const { user } = await visit('/admin/products/rose-mist', server);
  await user.type(field('Name'), ' 2');
  await user.click(button('Save'));
  await user.click(screen.getByRole('link', { name: 'The other product' }));
  await waitFor(() => expect(field('Name')).toHaveValue('Rose Fog'));
  meanwhile();
  await act(async () => answer());
  expect(field('Name')).toHaveValue('Rose Fog');
  expect(theProduct(server).name).toBe('Rose Mist 2');
}
const storedDrafts = () => window.sessionStorage.getItem('glumist.adminDrafts');

test('a save that ends after another product was opened says so, and drops its draft', async () => {
  await leaveSaving();
  expect(await screen.findByText('Rose Mist 2: Saved.')).toBeInTheDocument();
  expect(storedDrafts()).toBeNull();
});

test('a save that ends after another product was opened keeps what was typed into its own since', async () => {
  const newer = () => String(storedDrafts()).replaceAll('Rose Mist 2', 'Rose Mist 23');
  const meanwhile = () => window.sessionStorage.setItem('glumist.adminDrafts', newer());
  await leaveSaving({ meanwhile });
  expect(await screen.findByText('Rose Mist 2: Saved.')).toBeInTheDocument();
  expect(storedDrafts()).toContain('Rose Mist 23');
});

test('a save that fails after another product was opened says so, and keeps its draft', async () => {
  await leaveSaving({ isLost: true });
  expect(await screen.findByText(/^Rose Mist 2: Not saved: .*could not be reached/)).toBeInTheDocument();
  expect(storedDrafts()).toContain('Rose Mist 2');
  expect(screen.queryByText(/^Not saved/)).toBeNull();
});

test('archiving a product lists the combos that go off sale, before and after the save', async () => {
  const server = adminServer(undefined, [
    { id: 'duo', name: 'Two mists' },
    { id: 'trio', name: 'Three mists' },
  ]);
  const { user } = await visit('/admin/products/rose-mist', server);
  const status = screen.getByRole('combobox', { name: 'Status' });
  expect(status).not.toHaveAccessibleDescription();
  await user.selectOptions(status, 'Archived');
  expect(status).toHaveAccessibleDescription('These combos go off sale with it: Two mists and Three mists.');
  await user.click(button('Save'));
  const message = 'Saved. 2 combos went off sale too: Two mists and Three mists.';
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('a GST change has a date and a rate and is saved with them', async () => {
  const { user, server } = await visit('/admin/products/rose-mist');
  await user.click(button('Add a change of GST'));
  expect(screen.getByLabelText('From')).toHaveFocus();
  await user.type(field('New GST in percent'), '5');
  await user.click(button('Save'));
  const from = screen.getByLabelText('From');
  expect(from).toHaveAccessibleDescription('Please choose the day from which this rate counts.');
  expect(from).toHaveFocus();
  fireEvent.change(from, { target: { value: '2027-04-01' } });
  await user.click(button('Save'));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(theProduct(server).gstRates).toEqual([{ from: '2027-04-01', rate: 5 }]);
  await user.click(button('Remove change 1 of GST'));
  await user.click(button('Save'));
  await waitFor(() => expect(theProduct(server)).not.toHaveProperty('gstRates'));
});

test('validation errors are shown at their fields without a request', async () => {
  const { user, server } = await visit('/admin/products/rose-mist');
  const calls = server.calls.length;
  await user.clear(field('Price in ₹'));
  await user.type(field('Price in ₹'), '400');
  await user.click(button('Save'));
  expect(field('Price in ₹')).toHaveAccessibleDescription('The price is above the MRP.');
  expect(field('Price in ₹')).toHaveFocus();
  expect(screen.getByText('Not saved: The price is above the MRP.')).toBeInTheDocument();
  expect(server.calls).toHaveLength(calls);
  await user.clear(field('Price in ₹'));
  await user.type(field('Price in ₹'), '350');
  expect(field('Price in ₹')).not.toHaveAccessibleDescription(/above/);
});

test('the address of a stored product is shown and cannot be changed', async () => {
  await visit('/admin/products/rose-mist');
  expect(field('Address in the shop')).toHaveValue('/product/rose-mist');
  expect(field('Address in the shop')).toHaveAttribute('readonly');
  expect(screen.queryByRole('textbox', { name: /^Short name/ })).toBeNull();
});

test('the preview shows no price or stock that no product can have', async () => {
  const { user } = await visit('/admin/addproduct');
  await user.type(field('Name'), 'Rose Fog');
  await user.type(field('Price in ₹'), '-5');
  await user.type(field('MRP in ₹'), '0');
  await user.clear(field('In stock'));
  await user.type(field('In stock'), '1.5');
  const card = screen.getByRole('region', { name: 'Preview' });
  expect(card).toHaveTextContent('₹0');
  expect(card).toHaveTextContent('Only 1 left');
  expect(card).not.toHaveTextContent('%');
});

test('a new product is a draft until it is complete, and is then published once under its own URL', async () => {
  const { user, server, fake } = await visit('/admin/addproduct');
  await user.type(field('Name'), 'Rose Fog');
  await user.type(field('SKU'), 'FOG-1');
  await user.click(button('Publish'));
  expect(
    await screen.findByText(/^Not saved: Before this can be on sale it needs the price, the MRP/),
  ).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('draft');
  await user.click(button('The manufacturer'));
  expect(screen.getByLabelText('Manufacturer')).toHaveFocus();
  await user.keyboard('Glumist, Bengaluru');
  expect(screen.queryByRole('button', { name: 'The manufacturer' })).toBeNull();
  await user.type(field('Price in ₹'), '300');
  await user.type(field('MRP in ₹'), '350');
  await user.type(field('Net quantity'), '100');
  await user.type(field('Ingredients (INCI)'), 'Aqua, 1,2-Hexanediol');
  await user.click(button('Add by address'));
  await user.type(field('Address'), '/pictures/fog-1-800.webp{Enter}');
  expect(screen.getByText('Ready to be published')).toBeInTheDocument();
  server.record.loseAnswers = true;
  await user.click(button('Publish'));
  expect(await screen.findByText(/could not be reached.*still here/)).toBeInTheDocument();
  server.record.loseAnswers = false;
  await user.click(button('Save'));
  await waitFor(() => expect(fake.places.at(-1)?.path).toBe('/admin/products/rose-fog'));
  expect(server.stored.get('rose-fog')).toMatchObject({
    status: 'active',
    ingredients: ['Aqua', '1,2-Hexanediol'],
  });
  expect(server.stored.size).toBe(2);
});

test('a second admin sees the differences and keeps both changes', async () => {
  const { user, server } = await visit('/admin/products/rose-mist');
  await user.type(field('Name'), ' Deluxe');
  const theirs = {
    ...theProduct(server),
    price: 280,
    variants: [{ ...theProduct(server).variants[0]!, price: 280 }],
  };
  server.stored.set('rose-mist', { ...theirs, updatedAt: '2026-11-20T00:00:00.000Z' });
  await user.click(button('Save'));
  const note = await screen
    .findByRole('alert', { name: '' })
    .then(() => screen.getByText(/Somebody else saved this/));
  expect(note).toBeInTheDocument();
  expect(within(screen.getByLabelText('What differs')).getByText('280')).toBeInTheDocument();
  expect(theProduct(server)).toMatchObject({ name: 'Rose Mist', price: 280 });
  await user.click(button('Keep mine'));
  expect(field('Price in ₹')).toHaveValue('280');
  await user.click(button('Save'));
  await waitFor(() => expect(theProduct(server)).toMatchObject({ name: 'Rose Mist Deluxe', price: 280 }));
});

test('typed changes are restored after a reload and removed when discarded', async () => {
  const first = await visit('/admin/products/rose-mist');
  await first.user.type(field('Name'), ' Deluxe');
  first.unmount();
  const { user } = await visit('/admin/products/rose-mist');
  expect(field('Name')).toHaveValue('Rose Mist Deluxe');
  expect(screen.getByText(/What you typed before is here again/)).toBeInTheDocument();
  await user.click(button('Discard'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  expect(field('Name')).toHaveValue('Rose Mist');
  expect(window.sessionStorage.getItem('glumist.adminDrafts')).toBeNull();
});

test('units sold while the editor was open stay sold', async () => {
  const { user, server } = await visit('/admin/products/rose-mist');
  await user.clear(field('In stock'));
  await user.type(field('In stock'), '15');
  expect(field('In stock')).toHaveAccessibleDescription('And 2 reserved. 12 people wait for it');
  const { variants, ...rest } = theProduct(server);
  server.stored.set('rose-mist', { ...rest, stock: 7, variants: [{ ...variants[0]!, stock: 7 }] });
  await user.click(button('Save'));
  expect(await screen.findByText('Saved. 3 units were sold meanwhile.')).toBeInTheDocument();
  expect(theProduct(server).stock).toBe(12);
});

test('a copy creates a new product without SKUs and units', async () => {
  const { user, fake, unmount } = await visit('/admin/products/rose-mist');
  await user.click(button('Duplicate'));
  expect(fake.places.at(-1)?.path).toBe('/admin/addproduct');
  await user.click(button('Duplicate'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Make the copy' }));
  unmount();
  await visit('/admin/addproduct');
  expect(field('Name')).toHaveValue('Rose Mist (copy)');
  expect([field('SKU'), field('In stock')].map((one) => (one as HTMLInputElement).value)).toEqual(['', '0']);
});

test('the form follows an added picture, a second size and a removed picture', async () => {
  const { user, server } = await visit(
    '/admin/products/rose-mist',
    adminServer([aProduct(aProductDraft({ tags: [] }))]),
  );
  await user.click(button('Add a size'));
  const second = within(screen.getByRole('group', { name: 'Size 2' }));
  expect(second.getByRole('textbox', { name: 'Size' })).toHaveFocus();
  await user.type(second.getByRole('textbox', { name: 'Size' }), '50 ml');
  const added = within(screen.getByRole('group', { name: '50 ml' }));
  await user.type(added.getByRole('textbox', { name: 'SKU' }), 'MIST-50');
  await user.type(added.getByRole('textbox', { name: 'Price in ₹' }), '180');
  await user.type(added.getByRole('textbox', { name: 'MRP in ₹' }), '200');
  await user.click(button('gift'));
  await user.click(button('Add by address'));
  await user.type(field('Address'), 'https://cdn.example.com/a.webp{Enter}');
  await user.click(button('Remove main picture'));
  await user.click(button('Save'));
  await waitFor(() =>
    expect(theProduct(server)).toMatchObject({ tags: ['gift'], mainImage: 'https://cdn.example.com/a.webp' }),
  );
  expect(theProduct(server).variants.map(({ id }) => id)).toEqual(['100-ml', '50-ml']);
});

test('the form comes with its suggestions, or without them where they fail, so that no field moves', async () => {
  const server = adminServer();
  const { http } = server;
  let answer: (known: boolean) => void = () => undefined;
  const known = new Promise<boolean>((resolve) => (answer = resolve));
  server.http = async (request) => {
    if (request.path !== '/api/admin/known') return http(request);
    return (await known) ? http(request) : { kind: 'network' };
  };
  const opened = visit('/admin/products/rose-mist', server);
  await waitFor(() => expect(server.calls.some(({ path }) => path.includes('rose-mist'))).toBe(true));
  expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  answer(false);
  await opened;
  expect(screen.queryByRole('group', { name: /in use/i })).not.toBeInTheDocument();
});
