import { screen, waitFor, within } from '@testing-library/react';
import type { Mismatch } from '@/domain/admin/mismatch';
import { fail, ok } from '@/services';
import { ALL, at, openMismatches as open, row } from './testing/openMismatches';

test('each mismatch shows customer, order, both sides and one action, or none if the shop cannot settle it', async () => {
  open();
  const paid = await row('pay_1');
  // On a phone no column head says who speaks.
  const said = ['The shop: has no paid order for it', 'Razorpay: took ₹285'];
  for (const text of ['₹285 paid, and no order', 'Meera Sundar', 'GLM1', ...said])
    expect(paid).toHaveTextContent(text);
  expect(within(paid).getByRole('button', { name: 'Settle the payment' })).toBeVisible();
  expect(within(paid).getByRole('button', { name: 'Copy Payment' })).toBeVisible();
  expect(within(await row('pay_2')).queryByRole('button', { name: /Settle/ })).toBeNull();
  expect(await row('GLM4')).toHaveTextContent('Ira Nair');
  expect(await row('GLM4')).toHaveTextContent('The courier: No such PIN code');
  const differs = await row('pay_3');
  for (const text of ['₹85 differ', 'Asha Rao', '₹0 refunded', '₹85 refunded']) {
    expect(differs).toHaveTextContent(text);
  }
});

test('the periods are a group of their own, beside the search', () => {
  open();
  const periods = within(screen.getByRole('group', { name: 'How far back' }));
  expect(periods.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['7 days', '30 days']);
  expect(periods.queryByRole('searchbox')).toBeNull();
});

test.each([
  ['pay_1', 'Settle the payment', 'settle order_1'],
  ['pay_3', 'Settle the difference', 'settle order_3'],
  ['GLM4', 'Book the courier', 'book GLM4'],
  ['NP5', 'Cancel the parcel', 'cancel NP5'],
])('%s is settled once after two clicks and leaves the list', async (id, act, call) => {
  const { user, calls, books } = open();
  const button = within(await row(id)).getByRole('button', { name: act });
  books.open = ALL.slice(1, 2);
  await user.dblClick(button);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(calls.filter((one) => one === call)).toHaveLength(1);
  expect(screen.getByText(`${call}: done.`)).toBeVisible();
  // The pressed button is gone with its row.
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a parcel in trouble leads to its case, and one that was found later says what to do', async () => {
  const trouble = (orderId: string, kind: 'lost' | 'found'): Mismatch => ({
    kind: 'parcel_trouble',
    settledBy: 'note',
    orderId,
    awb: `awb of ${orderId}`,
    trouble: kind,
    says: 'delivered',
    amount: 599,
    since: at,
    customer: 'Asha Rao',
  });
  const mismatches = [trouble('GLM8', 'lost'), trouble('GLM9', 'found')];
  open({ look: async () => ok({ success: true, mismatches, payments: 'all', since: at }) });
  const link = within(await row('awb of GLM8')).getByRole('link', { name: 'Answer it in Undelivered' });
  expect(link).toHaveAttribute('href', '/admin/undelivered?order=GLM8');
  expect(await row('awb of GLM9')).toHaveTextContent('Please ask the courier.');
});

test('a remaining mismatch shows the result of the action, and a refusal the reason', async () => {
  const { user } = open({
    book: async () =>
      fail({ kind: 'refused', status: 502, code: 'courier_failed', message: 'The courier is away.' }),
  });
  await user.click(within(await row('pay_1')).getByRole('button', { name: 'Settle the payment' }));
  expect(await within(await row('pay_1')).findByText('settle order_1: done.')).toBeVisible();
  await user.click(within(await row('GLM4')).getByRole('button', { name: 'Book the courier' }));
  expect(await screen.findByText('The courier is away.')).toBeVisible();
});

test('one that another person has settled leaves the list, and says so', async () => {
  const message = 'The shop knows of no such parcel.';
  const { user, books } = open({
    cancelParcel: async () => fail({ kind: 'refused', status: 404, code: 'not_found', message }),
  });
  const button = within(await row('NP5')).getByRole('button', { name: 'Cancel the parcel' });
  books.open = ALL.slice(0, 4);
  await user.click(button);
  expect(await screen.findByText('It is settled already.')).toBeVisible();
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.getAllByRole('row')).toHaveLength(5);
});

test('one is found by its payment, order, AWB or customer', async () => {
  const { user } = open();
  await screen.findAllByRole('row');
  for (const [typed, found] of [
    ['PAY_3', 'pay_3'],
    ['glm4', 'GLM4'],
    ['np5', 'NP5'],
    ['GLM…4', 'GLM4'],
    ['glm...4', 'GLM4'],
    ['meera', 'pay_1'],
  ] as const) {
    const field = screen.getByLabelText('Search mismatches');
    await user.clear(field);
    await user.type(field, typed);
    await waitFor(() => {
      const [, one, ...more] = screen.getAllByRole('row');
      expect(one).toHaveTextContent(found);
      expect(more).toEqual([]);
    });
  }
  await user.type(screen.getByLabelText('Search mismatches'), 'xyz');
  expect(await screen.findByText(/Nothing has “meeraxyz”/)).toBeVisible();
});

test('the chosen ones are settled once each, side by side; what stays says why, and the list is loaded once', async () => {
  const { user, calls, books, runs } = open({
    book: async (_id, run) => {
      runs.push(run);
      return fail({ kind: 'refused', status: 502, code: 'courier_failed', message: 'The courier is away.' });
    },
  });
  await screen.findAllByRole('row');
  await user.click(screen.getByRole('checkbox', { name: /All/ }));
  // The button counts those that it settles.
  expect(screen.getByText('5 selected, 1 of them only by hand')).toBeVisible();
  books.open = [ALL[1]!, ALL[3]!];
  await user.click(screen.getByRole('button', { name: 'Settle 4' }));
  expect(await screen.findByText('3 settled, 1 not: each says why.')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  expect(await row('GLM4')).toHaveTextContent('The courier is away.');
  expect(calls).toEqual(['look 7', 'settle order_1', 'settle order_3', 'cancel NP5', 'look 7']);
  // The activity log shows them as one act.
  expect(runs).toHaveLength(4);
  expect([...new Set(runs)]).toEqual([expect.stringMatching(/^[a-z0-9]{20}$/)]);
  expect(screen.getByText('2 selected, 1 of them only by hand')).toBeVisible();
  await user.click(within(await row('GLM4')).getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'None to settle here' })).toBeDisabled();
});

test('a choice that a search hides is not settled', async () => {
  const { user, calls } = open();
  await user.click(within(await row('pay_3')).getByRole('checkbox'));
  await user.type(screen.getByLabelText('Search mismatches'), 'pay_1');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await user.click(within(await row('pay_1')).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Settle 1' }));
  await waitFor(() => expect(calls).toContain('settle order_1'));
  expect(calls).not.toContain('settle order_3');
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
  await row('pay_3');
  Object.assign(books, { open: [], payments: 'unavailable' });
  await user.click(screen.getByRole('button', { name: '30 days' }));
  expect(await screen.findByText(/Razorpay could not be asked/)).toBeVisible();
  expect(screen.queryByText('Everything agrees')).toBeNull();
  books.payments = 'all';
  await user.click(screen.getByRole('button', { name: '7 days' }));
  expect(await screen.findByText('Everything agrees')).toBeVisible();
});
