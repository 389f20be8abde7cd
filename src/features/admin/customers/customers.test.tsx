import { screen, waitFor } from '@testing-library/react';
import { adminPaths } from '@/app/router/paths';
import { fail, ok } from '@/services';
import { aRow } from '../orders/testing/orderList';
import { asha, at, open, page, row } from './testing/openCustomers';

test('a customer in the list has what came back, and leads to their page', async () => {
  const { user: person, calls } = open(`${adminPaths.customers}?view=blocked`, 'support');
  const link = await screen.findByRole('link', { name: 'Asha Rao' });
  expect(link).toHaveAttribute('href', page);
  expect(screen.getByText('2 refused')).toBeVisible();
  expect(screen.getByText('No order yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as a file' })).toBeNull();
  await person.type(screen.getByLabelText('Find customers'), 'asha');
  await waitFor(() => expect(calls.at(-1)).toEqual(['page', 'asha', 'blocked']));
  await person.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
});

test('a customer who cancelled all they ordered has no count of 0 beside the last order', async () => {
  const cancelled = { ...row, lastOrderAt: at, cancelled: 1 };
  open(adminPaths.customers, 'support', { page: async () => ok({ rows: [cancelled], next: null }) });
  expect(await screen.findByText('1 cancelled')).toBeVisible();
  expect(screen.queryByText('0 orders')).toBeNull();
});

test('shares and money are of the orders that were not cancelled', async () => {
  open(page, 'owner');
  expect(await screen.findByText('2 kept or on the way')).toBeVisible();
  expect(screen.getByText('₹2,000')).toBeVisible();
  expect(screen.getByText('25% of the orders')).toBeVisible();
  expect(screen.getByText('25% of the orders, whole or in part')).toBeVisible();
  expect(screen.getByText('1 of 2 COD orders came back.')).toBeVisible();
});

test.each([
  [{ cash: true, total: 513 }, 'COD'],
  [{ cash: false, total: 513 }, 'Paid'],
  [{ cash: false, total: 0 }, 'Free'],
])('an order of a customer with %j is %s', async (change, word) => {
  const orders = [aRow(1, { method: 'Cash on Delivery', ...change })];
  open(page, 'owner', {
    find: async () => ok({ success: true, message: '', customer: { ...asha, orders } }),
  });
  expect(await screen.findByRole('cell', { name: word })).toBeVisible();
});

test.each([
  [3, 'Orders'],
  [20, 'The newest 20 orders'],
])('a list of %i orders is headed %s', async (count, heading) => {
  const orders = Array.from({ length: count }, (_, at) => aRow(at));
  open(page, 'owner', {
    find: async () => ok({ success: true, message: '', customer: { ...asha, orders } }),
  });
  expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeVisible();
});

test('someone who is not there, or a list that cannot be read, is said in a sentence', async () => {
  const gone = async () => fail({ kind: 'refused', message: 'There is no such customer.' } as never);
  open(page, 'support', { find: gone });
  expect(await screen.findByText('There is no such customer.')).toBeVisible();
});
