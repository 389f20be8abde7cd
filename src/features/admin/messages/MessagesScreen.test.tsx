import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { StoredMessage } from '@/domain/messages/inbox/message';
import { aMessage } from '@/domain/messages/inbox/testing';
import { ToastHost } from '@/features/notifications';
import { fakeServices } from '@/testing/fakeServices';
import { renderAdmin } from '../testing/renderAdmin';
import { adminSaga } from '..';
import { KeysProvider } from '../keys/KeysProvider';
import MessagesScreen from './MessagesScreen';
import MessageScreen from './MessageScreen';
import { messagesServer } from './testing/messagesServer';

const some = (): Record<string, StoredMessage> => ({
  late: aMessage({ name: 'Late Rao', createdAt: '2026-11-19T06:00:00.000Z', message: 'Where is it?' }),
  mist: aMessage({ createdAt: '2026-11-22T01:00:00.000Z', phone: '9876543210' }),
  pills: aMessage({ name: 'Cheap Pills', status: 'spam' }),
});

function visit(path = '/admin/messages', server = messagesServer(some())) {
  const fake = fakeServices();
  fake.services.http = server.http;
  fake.services.clock.now = () => new Date('2026-11-22T06:00:00.000Z');
  const screens = (
    <KeysProvider>
      <Routes>
        <Route path="/admin/messages" element={<MessagesScreen />} />
        <Route path="/admin/messages/:id" element={<MessageScreen />} />
      </Routes>
      <ToastHost />
    </KeysProvider>
  );
  const view = renderAdmin(screens, { fake, sagas: [(services) => adminSaga(services)], path });
  return { ...view, server };
}

const button = (name: string) => screen.getByRole('button', { name });
const found = (text: string | RegExp) => screen.findByText(text);
const field = (name = 'Aditi Rao') => screen.getByRole('textbox', { name: `Reply to ${name}` });
afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

describe('the list of messages', () => {
  test('shows due dates, late messages and the count of each box', async () => {
    const { user } = visit();
    expect(await found('Acknowledge: 24 hours late')).toBeInTheDocument();
    expect(screen.getByText('Acknowledge within 43 hours')).toBeInTheDocument();
    expect(screen.getByText('1 message is late.')).toBeInTheDocument();
    await user.click(button('Spam 1'));
    expect(await screen.findByRole('link', { name: 'Cheap Pills' })).toBeInTheDocument();
    await user.click(button('Archived 0'));
    expect(await found('No messages here.')).toBeInTheDocument();
  });

  test('searches for a ticket in all boxes', async () => {
    const { user } = visit();
    await found('Where is it?');
    await user.type(screen.getByRole('searchbox'), 'T261120-4KX9M2');
    expect(await found('3 messages')).toBeInTheDocument();
  });

  test('more of one box does not come under another', async () => {
    const server = messagesServer(some());
    server.record.next = 'at_mist';
    const { user } = visit(undefined, server);
    await found('Where is it?');
    const { release } = server.hold('after=');
    await user.click(button('Show more'));
    server.record.next = '';
    await user.click(button('Spam 1'));
    expect(await screen.findByRole('link', { name: 'Cheap Pills' })).toBeVisible();
    await act(async () => release());
    expect(screen.queryByText('Where is it?')).toBeNull();
  });

  test('shows no more of one box while another loads', async () => {
    const server = messagesServer(some());
    server.record.next = 'at_mist';
    const { user } = visit(undefined, server);
    await found('Where is it?');
    const { release } = server.hold('box=spam');
    await user.click(button('Spam 1'));
    await user.click(button('Show more'));
    await act(async () => release());
    expect(await screen.findByRole('link', { name: 'Cheap Pills' })).toBeVisible();
    expect(screen.queryByText('Where is it?')).toBeNull();
  });

  test('reports a failed load and can be reloaded', async () => {
    const server = messagesServer(some());
    server.record.down = true;
    const { user } = visit(undefined, server);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
    server.record.down = false;
    await user.click(button('Try again'));
    expect(await found('Where is it?')).toBeInTheDocument();
  });
});

