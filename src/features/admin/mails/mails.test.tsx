import { act, screen, waitFor, within } from '@testing-library/react';
import type { FailedMail, MailsResponse } from '@/domain/contracts/admin/mails';
import { ToastHost } from '@/features/notifications';
import { fail, ok } from '@/services';
import type { MailAdmin } from '@/services/admin/people/createMailAdmin';
import { renderAdmin } from '../testing/renderAdmin';
import { mailsSaga } from './mailsSaga';
import MailsScreen from './MailsScreen';

const bounced: FailedMail = {
  id: 'GLM1-placed',
  to: 'asha@shopper.example',
  subject: 'We have your order GLM1',
  orderId: 'GLM1',
  createdAt: '2026-11-22T09:00:00.000Z',
  failedAt: '2026-11-22T10:00:00.000Z',
  attempts: 1,
  cause: 'refused',
  reason: '550 No such user',
};
const lost: FailedMail = {
  ...bounced,
  id: 'm2',
  subject: '',
  orderId: '',
  to: '',
  attempts: 8,
  cause: 'unknown',
  reason: 'Timeout',
};

function open(over: Partial<MailsResponse> = {}, change: Partial<MailAdmin> = {}) {
  const calls: string[] = [];
  let current: MailsResponse = {
    success: true,
    message: '',
    mails: [bounced, lost],
    counts: { failed: 2, late: 0 },
    problem: '',
    settings: { back: true, price: true, cart: true, review: true, friend: true },
    ...over,
  };
  const api: MailAdmin = {
    read: async () => ok(current),
    act: async (id, act) => {
      calls.push(`${act} ${id}`);
      const mails = current.mails.filter((mail) => mail.id !== id);
      current = { ...current, mails, counts: { failed: mails.length, late: 0 }, message: `${act}: done.` };
      return ok(current);
    },
    settings: async (changes) => {
      calls.push(`settings ${JSON.stringify(changes)}`);
      current = { ...current, settings: { ...current.settings, ...changes }, message: 'Saved.' };
      return ok(current);
    },
    ...change,
  };
  const view = renderAdmin(
    <>
      <MailsScreen />
      <ToastHost />
    </>,
    { sagas: [() => mailsSaga(api)] },
  );
  return { ...view, calls };
}

const row = async (name: RegExp) =>
  (await screen.findByRole('heading', { name, level: 2 })).closest('li') as HTMLElement;

test('each failed mail has its recipient, its reason and a link to the order', async () => {
  open();
  const first = await row(/We have your order GLM1/);
  expect(first).toHaveTextContent('The mail server refused it');
  expect(first).toHaveTextContent('asha@shopper.example');
  expect(first).toHaveTextContent('550 No such user');
  expect(first).toHaveTextContent('1 attempt');
  expect(within(first).getByRole('link', { name: 'GLM1' })).toHaveAttribute('href', '/admin/orders/GLM1');
  const second = await row(/\(no subject\)/);
  expect(second).toHaveTextContent('It may have arrived');
  expect(second).toHaveTextContent('only if the shopper says that it did not come');
  expect(second).toHaveTextContent('8 attempts');
  expect(within(second).queryByRole('link')).toBeNull();
});

test.each([
  ['Send again', 'send'],
  ['Discard', 'discard'],
])('%s takes effect once after two clicks, and the mail leaves the list', async (name, act) => {
  const { user, calls } = open();
  const button = within(await row(/GLM1/)).getByRole('button', { name: `${name} We have your order GLM1` });
  await user.dblClick(button);
  await waitFor(() => expect(screen.queryByRole('heading', { name: /GLM1/ })).toBeNull());
  expect(calls).toEqual([`${act} GLM1-placed`]);
  expect(screen.getByText(`${act}: done.`)).toBeVisible();
});

test('a refused action shows the reason, and the mail stays', async () => {
  const message = 'Somebody was faster.';
  const { user } = open(
    {},
    { act: async () => fail({ kind: 'refused', status: 409, code: 'not_failed', message }) },
  );
  await user.click(within(await row(/GLM1/)).getByRole('button', { name: /^Discard/ }));
  expect(await within(await row(/GLM1/)).findByText(message)).toBeVisible();
});

test('a shop that cannot send mails shows the reason and the number of waiting mails', async () => {
  open({ mails: [], counts: { failed: 0, late: 3 }, problem: 'No mail server is set up.' });
  expect(await screen.findByText(/Mails are not sent\. No mail server is set up\./)).toHaveTextContent(
    '3 mails have waited for more than 10 minutes.',
  );
});

test('the list reports no failures, more failures than shown, and a failed load', async () => {
  const first = open({ mails: [], counts: { failed: 0, late: 0 } });
  expect(await screen.findByText('No failed mails')).toBeVisible();
  first.unmount();
  const second = open({ counts: { failed: 240, late: 0 } });
  expect(await screen.findByText('The newest 2 are shown.')).toBeVisible();
  second.unmount();
  open({}, { read: async () => fail({ kind: 'network' }) });
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
});

test('a kind of mail is switched off with one press', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('checkbox', { name: /^A cart was left/ }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(calls).toEqual(['settings {"cart":false}']);
  expect(screen.getByRole('checkbox', { name: /^A cart was left/ })).not.toBeChecked();
});

test('a late answer to a failed press does not undo the next one', async () => {
  const stored = { back: true, price: true, cart: true, review: true, friend: true };
  const answer = (settings: typeof stored): MailsResponse => ({
    success: true,
    message: 'Saved.',
    mails: [],
    counts: { failed: 0, late: 0 },
    problem: '',
    settings,
  });
  let answerLate = () => {};
  const read = jest
    .fn<ReturnType<MailAdmin['read']>, []>()
    .mockResolvedValueOnce(ok(answer(stored)))
    .mockReturnValueOnce(new Promise((resolve) => (answerLate = () => resolve(ok(answer(stored))))));
  const settings = jest
    .fn<ReturnType<MailAdmin['settings']>, []>()
    .mockResolvedValueOnce(fail({ kind: 'network' }))
    .mockResolvedValueOnce(ok(answer({ ...stored, review: false })));
  const { user } = open({}, { read, settings });
  await user.click(await screen.findByRole('checkbox', { name: /^A cart was left/ }));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  const second = screen.getByRole('checkbox', { name: /review/i });
  await user.click(second);
  expect(await screen.findByText('Saved.')).toBeVisible();
  await act(async () => answerLate());
  expect(second).not.toBeChecked();
});

test('a switch that could not be saved shows what the shop has', async () => {
  const { user } = open({}, { settings: async () => fail({ kind: 'network' }) });
  await user.click(await screen.findByRole('checkbox', { name: /^A cart was left/ }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^A cart was left/ })).toBeChecked());
});
