import { screen, waitFor, within } from '@testing-library/react';
import type { NoteRequest, PrivateNote } from '@/domain/admin/privateNotes';
import type { PrivateNotesResponse } from '@/domain/contracts/adminOrders/notes';
import { orderRequested } from '@/features/admin/openOrder';
import { signedIn } from '@/features/auth';
import { fail, ok, type CallFailure, type Result } from '@/services';
import { messages as shared } from '../shared/messages';
import { renderAdmin } from '../testing/renderAdmin';
import { messages } from './messages';
import { PrivateNotesCard } from './PrivateNotesCard';
import { privateNotesSaga } from './privateNotesSaga';

type Answer = Result<PrivateNotesResponse, CallFailure>;
const note = (id: string, uid: string, text: string): PrivateNote => ({
  id,
  at: '2026-11-25T04:10:00.000Z',
  by: { uid, email: `${uid}@glumist.example` },
  text,
});
const sunita = { uid: 'sunita', email: 'sunita@glumist.example', name: 'Sunita Devi' };
const STORED = [
  { ...note('one', 'sunita', 'Gate is locked'), by: sunita },
  note('two', 'kavya', 'Rang twice'),
];
const answer = (notes: PrivateNote[]): Answer => ok({ success: true, notes });

function open({ stored = STORED, canWrite = true }: { stored?: PrivateNote[]; canWrite?: boolean } = {}) {
  const requests: NoteRequest[] = [];
  const server: { settle: (reply: Answer) => void; read: Answer } = {
    settle: () => undefined,
    read: answer(stored),
  };
  const api = {
    read: async () => server.read,
    send: (_: string, request: NoteRequest) => {
      requests.push(request);
      return new Promise<Answer>((resolve) => (server.settle = resolve));
    },
  };
  let drawn = 0;
  const random = () => (drawn = (drawn + 0.37) % 1);
  const card = (
    <main id="content">
      <PrivateNotesCard canWrite={canWrite} />
    </main>
  );
  const view = renderAdmin(card, {
    sagas: [(services) => privateNotesSaga({ ...services, random }, api)],
    before: [
      signedIn({
        uid: 'kavya',
        email: 'kavya@glumist.example',
        displayName: '',
        emailVerified: true,
        providers: [],
      }),
      orderRequested('GLM2'),
    ],
  });
  return { ...view, requests, server };
}

const field = () => screen.getByLabelText(messages.field);
const button = (name: string) => screen.getByRole('button', { name });

test('each note says who wrote it and when, and only the own one can be changed or removed', async () => {
  open();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Gate is lockedSunita Devi, Wed, 25 Nov, 9:40 am',
    'Rang twicekavya@glumist.example, Wed, 25 Nov, 9:40 amChangeRemove',
  ]);
  expect(screen.getByText(messages.readBy)).toBeVisible();
});

