import { screen, waitFor } from '@testing-library/react';
import type { AdminGiftCardsResponse } from '@/domain/contracts/admin/giftCards';
import { NO_GIFT_CARDS } from '@/domain/giftCards/settings';
import { signedIn } from '@/features/auth';
import { ToastHost } from '@/features/notifications';
import { ok } from '@/services';
import { aUser } from '@/testing/builders';
import { renderAdmin } from '../testing/renderAdmin';
import { giftCardsAdminSaga } from './giftCardsSaga';
import GiftCardsScreen from './GiftCardsScreen';

const sold: AdminGiftCardsResponse['rows'][number] = {
  id: 'card-0001',
  amount: 500,
  status: 'sent',
  recipient: 'Bina',
  buyer: 'asha@example.com',
  email: 'bina@example.com',
  createdAt: '2026-11-22T10:00:00.000Z',
  sendOn: '2026-11-22',
  sentAt: '2026-11-22T10:05:00.000Z',
  lastDay: '2027-11-22',
  redeemedAt: '',
  cancelUntil: '2026-11-23T10:00:00.000Z',
  endedAt: '',
  transferReference: '',
  canCancel: false,
  isFrozen: false,
  isExpired: false,
  frozen: null,
  lastFour: '7K2M',
  razorpayOrderId: 'order_1',
  mails: 1,
};

const FROZEN = { isFrozen: true, frozen: { at: '', by: 'ada', reason: 'Asked' } };

function open(rows: AdminGiftCardsResponse['rows']) {
  const calls: unknown[] = [];
  const server = { ready: Promise.resolve() };
  const page = (found: AdminGiftCardsResponse['rows']) =>
    ok({ success: true as const, message: 'Done.', settings: NO_GIFT_CARDS, rows: found, outstanding: 0 });
  const api = {
    find: async (text: string) => {
      calls.push(text);
      await server.ready;
      return page(text ? rows.filter(({ lastFour }) => lastFour === text) : rows);
    },
    freeze: async (id: string) => {
      await server.ready;
      return page(rows.filter((row) => row.id === id).map((row) => ({ ...row, ...FROZEN })));
    },
    resend: async () => page(rows),
    save: async (settings: object) => {
      calls.push(settings);
      return page(rows);
    },
  };
  const screens = (
    <>
      <GiftCardsScreen />
      <ToastHost />
    </>
  );
  const view = renderAdmin(screens, {
    sagas: [() => giftCardsAdminSaga(api)],
    before: [signedIn(aUser({ role: 'owner' }))],
  });
  return { ...view, calls, server };
}

test('a search without a match says so until the newest cards have come instead', async () => {
  const { user, calls, server } = open([sold]);
  expect(await screen.findByText(/Code ends in 7K2M/)).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Find a gift card' });
  await user.type(field, ' 9999 {Enter}');
  expect(await screen.findByRole('heading', { name: 'No gift card matches “9999”' })).toBeVisible();
  expect(screen.queryByText('No gift cards yet')).toBeNull();
  let answer = () => {};
  server.ready = new Promise((resolve) => (answer = resolve));
  await user.click(screen.getByRole('button', { name: 'Show all gift cards' }));
  expect(screen.queryByText('No gift cards yet')).toBeNull();
  answer();
  expect(await screen.findByText(/Code ends in 7K2M/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: /matches/ })).toBeNull();
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(calls).toEqual(['', '9999', '']);
});

test('an expired card says so, with the year of its days, and offers nothing that the server refuses', async () => {
  open([{ ...sold, isExpired: true, isFrozen: true, frozen: { at: '', by: 'ada', reason: 'Asked' } }]);
  expect(await screen.findByText('Expired')).toBeVisible();
  expect(screen.getByText(/^Bought 22 Nov 2026 · Sent 22 Nov 2026/)).toBeVisible();
  for (const name of ['Send again', 'Freeze', 'Unfreeze'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a shop that has sold none says so', async () => {
  open([]);
  expect(await screen.findByText('No gift cards yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show all gift cards' })).toBeNull();
});

test('settings that make no sense are not sent, and the wrong field is named', async () => {
  const { user, calls } = open([]);
  const step = await screen.findByRole('textbox', { name: 'Step in rupees' });
  await user.clear(step);
  await user.type(step, '250');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(step).toHaveAccessibleDescription('The step must be whole hundreds from ₹100 to ₹10,000.');
  expect(calls).toEqual(['']);
});

test('an act changes its card, and leaves the others of the search and the dialog of the next', async () => {
  const other = { ...sold, id: 'card-0002' };
  const { user, server } = open([sold, other, { ...sold, id: 'card-0003', lastFour: '1111' }]);
  await user.type(await screen.findByRole('textbox', { name: 'Find a gift card' }), '7K2M{Enter}');
  await waitFor(() => expect(screen.getAllByText(/Code ends in/)).toHaveLength(2));
  let answer = () => {};
  server.ready = new Promise((resolve) => (answer = resolve));
  const [first, second] = screen.getAllByRole('button', { name: 'Freeze' });
  await user.click(first as HTMLElement);
  await user.type(screen.getByLabelText(/^Why/), 'Asked{Enter}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(second as HTMLElement);
  await user.type(screen.getByLabelText(/^Why/), 'Asked too{Enter}');
  answer();
  expect(await screen.findByText('ada: Asked')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Freeze it' }));
  await waitFor(() => expect(screen.getAllByText('ada: Asked')).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('saved settings leave the found cards', async () => {
  const { user } = open([sold, { ...sold, id: 'card-0003', lastFour: '1111' }]);
  await user.type(await screen.findByRole('textbox', { name: 'Find a gift card' }), '7K2M{Enter}');
  await waitFor(() => expect(screen.getAllByText(/Code ends in/)).toHaveLength(1));
  await user.click(screen.getByRole('checkbox', { name: 'Sell gift cards' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(screen.getAllByText(/Code ends in/)).toHaveLength(1);
});
