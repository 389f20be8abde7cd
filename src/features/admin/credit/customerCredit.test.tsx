import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import type { CustomerCreditResponse } from '@/domain/contracts/shoppers/credit';
import { signedIn } from '@/features/auth';
import { ToastHost } from '@/features/notifications';
import { fail, ok } from '@/services';
import type { CreditAdmin } from '@/services/admin/people/createCreditAdmin';
import { aUser } from '@/testing/builders';
import { renderAdmin } from '../testing/renderAdmin';
import { CreditPanel, customerCreditSaga } from '.';

type Answer = Awaited<ReturnType<CreditAdmin['give']>>;

const answer = (message = ''): Answer => {
  const credit = { balance: 100, spendable: 100, lots: [], frozen: null, isFrozen: false, entries: [] };
  return ok({ success: true, message, credit } satisfies CustomerCreditResponse);
};
const refusal: Answer = fail({ kind: 'refused', status: 409, code: 'late', message: 'Too late.' } as never);

function open() {
  const given: { uid: string; answer: (answer: Answer) => void }[] = [];
  const api: CreditAdmin = {
    read: async () => answer(),
    give: (uid) => new Promise((resolve) => given.push({ uid, answer: resolve })),
    takeBack: async () => answer('Taken back.'),
    freeze: async () => answer('Frozen.'),
  };
  const view = renderAdmin(
    <>
      <Link to="/ravi">Next</Link>
      <Routes>
        <Route path="/asha" element={<CreditPanel uid="asha" name="Asha Rao" />} />
        <Route path="/ravi" element={<CreditPanel uid="ravi" name="Ravi Iyer" />} />
      </Routes>
      <ToastHost />
    </>,
    { path: '/asha', before: [signedIn(aUser({ role: 'owner' }))], sagas: [() => customerCreditSaga(api)] },
  );
  const { user } = view;
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const give = async (keys: string) => {
    await press('Give');
    await user.type(screen.getByLabelText('Amount in rupees'), '100');
    await user.type(screen.getByLabelText(/^What for/), `Sorry${keys}`);
  };
  return { user, given, give, press };
}
const dialog = () => screen.queryByRole('dialog');

test('the answer about one customer leaves the dialog of the next open, and names the first', async () => {
  const { user, given, give } = open();
  await give('{Enter}');
  await user.click(screen.getByText('Next'));
  await give('{Enter}');
  expect(given.map(({ uid }) => uid)).toEqual(['asha', 'ravi']);
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
