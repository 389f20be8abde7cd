import { screen, waitFor, within } from '@testing-library/react';
import type { Mismatch } from '@/domain/admin/mismatch';
import { fail, ok } from '@/services';
import type { MismatchAdmin } from '@/services/admin/orders/createMismatchAdmin';
import { ALL, openMismatches } from './testing/openMismatches';
import { messages as shared } from '../shared/messages';
import { messages } from './messages';

const { refundRefused: texts } = messages;

const REFUSED: Mismatch = {
  kind: 'refund_refused',
  settledBy: 'transfer',
  razorpayOrderId: 'order_9',
  paymentId: 'pay_9',
  orderId: '',
  of: 'gift_card',
  amount: 500,
  why: 'The payment is too old',
  customer: 'asha@example.com',
};

/** The screen with the refused refund alone; the server answers a transfer when `answer` is called. */
async function open() {
  let answer: (how: 'done' | 'refused') => void = () => undefined;
  const answered = new Promise<'done' | 'refused'>((resolve) => (answer = resolve));
  const calls: string[] = [];
  const transfer: MismatchAdmin['transfer'] = async (id, { amount, reference }) => {
    calls.push(`${id} ${amount} ${reference}`);
    if ((await answered) === 'done') return ok({ message: '₹500 is written down as transferred.' });
    const message = 'Meanwhile Razorpay refuses ₹400 of this payment.';
    return fail({ kind: 'refused', status: 409, code: 'sum_changed', message });
  };
  const view = openMismatches({ transfer }, [REFUSED]);
  const button = await screen.findByRole('button', { name: texts.act });
  return { ...view, calls, answer, button };
}

const dialog = () => within(screen.getByRole('dialog', { name: texts.dialogTitle }));

test('a refused refund without an order is written down as transferred, by the keyboard and once', async () => {
  const { user, calls, answer, books, button } = await open();
  expect(screen.getByText('asha@example.com')).toBeVisible();
  button.focus();
  await user.keyboard('{Enter}');
  expect(dialog().getByText(/transfer exactly ₹500 to the customer/)).toBeVisible();
  await user.click(dialog().getByRole('button', { name: texts.act }));
  const field = dialog().getByLabelText(shared.bankReference);
  expect(field).toHaveAccessibleDescription(shared.bankReferenceMissing);
  expect(calls).toEqual([]);
  await user.type(field, ' UTR 1 {Enter}{Enter}');
  expect(calls).toEqual(['order_9 500 UTR 1']);
  books.open = [];
  answer('done');
  expect(await screen.findByText('₹500 is written down as transferred.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText(messages.noneTitle)).toBeVisible();
});

test('a refusal stays in the dialog with what was typed, beside the sum as it is now', async () => {
  const { user, answer, books, button } = await open();
  await user.click(button);
  await user.type(dialog().getByLabelText(shared.bankReference), 'UTR 1{Enter}');
  books.open = [{ ...REFUSED, amount: 400 }];
  answer('refused');
  expect(await dialog().findByText(/refuses ₹400/)).toBeVisible();
  expect(await dialog().findByText(/transfer exactly ₹400/)).toBeVisible();
  expect(dialog().getByLabelText(shared.bankReference)).toHaveValue('UTR 1');
});

test('where a colleague was faster, the dialog closes and says so', async () => {
  const { user, answer, books, button } = await open();
  await user.click(button);
  await user.type(dialog().getByLabelText(shared.bankReference), 'UTR 1{Enter}');
  books.open = [];
  answer('refused');
  expect(await screen.findByText(messages.gone)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it is not settled with many others, because each transfer has a number of its own', async () => {
  const { user } = openMismatches({}, [ALL[0]!, REFUSED]);
  await user.click(await screen.findByRole('checkbox', { name: /All/ }));
  expect(screen.getByText('2 selected, 1 of them only by hand')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Settle 1' })).toBeEnabled());
});
