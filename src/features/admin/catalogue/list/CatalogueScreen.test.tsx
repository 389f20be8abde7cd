import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aProduct, aProductDraft } from '@/domain/catalogue/draft/testing';
import { ToastHost } from '@/features/notifications';
import { fakeServices } from '@/testing/fakeServices';
import { Address } from '@/testing/Address';
import { renderAdmin } from '../../testing/renderAdmin';
import { adminSaga } from '../..';
import { KeysHelp } from '@/features/admin/keys/KeysHelp';
import { KeysProvider } from '@/features/admin/keys/KeysProvider';
import CatalogueScreen from './CatalogueScreen';
import { adminServer } from '../testing/catalogueServer';

const many = Array.from({ length: 52 }, (_, n) => {
  const name = `Mist ${String(n).padStart(2, '0')}`;
  const variants = [{ ...aProductDraft().variants[0]!, sku: `MIST-${n}`, stock: n }];
  return aProduct(aProductDraft({ name, slug: `mist-${n}`, variants, status: n < 2 ? 'draft' : 'active' }));
});

async function visit(path = '/admin/products?sort=name', server = adminServer(many.slice(0, 10))) {
  const fake = fakeServices();
  fake.services.http = server.http;
  const screens = (
    <KeysProvider>
      <main id="content" tabIndex={-1}>
        <Routes>
          <Route path="/admin/products" element={<CatalogueScreen kind="products" />} />
        </Routes>
      </main>
      <KeysHelp places={[]} />
      <Address />
      <ToastHost />
    </KeysProvider>
  );
  const view = renderAdmin(screens, { fake, sagas: [(services) => adminSaga(services)], path });
  return { ...view, server };
}

const address = (text: string) =>
  waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(text));
const found = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
const button = (name: string) => screen.getByRole('button', { name });
const choose = (name: string) => screen.getByRole('checkbox', { name: `Choose ${name}` });

afterEach(() => window.localStorage.clear());

test('search, filters and page are stored in the URL', async () => {
  const { user } = await visit(undefined, adminServer(many));
  await found('52 products');
  expect(screen.getAllByRole('row')).toHaveLength(51);
  await user.click(button('Next'));
  await address('/admin/products?sort=name&page=2');
  await found('Page 2 of 2');
  await user.click(button('Draft 2'));
  await address('/admin/products?status=draft&sort=name');
  await found('2 products');
  await user.type(screen.getByRole('searchbox'), 'mist 01');
  await found('1 product');
  await address('/admin/products?q=mist+01&status=draft&sort=name');
  await user.type(screen.getByRole('searchbox'), ' nowhere');
  await found('Nothing found');
});

test('keyboard shortcuts move along the rows and to the search until they are turned off', async () => {
  const { user } = await visit();
  await found('10 products');
  await user.keyboard('jj');
  expect(screen.getByRole('link', { name: 'Mist 01' })).toHaveFocus();
  await user.keyboard('k/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.click(screen.getByText('Keyboard'));
  await user.click(screen.getByRole('checkbox', { name: 'Single keys are shortcuts' }));
  await user.click(button('Close'));
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Mist 00' })).not.toHaveFocus();
});

test('Escape chooses none', async () => {
  const { user } = await visit();
  await found('10 products');
  await user.keyboard('jx');
  expect(screen.getByRole('checkbox', { name: 'Choose Mist 00' })).toBeChecked();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('checkbox', { name: 'Choose Mist 00' })).not.toBeChecked();
});

test('the focus is not lost with the bar of the chosen rows', async () => {
  const { user } = await visit();
  await found('10 products');
  await user.click(choose('Mist 03'));
  await user.click(button('Clear'));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a bulk change applies to all selected items, and failures are named', async () => {
  const { user, server } = await visit();
  await found('10 products');
  await user.click(choose('Mist 03'));
  await user.click(choose('Mist 09'));
  await user.click(button('Stock'));
  const dialog = within(screen.getByRole('dialog', { name: 'Change stock' }));
  await user.click(dialog.getByRole('button', { name: 'Change 2' }));
  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/^Please give a whole number\./);
  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
  await user.type(dialog.getByRole('textbox'), '−5');
  await user.click(dialog.getByRole('button', { name: 'Change 2' }));
  const left = within(await screen.findByRole('dialog', { name: 'Not all were changed' }));
  expect(left.getByText('Mist 03')).toBeInTheDocument();
  expect([server.stored.get('mist-3')?.stock, server.stored.get('mist-9')?.stock]).toEqual([3, 4]);
  await user.click(left.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  expect(choose('Mist 03')).toBeChecked();
});

test('all items of a page are selected at once, and a failed bulk change can be repeated', async () => {
  const { user, server } = await visit('/admin/products?status=draft&sort=name');
  await found('2 products');
  await user.click(screen.getByRole('checkbox', { name: 'All on this page' }));
  await user.click(button('Status'));
  server.record.down = true;
  const dialog = within(screen.getByRole('dialog', { name: 'Change status' }));
  await user.click(dialog.getByRole('button', { name: 'Change 2' }));
  expect(await dialog.findByText(/could not be reached/)).toBeInTheDocument();
  server.record.down = false;
  await user.click(dialog.getByRole('button', { name: 'Change 2' }));
  expect(await screen.findByText('2 were changed.')).toBeInTheDocument();
  expect(server.stored.get('mist-0')?.status).toBe('active');
  await found('Nothing found');
});