test('a note is sent once, and typed no longer once it is stored', async () => {
  const { user, requests, server } = open({ stored: [] });
  await user.click(button(messages.save));
  expect(screen.getByText(messages.missing)).toBeVisible();
  await waitFor(() => expect(field()).toHaveFocus());
  await user.type(field(), ' The gate is locked ');
  await user.dblClick(button(messages.save));
  expect(requests).toEqual([{ act: 'write', noteId: expect.any(String), text: 'The gate is locked' }]);
  server.settle(answer([note('one', 'kavya', 'The gate is locked')]));
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(screen.getByRole('listitem')).toHaveTextContent('The gate is locked');
  expect(screen.getByRole('status')).toHaveTextContent(messages.saved);
  await user.type(field(), 'R');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('what is typed stays after a lost answer, and is sent again as the same note', async () => {
  const { user, requests, server } = open({ stored: [] });
  await user.type(field(), 'Rang');
  await user.click(button(messages.save));
  server.settle(fail({ kind: 'network' }));
  expect(await screen.findByText(/Check your connection|could not be reached/i)).toBeVisible();
  expect(field()).toHaveValue('Rang');
  await user.click(button(messages.save));
  expect(requests).toHaveLength(2);
  expect(requests[1]).toEqual(requests[0]);
});

test('an own note is changed, or left as it was, or removed', async () => {
  const { user, requests, server } = open();
  await user.click(await screen.findByRole('button', { name: messages.change('Rang twice') }));
  expect(field()).toHaveValue('Rang twice');
  await user.click(button(messages.cancel));
  expect(field()).toHaveValue('');
  await user.click(button(messages.change('Rang twice')));
  await user.type(field(), ', nobody there');
  await user.click(button(messages.saveChange));
  expect(requests).toEqual([{ act: 'write', noteId: 'two', text: 'Rang twice, nobody there' }]);
  server.settle(answer([note('two', 'kavya', 'Rang twice, nobody there')]));
  await user.click(await screen.findByRole('button', { name: messages.remove('Rang twice, nobody there') }));
  expect(requests.at(-1)).toEqual({ act: 'remove', noteId: 'two' });
  server.settle(answer([]));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(screen.getByRole('heading', { name: messages.title })).toHaveFocus();
});

test('a half-written note comes back after another was changed', async () => {
  const { user, server } = open();
  await user.type(field(), 'Leave at the gate');
  await user.click(await screen.findByRole('button', { name: messages.change('Rang twice') }));
  await user.click(button(messages.change('Rang twice')));
  await user.click(button(messages.cancel));
  expect(field()).toHaveValue('Leave at the gate');
  await user.click(button(messages.change('Rang twice')));
  await user.type(field(), '!');
  await user.click(button(messages.saveChange));
  server.settle(answer([note('two', 'kavya', 'Rang twice!')]));
  await waitFor(() => expect(field()).toHaveValue('Leave at the gate'));
  expect(button(messages.save)).toBeVisible();
});

test('a change that is being saved cannot be dismissed, so the half-written note comes back after it', async () => {
  const { user, server } = open();
  await user.type(await screen.findByLabelText(messages.field), 'Called, wants Friday');
  await user.click(await screen.findByRole('button', { name: messages.change('Rang twice') }));
  await user.click(button(messages.saveChange));
  expect(button(messages.cancel)).toBeDisabled();
  server.settle(answer(STORED));
  await waitFor(() => expect(screen.getByLabelText(messages.field)).toHaveValue('Called, wants Friday'));
});

test('a note whose answer was lost is still the same note after another was opened', async () => {
  const { user, requests, server } = open();
  await user.type(field(), 'Rang');
  await user.click(button(messages.save));
  server.settle(fail({ kind: 'network' }));
  await screen.findByText(/Check your connection|could not be reached/i);
  await user.click(button(messages.change('Rang twice')));
  await user.click(button(messages.cancel));
  await user.click(button(messages.save));
  expect(requests).toHaveLength(2);
  expect(requests[1]).toEqual(requests[0]);
});

test('no other note is opened while one is sent', async () => {
  const { user, server } = open();
  const change = await screen.findByRole('button', { name: messages.change('Rang twice') });
  await user.type(field(), 'Rang');
  await user.click(button(messages.save));
  await user.click(change);
  expect(field()).toHaveValue('Rang');
  server.settle(answer([...STORED, note('three', 'kavya', 'Rang')]));
  await waitFor(() => expect(field()).toHaveValue(''));
});

test('notes that could not be loaded are loaded again', async () => {
  const { user, server, dispatch } = open();
  server.read = fail({ kind: 'network' });
  dispatch(orderRequested('GLM3'));
  expect(await screen.findByText(messages.failed)).toBeVisible();
  server.read = answer(STORED);
  await user.click(button(shared.tryAgain));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText(messages.failed)).toBeNull();
});

test('a refusal says why, and an order that takes no notes shows those it has', async () => {
  const { user, server, unmount } = open();
  await user.type(field(), 'Rang');
  await user.click(button(messages.save));
  server.settle(
    fail({ kind: 'refused', status: 409, code: 'erased', message: 'The buyer’s account is deleted.' }),
  );
  expect(within(await screen.findByRole('alert')).getByText('The buyer’s account is deleted.')).toBeVisible();
  unmount();
  open({ canWrite: false });
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByLabelText(messages.field)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the note of one order neither holds back nor empties that of the next', async () => {
  const { user, requests, server, dispatch } = open({ stored: [] });
  await user.type(field(), 'Rang');
  await user.click(button(messages.save));
  const first = server.settle;
  dispatch(orderRequested('GLM3'));
  await user.type(field(), 'Leave at the gate');
  await user.click(button(messages.save));
  expect(requests.map((one) => 'text' in one && one.text)).toEqual(['Rang', 'Leave at the gate']);
  first(answer([]));
  await waitFor(() => expect(field()).toHaveValue('Leave at the gate'));
  server.settle(answer([]));
  await waitFor(() => expect(field()).toHaveValue(''));
});
