import { screen, waitFor, within } from '@testing-library/react';
import { deliveredOrder } from '@/domain/invoices/testing';
import { messages as shared } from '../shared/messages';
import { messages } from './messages';
import { done, openActions as open, order, refused } from './testing/openActions';

/** A cancelled order whose refund Razorpay refuses. */
const owed = deliveredOrder({ status: 'cancelled', payment: { ...order.payment, refused: 513 } });
const name = messages.actions.transfer;
const inDialog = () => within(screen.getByRole('dialog', { name: messages.transferTitle }));

test('what Razorpay refused is written down as transferred by the keyboard, with the bank’s number', async () => {
  const { user, requests, settle } = open(owed);
  screen.getByRole('button', { name }).focus();
  await user.keyboard('{Enter}');
  expect(inDialog().getByText(/transfer exactly ₹513/)).toBeVisible();
  await user.click(inDialog().getByRole('button', { name }));
  const field = inDialog().getByLabelText(shared.bankReference);
  expect(field).toHaveAccessibleDescription(shared.bankReferenceMissing);
  await waitFor(() => expect(field).toHaveFocus());
  expect(requests).toEqual([]);
  await user.keyboard(' UTR 1 ');
  inDialog().getByRole('button', { name }).focus();
  await user.keyboard('{Enter}');
  expect(requests).toEqual([{ action: 'transfer', body: { amount: 513, reference: 'UTR 1' } }]);
  settle(done({ ...owed, payment: order.payment }));
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
});

test('a refusal stays in the dialog with what was typed', async () => {
  const { user, settle } = open(owed);
  await user.click(screen.getByRole('button', { name }));
  await user.type(inDialog().getByLabelText(shared.bankReference), 'UTR 1');
  await user.click(inDialog().getByRole('button', { name }));
  settle(refused('sum_changed', 'Meanwhile another sum.'));
  expect(await inDialog().findByText('Meanwhile another sum.')).toBeVisible();
  expect(inDialog().getByLabelText(shared.bankReference)).toHaveValue('UTR 1');
});

test.each([
  ['The payment is too old', /refund ₹513 of this order: “The payment is too old”\. It is asked again/],
  [undefined, /Its dashboard says why/],
])('the dialog says why Razorpay refused where it is known: %s', async (refusedWhy, text) => {
  const payment = refusedWhy ? { ...owed.payment, refusedWhy } : owed.payment;
  const { user } = open({ ...owed, payment });
  await user.click(screen.getByRole('button', { name }));
  expect(inDialog().getByText(text)).toBeVisible();
});

test('an order without a refused refund offers no transfer', () => {
  open(deliveredOrder({ status: 'cancelled' }));
  expect(screen.queryByRole('button', { name })).toBeNull();
});
