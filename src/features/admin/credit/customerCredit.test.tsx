import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import type { CustomerCreditResponse } from '@/domain/contracts/admin/credit';
import { signedIn } from '@/features/auth';
import { ToastHost } from '@/features/notifications';
import { fail, ok } from '@/services';
import type { CreditAdmin } from '@/services/admin/people/createCreditAdmin';
import { aUser } from '@/testing/builders';
import { renderAdmin } from '../testing/renderAdmin';
import { CreditPanel, customerCreditSaga } from '.';

type Answer = Awaited<ReturnType<CreditAdmin['give']>>;

const entry = { kind: 'issued', at: '2026-11-01', orderId: '', note: '', lastDay: null, balance: 0 } as const;

/** The credit after the movements with these ids. */
const answer = (message = '', ids: string[] = []): Answer => {
  const entries = ids.map((id) => ({ ...entry, id, amount: 100 }));
  const credit = { balance: 100, spendable: 100, lots: [], frozen: null, isFrozen: false, entries };
  return ok({ success: true, message, credit } satisfies CustomerCreditResponse);
};
const refusal: Answer = fail({ kind: 'refused', status: 409, code: 'late', message: 'Too late.' } as never);
const other: Answer = fail({ kind: 'refused', status: 409, code: 'other', message: 'Done already.' });
const lost: Answer = fail({ kind: 'network' });

function open() {
  const given: { uid: string; id: string; seen?: number; answer: (answer: Answer) => void }[] = [];
  const stored: string[] = [];
  const api: CreditAdmin = {
    read: async () => answer('', stored),
    give: (uid, { entryId: id, seen }) =>
      new Promise((resolve) => given.push({ uid, id, seen, answer: resolve })),
    takeBack: async () => answer('Taken back.'),
    freeze: async () => answer('Frozen.'),
  };
  let turn = 0;
  const random = () => ((turn += 1) % 36) / 36;
  const view = renderAdmin(
    <>
      <Link to="/ravi">Next</Link>
      <Routes>
        <Route path="/asha" element={<CreditPanel uid="asha" name="Asha Rao" />} />
        <Route path="/ravi" element={<CreditPanel uid="ravi" name="Ravi Iyer" />} />
      </Routes>
      <ToastHost />
    </>,
    {
      path: '/asha',
      before: [signedIn(aUser({ role: 'owner' }))],
      sagas: [() => customerCreditSaga({ random }, api)],
    },
  );
  const { user } = view;
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const give = async (keys: string) => {
    await press('Give');
    await user.type(screen.getByLabelText('Amount in rupees'), '100');
    await user.type(screen.getByLabelText(/^What for/), `Sorry${keys}`);
  };
  return { user, given, stored, give, press };
}
const dialog = () => screen.queryByRole('dialog');

test('the answer about one customer leaves the dialog of the next open, and names the first', async () => {
  const { user, given, give } = open();
  await give('{Enter}');
  await user.click(screen.getByText('Next'));
  await give('{Enter}');
  expect(given.map(({ uid }) => uid)).toEqual(['asha', 'ravi']);
  // The balance that each was given on, so that a colleague's movement is not doubled.
  expect(given.map(({ seen }) => seen)).toEqual([100, 100]);
  given[0]?.answer(answer('₹100 is given.'));
  expect(await screen.findByText('Asha Rao: ₹100 is given.')).toBeVisible();
  expect(dialog()).toHaveAccessibleName('Give Ravi Iyer store credit');
  given[1]?.answer(answer('₹100 is given.'));
  expect(await screen.findByText('₹100 is given.')).toBeVisible();
  await waitFor(() => expect(dialog()).toBeNull());
});

test('a refusal about one customer is not shown in the dialog of the next', async () => {
  const { user, given, give } = open();
  await give('{Enter}');
  await user.click(screen.getByText('Next'));
  await give('');
  given[0]?.answer(refusal);
  expect(await screen.findByText('Asha Rao: Too late.')).toBeVisible();
  expect(within(dialog() as HTMLElement).queryByText(/Too late/)).toBeNull();
});

test('Enter sends once, and an answer closes only the dialog that it belongs to', async () => {
  const { given, give, press } = open();
  await give('{Enter}{Enter}');
  expect(given).toHaveLength(1);
  await press('Cancel');
  await press('Freeze');
  given[0]?.answer(answer('₹100 is given.'));
  expect(await screen.findByText('₹100 is given.')).toBeVisible();
  expect(dialog()).toHaveAccessibleName('Freeze the store credit of Asha Rao?');
});

test('what was given although its answer was lost is shown, and closes its dialog', async () => {
  const { given, stored, give } = open();
  await give('{Enter}');
  stored.push(given[0]?.id ?? '');
  given[0]?.answer(lost);
  expect(await screen.findByText(/only the answer was lost/)).toBeVisible();
  expect(screen.getByText('History (1)')).toBeVisible();
  expect(dialog()).toBeNull();
  // What the panel shows is done, so that another dialog is about another movement.
  await give('{Enter}');
  expect(given[1]?.id).not.toBe(given[0]?.id);
});

test('without an answer the same gift is sent again, also from another dialog', async () => {
  const { given, give, press } = open();
  await give('{Enter}');
  given[0]?.answer(lost);
  expect(await within(dialog() as HTMLElement).findByText(/could not be reached/)).toBeVisible();
  await press('Cancel');
  await give('{Enter}');
  expect(given).toHaveLength(2);
  expect(given[1]?.id).toBe(given[0]?.id);
});

test('a gift that is refused because an earlier one was done can be sent as a new one', async () => {
  const { given, give, press } = open();
  await give('{Enter}');
  given[0]?.answer(lost);
  await press('Cancel');
  await give(' for the delay{Enter}');
  expect(given[1]?.id).toBe(given[0]?.id);
  given[1]?.answer(other);
  expect(await within(dialog() as HTMLElement).findByText(/Done already/)).toBeVisible();
  await press('Give credit');
  expect(given).toHaveLength(3);
  expect(given[2]?.id).not.toBe(given[0]?.id);
});

test('a dialog that was opened before the first answer came is about the same gift', async () => {
  const { given, give, press } = open();
  await give('{Enter}');
  await press('Cancel');
  await give('');
  given[0]?.answer(answer('₹100 is given.', [given[0].id]));
  expect(await screen.findByText('History (1)')).toBeVisible();
  await press('Give credit');
  expect(given[1]?.id).toBe(given[0]?.id);
});
