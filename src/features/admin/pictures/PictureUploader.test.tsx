import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { UploadedPicture } from '@/domain/contracts/picture';
import { fakeServices } from '@/testing/fakeServices';
import { renderAdmin } from '../testing/renderAdmin';
import { adminSaga } from '..';
import { PictureUploader } from './PictureUploader';
import { pictureFile, uploadServer } from './testing/uploadServer';

afterEach(() => window.sessionStorage.clear());

function Form({ changes }: { changes: (UploadedPicture | null)[] }) {
  const [value, setValue] = useState('');
  const [isSaving, setSaving] = useState(false);
  const uploader = (
    <PictureUploader
      place="banners/new/wide"
      use="bannerTall"
      label="On phones"
      value={value}
      disabled={isSaving}
      hint="Upright"
      problem={value ? undefined : 'Choose a picture.'}
      onChange={(picture) => {
        changes.push(picture);
        setValue(picture?.src ?? '');
      }}
    />
  );
  return (
    <>
      {uploader}
      <button onClick={() => setSaving(!isSaving)}>Save</button>
    </>
  );
}

function visit(fake = fakeServices()) {
  const server = uploadServer();
  fake.services.http = server.http;
  const changes: (UploadedPicture | null)[] = [];
  const view = renderAdmin(<Form changes={changes} />, {
    fake,
    sagas: [(services) => adminSaga(services)],
  });
  const input = () => view.container.querySelector('input[type=file]') as HTMLInputElement;
  const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
  const underWay = () => waitFor(() => expect(server.open).toHaveLength(1));
  return { ...view, server, changes, choose, underWay };
}

test('a chosen picture shows its upload progress and is returned after the upload', async () => {
  const { server, changes, choose, underWay, container } = visit();
  const group = screen.getByRole('group', { name: 'On phones' });
  expect(group).toHaveAccessibleDescription('Choose a picture. Upright');
  choose(pictureFile('rose.jpg'));
  await underWay();
  expect(server.open[0]?.path).toBe('/api/admin/pictures?use=bannerTall');
  act(() => server.open[0]?.sent(0.42));
  expect(screen.getByText('Uploading, 42%')).toBeInTheDocument();
  act(() => server.open[0]?.sent(1));
  expect(screen.getByRole('progressbar', { name: 'rose.jpg' })).toHaveAttribute(
    'aria-valuetext',
    'Being prepared for the shop',
  );
  server.arrive('rose');
  await waitFor(() => expect(changes).toEqual([expect.objectContaining({ src: '/media/rose-800.webp' })]));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(container.querySelector('source')?.srcset).toContain('/media/rose-480.avif 480w');
  fireEvent.click(screen.getByRole('button', { name: 'Remove on phones' }));
  expect(changes.at(-1)).toBeNull();
});

test('a picture that is uploaded during a save comes after it', async () => {
  const { server, changes, choose, underWay } = visit();
  choose(pictureFile('rose.jpg'));
  await underWay();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  server.arrive('rose');
  await waitFor(() => expect(server.open).toHaveLength(0));
  choose(pictureFile('other.jpg'));
  expect([changes, server.open]).toEqual([[], []]);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes).toEqual([expect.objectContaining({ src: '/media/rose-800.webp' })]));
});

test('a failed upload shows its reason and can be repeated', async () => {
  const { server, changes, choose, underWay } = visit();
  choose(pictureFile('rose.jpg'));
  await underWay();
  server.fail();
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
  fireEvent.click(screen.getByRole('button', { name: 'Try rose.jpg again' }));
  await underWay();
  server.arrive();
  await waitFor(() => expect(changes).toHaveLength(1));
});

test('an invalid picture is not sent, and a refused one cannot be repeated', async () => {
  const { server, choose, underWay } = visit();
  choose(pictureFile('tiny.jpg', 100, 100));
  expect(await screen.findByRole('alert')).toHaveTextContent('at least 480 pixels wide to');
  expect(server.open).toHaveLength(0);
  choose(pictureFile('odd.jpg'));
  await underWay();
  server.refuse(422, 'This picture is damaged.');
  expect(await screen.findByText('This picture is damaged.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/at least 480 pixels wide to/)).not.toBeInTheDocument();
});

test('a picture can be dropped or pasted, and a drop beside the field does not leave the page', async () => {
  const { server, changes, underWay } = visit();
  const files = [pictureFile('dropped.jpg')];
  fireEvent.drop(screen.getByRole('button', { name: 'Choose a picture' }), {
    dataTransfer: { files, types: ['Files'] },
  });
  await underWay();
  server.arrive();
  await waitFor(() => expect(changes).toHaveLength(1));
  fireEvent.paste(screen.getByRole('button', { name: 'Choose another' }), { clipboardData: { files } });
  await underWay();
  const stray = createEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } });
  fireEvent(document.body, stray);
  expect(stray.defaultPrevented).toBe(true);
});

test('a cancelled upload is not returned', async () => {
  const { server, changes, choose, underWay } = visit();
  choose(pictureFile('rose.jpg'));
  await underWay();
  fireEvent.click(screen.getByRole('button', { name: 'Stop uploading rose.jpg' }));
  act(() => server.arrive());
  choose(pictureFile('lily.jpg'));
  await underWay();
  server.arrive('lily');
  await waitFor(() => expect(changes).toEqual([expect.objectContaining({ src: '/media/lily-800.webp' })]));
});

test('after a reload an interrupted upload is reported', async () => {
  const first = visit();
  first.choose(pictureFile('rose.jpg'));
  await first.underWay();
  // sessionStorage survives in the tab, without an event at the page's end.
  const notes = { ...window.sessionStorage };
  first.unmount();
  first.stop();
  for (const [name, value] of Object.entries(notes)) window.sessionStorage.setItem(name, String(value));
  visit();
  expect(await screen.findByText(/before “rose.jpg” was uploaded/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText(/before “rose.jpg” was uploaded/)).not.toBeInTheDocument();
});