test('a bulk change continues by itself when the server runs out of time', async () => {
  const { user, server } = await visit();
  await found('10 products');
  server.record.changesInOneCall = 4;
  await user.click(screen.getByRole('checkbox', { name: 'All on this page' }));
  await user.click(button('Stock'));
  const dialog = within(screen.getByRole('dialog', { name: 'Change stock' }));
  await user.type(dialog.getByRole('textbox'), '7');
  await user.click(dialog.getByRole('button', { name: 'Change 10' }));
  expect(await screen.findByText('10 were changed.')).toBeInTheDocument();
  const sent = server.calls.flatMap(({ path, body }) =>
    path.includes('/changes/') ? [(body as { items: unknown[] }).items.length] : [],
  );
  expect(sent).toEqual([10, 6, 2]);
  expect(server.stored.get('mist-9')?.stock).toBe(16);
});

test('a bulk change that loses its connection names the remaining items and keeps them selected', async () => {
  const { user, server } = await visit();
  await found('10 products');
  Object.assign(server.record, { changesInOneCall: 4, downAfterChanges: 1 });
  await user.click(screen.getByRole('checkbox', { name: 'All on this page' }));
  await user.click(button('Stock'));
  const dialog = within(screen.getByRole('dialog', { name: 'Change stock' }));
  await user.type(dialog.getByRole('textbox'), '7');
  await user.click(dialog.getByRole('button', { name: 'Change 10' }));
  const left = within(await screen.findByRole('dialog', { name: 'Not all were changed' }));
  expect(left.getByText('4 were changed. 6 stayed as they were.')).toBeInTheDocument();
  expect(left.getAllByText(/could not be reached/)).toHaveLength(6);
  await user.click(left.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('6 selected')).toBeInTheDocument();
  expect([choose('Mist 03'), choose('Mist 04')].map((box) => (box as HTMLInputElement).checked)).toEqual([
    false,
    true,
  ]);
});

/** A shop that answers a bulk change after its release. */
function holdingServer() {
  const server = adminServer(many.slice(0, 10));
  const { http } = server;
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  server.http = async (request) => {
    if (request.path.includes('/changes/')) await until;
    return http(request);
  };
  return { server, release: () => act(async () => release()) };
}

describe('a bulk change whose dialog was closed', () => {
  async function closeWhileSending() {
    const { server, release } = holdingServer();
    const { user } = await visit(undefined, server);
    await found('10 products');
    await user.click(choose('Mist 03'));
    await user.click(button('Stock'));
    const dialog = within(screen.getByRole('dialog', { name: 'Change stock' }));
    await user.type(dialog.getByRole('textbox'), '7');
    await user.click(dialog.getByRole('button', { name: 'Change 1' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(choose('Mist 09'));
    return { user, server, release };
  }

  test('lets no other begin before it ends, and leaves rows that were chosen since alone', async () => {
    const { user, server, release } = await closeWhileSending();
    expect(button('Stock')).toHaveAttribute('aria-busy', 'true');
    expect(button('Price')).toBeDisabled();
    await user.click(button('Stock'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await release();
    expect(await screen.findByText('1 was changed.')).toBeInTheDocument();
    expect([server.stored.get('mist-3')?.stock, server.stored.get('mist-9')?.stock]).toEqual([10, 9]);
    expect([choose('Mist 03'), choose('Mist 09')].map((box) => (box as HTMLInputElement).checked)).toEqual([
      false,
      true,
    ]);
    await user.click(button('Price'));
    expect(screen.getByRole('dialog', { name: 'Change prices' })).toBeInTheDocument();
  });

  test('says that it failed', async () => {
    const { server, release } = await closeWhileSending();
    server.record.down = true;
    await release();
    expect(await screen.findByText(/^Change stock: .*could not be reached/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(choose('Mist 03')).toBeChecked();
  });

  test('says that not all were changed', async () => {
    const { server, release } = await closeWhileSending();
    const product = server.stored.get('mist-3')!;
    server.stored.set('mist-3', { ...product, updatedAt: '2030-01-01T00:00:00.000Z' });
    await release();
    expect(await screen.findByText(/^Change stock: .*1 stayed as it was/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a list that fails to load says so and can be reloaded', async () => {
  const server = adminServer();
  server.record.down = true;
  const { user } = await visit(undefined, server);
  await found('The shop could not be reached. Check your connection and try again.');
  server.record.down = false;
  await user.click(button('Try again'));
  await found('1 product');
});

describe('products with a GST rate outside the tariff', () => {
  const wrong = ['Old serum', 'Old mist'].map((name, at) =>
    aProduct(aProductDraft({ name, slug: `old-${at}`, gstRate: 15 })),
  );

  test('are named, whatever is searched', async () => {
    await visit('/admin/products?q=mist+01', adminServer([...many.slice(0, 3), ...wrong]));
    await found('1 product');
    expect(screen.getByText(/^These products have GST rates that do not exist/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Old serum' })).toHaveAttribute(
      'href',
      `/admin/products/${wrong[0]?.id}`,
    );
  });

  test('are spoken of as one if there is one', async () => {
    await visit(undefined, adminServer(wrong.slice(0, 1)));
    await found('1 product');
    expect(screen.getByText(/^This product has a GST rate that does not exist/)).toBeVisible();
  });

  test('are not missed in the answer of an earlier version', async () => {
    const server = adminServer(many.slice(0, 1));
    const { http } = server;
    const earlier: typeof http = async (request) => {
      const outcome = await http(request);
      if (outcome.kind !== 'answered') return outcome;
      return { ...outcome, body: { ...Object(outcome.body), wrongGst: undefined } as object };
    };
    await visit(undefined, { ...server, http: earlier });
    await found('1 product');
  });
});
