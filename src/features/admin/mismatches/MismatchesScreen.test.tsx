import { screen, waitFor, within } from '@testing-library/react';
import type { Mismatch } from '@/domain/admin/mismatch';
import { ToastHost } from '@/features/notifications';
import { fail, ok } from '@/services';
import type { MismatchAdmin } from '@/services/admin/createMismatchAdmin';
import { renderAdmin } from '../testing/renderAdmin';
import { mismatchesSaga } from './mismatchesSaga';
import { MismatchesScreen } from './MismatchesScreen';

const at = '2026-11-22T10:00:00.000Z';
const ALL: Mismatch[] = [
  {
    kind: 'paid_no_order',
    settledBy: 'settle',
    razorpayOrderId: 'order_1',
    paymentId: 'pay_1',
    amount: 285,
    at,
  },
  { kind: 'paid_no_order', settledBy: 'by_hand', razorpayOrderId: '', paymentId: 'pay_2', amount: 10, at },
  {
    kind: 'amounts_differ',
    settledBy: 'settle',
    what: 'refunded',
    razorpayOrderId: 'order_3',
    at,
    paymentId: 'pay_3',
    orderId: 'GLM3',
    ours: 0,
    theirs: 85,
  },
  {
    kind: 'order_no_parcel',
    settledBy: 'book',
    orderId: 'GLM4',
    amount: 600,
    since: at,
    problem: 'No such PIN code',
  },
  {
    kind: 'parcel_no_order',
    settledBy: 'cancel_parcel',
    orderId: '',
    awb: 'NP5',
    problem: 'The courier says: booked',
  },
];

function open(change: Partial<MismatchAdmin> = {}) {
  const calls: string[] = [];
  const books = { open: ALL, payments: 'all' as 'all' | 'newest' | 'unavailable' };
  const answerWith = (call: string) => {
    calls.push(call);
    return Promise.resolve(ok({ message: `${call}: done.` }));
  };
  const api: MismatchAdmin = {
    look: async (days) => {
      calls.push(`look ${days}`);
      return ok({ success: true, mismatches: books.open, payments: books.payments, since: at });
    },
    settle: (id) => answerWith(`settle ${id}`),
    book: (id) => answerWith(`book ${id}`),
    cancelParcel: (awb) => answerWith(`cancel ${awb}`),
    reconcile: async () => {
      calls.push('reconcile');
      return ok({ success: true, message: '', report: { settled: 1, booked: 2, asked: 9 } });
    },
    ...change,
  };
  const view = renderAdmin(
    <>
      <MismatchesScreen />
      <ToastHost />
    </>,
    { sagas: [() => mismatchesSaga(api)] },
  );
  return { ...view, calls, books };
}

const card = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement;

test('each mismatch shows both sides and one action, or none if the shop cannot settle it', async () => {
  open();
  const paid = await card('₹285 paid, and no order');
  expect(paid).toHaveTextContent('pay_1');
  expect(within(paid).getAllByRole('button')).toHaveLength(1);
  expect(within(await card('₹10 paid, and no order')).queryByRole('button')).toBeNull();
  expect(await card('An order of ₹600, and no parcel')).toHaveTextContent('No such PIN code');
  expect(await card('₹85 differ')).toHaveTextContent('GLM3');
});

test.each([
  ['₹285 paid, and no order', 'Settle the payment', 'settle order_1'],
  ['₹85 differ', 'Settle the difference', 'settle order_3'],
  ['An order of ₹600, and no parcel', 'Book the courier', 'book GLM4'],
  ['A parcel, and no order', 'Cancel the parcel', 'cancel NP5'],
])('%s is settled once after two clicks and leaves the list', async (title, act, call) => {
  const { user, calls, books } = open();
  const button = within(await card(title)).getByRole('button', { name: act });
  books.open = ALL.slice(1, 2);
  await user.dblClick(button);
  await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull());
  expect(calls.filter((one) => one === call)).toHaveLength(1);
  expect(screen.getByText(`${call}: done.`)).toBeVisible();
});

test('a remaining mismatch shows the result of the action, and a refusal the reason', async () => {
  const { user } = open({
    book: async () =>
      fail({ kind: 'refused', status: 502, code: 'courier_failed', message: 'The courier is away.' }),
  });
  await user.click(within(await card('₹285 paid, and no order')).getByRole('button'));
  expect(
    await within(await card('₹285 paid, and no order')).findByText('settle order_1: done.'),
  ).toBeVisible();
  await user.click(within(await card('An order of ₹600, and no parcel')).getByRole('button'));
  expect(await screen.findByText('The courier is away.')).toBeVisible();
});

test('the period can be changed, and a reconciler run shows its result and reloads the list', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: '30 days' }));
  await user.click(await screen.findByRole('button', { name: 'Run the reconciler now' }));
  expect(await screen.findByText('1 payment settled, 2 parcels booked.')).toBeVisible();
  await waitFor(() => expect(calls).toEqual(['look 7', 'look 30', 'reconcile', 'look 30']));
});

test('an empty list says so, and a Razorpay outage names what was not compared', async () => {
  const { books, user } = open();
  await screen.findByRole('heading', { name: '₹85 differ' });
  Object.assign(books, { open: [], payments: 'unavailable' });
  await user.click(screen.getByRole('button', { name: '30 days' }));
  expect(await screen.findByText(/Razorpay could not be asked/)).toBeVisible();
  expect(screen.queryByText('Everything agrees')).toBeNull();
  books.payments = 'all';
  await user.click(screen.getByRole('button', { name: '7 days' }));
  expect(await screen.findByText('Everything agrees')).toBeVisible();
});
