import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { ToastHost } from '@/features/notifications';
import { fakeServices } from '@/testing/fakeServices';
import { renderAdmin } from '../../testing/renderAdmin';
import { adminSaga } from '../..';
import { KeysProvider } from '@/features/admin/keys/KeysProvider';
import { pictureFile, uploaded, uploadServer } from '@/features/admin/pictures/testing/uploadServer';
import EditorScreen from '@/features/admin/editor/EditorScreen';
import { adminServer } from '../testing/catalogueServer';

afterEach(() => window.sessionStorage.clear());

async function visit() {
  const fake = fakeServices();
  const admin = adminServer();
  const server = uploadServer(admin.http);
  fake.services.http = server.http;
  const screens = (
    <KeysProvider>
      <Routes>
        <Route path="/admin/products/:id" element={<EditorScreen kind="products" />} />
      </Routes>
      <ToastHost />
    </KeysProvider>
  );
  const sagas = [(services: typeof fake.services) => adminSaga(services)];
  const view = renderAdmin(screens, { fake, sagas, path: '/admin/products/rose-mist' });
  await screen.findByRole('textbox', { name: 'Name' });
  const input = () => view.container.querySelector('input[type=file]') as HTMLInputElement;
  const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
  const arrive = async (name: string) => {
    await waitFor(() => expect(server.open).toHaveLength(1));
    server.arrive(name);
    await waitFor(() => expect(sources()).toContain(uploaded(name).src));
  };
  return { ...view, server, admin, choose, arrive };
}

const rows = () =>
  screen
    .getAllByRole('listitem')
    .filter((row) => within(row).queryByRole('textbox', { name: 'What it shows' }));
const sources = () => rows().map((row) => row.querySelector('img')?.getAttribute('src'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const [rose, lily] = [uploaded('rose').src, uploaded('lily').src];

test('pictures keep the order in which they were chosen and are saved with their alt text', async () => {
  const { choose, arrive, user, admin } = await visit();
  const [first] = sources();
  choose(pictureFile('rose.jpg'), pictureFile('lily.jpg'));
  expect(await screen.findByRole('progressbar', { name: 'lily.jpg' })).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^Line under the name/ }), ' and calm');
  await arrive('rose');
  await arrive('lily');
  expect(sources()).toEqual([first, rose, lily]);
  expect(screen.getByRole('textbox', { name: /^Line under the name/ })).toHaveValue('Rose water and calm');
  const alt = within(rows()[1] as HTMLElement).getByRole('textbox');
  expect(alt).toHaveAccessibleDescription(/Describe the picture/);
  await user.clear(alt);
  await user.type(alt, 'A bottle among roses');
  expect(alt).not.toHaveAccessibleDescription(/Describe the picture/);
  press('Make main, picture 2');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  const { draft } = admin.calls.at(-1)?.body as { draft: { images: unknown[] } };
  expect(draft.images[0]).toEqual({ ...uploaded('rose'), alt: 'A bottle among roses' });
});

test('buttons and keys move a picture, and the focus moves with it', async () => {
  const { choose, arrive, user } = await visit();
  const [first] = sources();
  choose(pictureFile('rose.jpg'), pictureFile('lily.jpg'));
  await arrive('rose');
  await arrive('lily');
  press('Move picture 3 up');
  expect(sources()).toEqual([first, lily, rose]);
  expect(screen.getByRole('button', { name: 'Move picture 2 up' })).toHaveFocus();
  expect(screen.getByText('Now picture 2 of 3.')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  // Its arrow leads nowhere any more.
  const handle = screen.getByRole('button', { name: /^Move main picture: drag it/ });
  expect(handle).toHaveFocus();
  expect(sources()).toEqual([lily, first, rose]);
  await user.keyboard('{End}');
  expect(sources()).toEqual([first, rose, lily]);
  expect(screen.getByRole('button', { name: /^Move picture 3: drag it/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(sources()).toEqual([lily, first, rose]);
});

test('a removed picture is restored to its position', async () => {
  const { choose, arrive } = await visit();
  const before = sources();
  choose(pictureFile('rose.jpg'));
  await arrive('rose');
  press('Remove main picture');
  expect(sources()).toEqual([rose]);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(sources()).toEqual([...before, rose]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});

test('saving waits for running uploads', async () => {
  const { choose, arrive, user, server, admin } = await visit();
  const calls = admin.calls.length;
  choose(pictureFile('rose.jpg'));
  await waitFor(() => expect(server.open).toHaveLength(1));
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/a picture is still uploading/)).toBeInTheDocument();
  expect(admin.calls).toHaveLength(calls);
  await arrive('rose');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
});

test('a picture can be pasted; a duplicate or a seventh one is ignored', async () => {
  const { choose, arrive, server } = await visit();
  const files = [pictureFile('rose.jpg')];
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  act(() => void document.body.dispatchEvent(Object.assign(paste, { clipboardData: { files } })));
  await arrive('rose');
  choose(pictureFile('again.jpg'));
  await waitFor(() => expect(server.open).toHaveLength(1));
  server.arrive('rose');
  expect(await screen.findByText('“again.jpg” is there already.')).toBeInTheDocument();
  choose(...Array.from({ length: 6 }, (_, at) => pictureFile(`${at}.jpg`)));
  expect(await screen.findByText('There can be 6 pictures at most: 2 were left out.')).toBeInTheDocument();
  for (const name of ['a', 'b', 'c', 'd']) await arrive(name);
  expect(screen.getByText('A product or combo has 6 pictures at most.')).toBeInTheDocument();
});

test('a picture with a known address is added without an upload', async () => {
  const { user } = await visit();
  press('Add by address');
  const address = screen.getByRole('textbox', { name: 'Address' });
  expect(address).toHaveFocus();
  await user.type(address, 'data:image/png,x{Enter}');
  expect(address).toHaveAccessibleDescription(/begins with https/);
  await user.clear(address);
  await user.type(address, '/pictures/rose-2-800.webp{Enter}');
  expect(sources().at(-1)).toBe('/pictures/rose-2-800.webp');
  expect(screen.queryByRole('textbox', { name: 'Address' })).not.toBeInTheDocument();
});