describe('a message', () => {
  test('is marked as read when opened, and J or a button opens the next one', async () => {
    const { user, server } = visit();
    await user.click(await screen.findByRole('link', { name: 'Late Rao' }));
    await waitFor(() => expect(server.stored.get('late')?.status).toBe('read'));
    await user.keyboard('j');
    expect(await screen.findByRole('heading', { name: 'Aditi Rao' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '9876543210' })).toHaveAttribute('href', 'tel:+919876543210');
    expect(screen.getByRole('link', { name: 'Look for their orders' })).toHaveAttribute(
      'href',
      '/admin/orders?q=aditi%40example.in',
    );
    await user.click(button('Previous message'));
    expect(await screen.findByRole('heading', { name: 'Late Rao' })).toBeInTheDocument();
    expect(button('Previous message')).toBeDisabled();
  });

  test('gets one reply, even after a double click', async () => {
    const { user, server } = visit('/admin/messages/mist');
    await user.click(await screen.findByRole('button', { name: 'Send reply' }));
    expect(field()).toHaveAccessibleDescription('Please write a reply');
    expect(field()).toHaveFocus();
    await user.type(field(), 'Next week.');
    await user.dblClick(button('Send reply'));
    expect(await found('Your reply is on its way to aditi@example.in.')).toBeInTheDocument();
    expect(server.mailed).toEqual(['Next week.']);
    const ours = screen.getByRole('article', { name: 'Our reply' });
    expect(within(ours).getByText(/Being sent/)).toBeInTheDocument();
    expect(screen.getByText('Answered')).toBeInTheDocument();
    expect(field()).toHaveValue('');
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('is not answered twice unawares: the reply of a colleague is shown first', async () => {
    const { user, server } = visit('/admin/messages/mist');
    await user.type(await screen.findByRole('textbox'), 'Next week.');
    const before = server.stored.get('mist') as StoredMessage;
    const theirs = {
      id: 'reply-of-ravi',
      text: 'Tomorrow.',
      at: '2026-11-22T05:59:00.000Z',
      by: { uid: 'ravi', email: 'ravi@glumist.example' },
    };
    server.stored.set('mist', { ...before, replies: [...before.replies, theirs], status: 'replied' });
    await user.click(button('Send reply'));
    expect(await found(/A colleague has replied meanwhile/)).toBeInTheDocument();
    expect(screen.getByText('Tomorrow.')).toBeInTheDocument();
    expect(field()).toHaveValue('Next week.');
    expect(server.mailed).toEqual([]);
    await user.click(button('Send reply'));
    expect(await found(/on its way/)).toBeInTheDocument();
    expect(server.mailed).toEqual(['Next week.']);
  });

  test('keeps an unsent reply after a reload and sends it under the same id', async () => {
    const server = messagesServer(some());
    const first = visit('/admin/messages/mist', server);
    await first.user.type(await screen.findByRole('textbox'), 'Next week.');
    server.record.loseAnswers = true;
    await first.user.click(button('Send reply'));
    expect(await found(/could not be reached/)).toBeInTheDocument();
    first.unmount();
    server.record.loseAnswers = false;
    const { user } = visit('/admin/messages/mist', server);
    await waitFor(() => expect(field()).toHaveValue('Next week.'));
    await user.click(button('Send reply'));
    expect(await found(/on its way/)).toBeInTheDocument();
    expect(server.mailed).toEqual(['Next week.']);
    expect(server.stored.get('mist')?.replies).toHaveLength(1);
  });

  test('is acknowledged, archived and opened again', async () => {
    const { user, server } = visit('/admin/messages/mist');
    await user.click(await screen.findByRole('button', { name: 'Acknowledge by mail' }));
    expect(await found(/is told that you have it/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Acknowledge by mail' })).toBeNull();
    await user.click(button('Archive'));
    expect(await screen.findByRole('button', { name: 'Open again' })).toBeInTheDocument();
    expect(server.stored.get('mist')).toMatchObject({ status: 'archived', dueAt: null });
    await user.click(button('Open again'));
    await waitFor(() => expect(server.stored.get('mist')?.status).toBe('read'));
  });

  test('takes no second action while one runs, and the next message takes its own', async () => {
    const server = messagesServer(some());
    const { release } = server.hold('/late/acknowledge');
    const { user } = visit('/admin/messages', server);
    await user.click(await screen.findByRole('link', { name: 'Late Rao' }));
    await user.click(await screen.findByRole('button', { name: 'Acknowledge by mail' }));
    expect(button('Archive')).toBeDisabled();
    expect(button('Send reply')).toBeDisabled();
    await user.keyboard('j');
    await screen.findByRole('heading', { name: 'Aditi Rao' });
    await user.click(button('Archive'));
    expect(await screen.findByRole('button', { name: 'Open again' })).toBeEnabled();
    expect(server.stored.get('mist')?.status).toBe('archived');
    await user.click(button('Previous message'));
    expect(await screen.findByRole('button', { name: 'Acknowledge by mail' })).toHaveAttribute('aria-busy');
    release();
    expect(await found(/is told that you have it/)).toBeInTheDocument();
    expect(button('Archive')).toBeEnabled();
  });

  test.each(['call', 'answer'])(
    'stays in spam where the %s that marks it as read comes after',
    async (late) => {
      const server = messagesServer(some());
      const { http } = server;
      let release = () => {};
      const until = new Promise<void>((resolve) => (release = resolve));
      server.http = async (request) => {
        if ((request.body as { status?: string } | undefined)?.status !== 'read') return http(request);
        if (late === 'call') await until;
        const answer = await http(request);
        await until;
        return answer;
      };
      const { user } = visit('/admin/messages/late', server);
      await user.click(await screen.findByRole('button', { name: 'Spam' }));
      expect(await found('Moved to spam.')).toBeInTheDocument();
      await act(async () => release());
      expect(server.stored.get('late')?.status).toBe('spam');
      expect(screen.queryByRole('button', { name: 'Spam' })).toBeNull();
    },
  );

  test('that was left while its action ran reports the failure with its name', async () => {
    const server = messagesServer(some());
    const { release } = server.hold('/late/status', { kind: 'network' });
    const { user } = visit('/admin/messages/late', server);
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await user.click(screen.getByRole('link', { name: 'Messages' }));
    release();
    expect(await found(/^Late Rao: .*could not be reached/)).toBeInTheDocument();
  });

  test('cannot be answered as spam, and a deleted message causes no error', async () => {
    const { unmount } = visit('/admin/messages/pills');
    expect(await screen.findByRole('button', { name: 'Open again' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    unmount();
    visit('/admin/messages/none');
    expect(await found(/There is no such message/)).toBeInTheDocument();
  });
});
