import { screen, waitFor } from '@testing-library/react';
import type { AdminReferralsResponse } from '@/domain/contracts/admin/referrals';
import { NO_REFERRALS } from '@/domain/referrals/settings';
import { signedIn } from '@/features/auth';
import { ToastHost } from '@/features/notifications';
import { fail, ok } from '@/services';
import type { ReferralAdmin } from '@/services/admin/people/createReferralAdmin';
import { aUser } from '@/testing/builders';
import { renderAdmin } from '../testing/renderAdmin';
import { referralsAdminSaga } from './referralsSaga';
import ReferralsScreen from './ReferralsScreen';

type Row = AdminReferralsResponse['rows'][number];
type Answer = Awaited<ReturnType<ReferralAdmin['read']>>;

const rowOf = (friendId: string, status: Row['status'] = 'waiting'): Row => ({
  id: friendId,
  friendId,
  status,
  joinedAt: '2026-11-22T10:00:00.000Z',
  orderedAt: '',
  rewardAt: '',
  minRupees: 599,
  referrerId: 'ada',
  friendEmail: `${friendId}@example.com`,
  referrerEmail: 'ada@example.com',
  orderId: '',
  problem: '',
  friend: { amount: 100, problem: '' },
  referrer: { amount: 200, problem: '' },
  team: null,
});
const pageOf = (...rows: Row[]): Answer =>
  ok({ success: true, message: 'Refused.', settings: NO_REFERRALS, rows });

function open() {
  const sent: string[] = [];
  let answerLast = (_answer: Answer) => {};
  const api: ReferralAdmin = {
    read: async () => pageOf(rowOf('bina'), rowOf('chetan')),
    withdraw: (friendId) => {
      sent.push(friendId);
      return new Promise((resolve) => (answerLast = resolve));
    },
    save: async () => pageOf(),
  };
  const screens = (
    <>
      <ReferralsScreen />
      <ToastHost />
    </>
  );
  const { user } = renderAdmin(screens, {
    before: [signedIn(aUser({ role: 'owner' }))],
    sagas: [() => referralsAdminSaga(api)],
  });
  const refuse = async (at: number) => {
    const buttons = await screen.findAllByRole('button', { name: 'Refuse' });
    await user.click(buttons[at] as HTMLElement);
    await user.type(screen.getByLabelText(/^Why/), 'Same flat{Enter}');
  };
  return { user, sent, refuse, answer: (answer: Answer) => answerLast(answer) };
}

test('the answer about one referral leaves the dialog of the next, which is sent after it', async () => {
  const { user, sent, refuse, answer } = open();
  await refuse(0);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await refuse(1);
  expect(sent).toEqual(['bina']);
  answer(pageOf(rowOf('bina', 'refused'), rowOf('chetan')));
  expect(await screen.findByText('Refused.')).toBeVisible();
  expect(screen.getByLabelText(/^Why/)).toHaveValue('Same flat');
  await user.keyboard('{Enter}');
  expect(sent).toEqual(['bina', 'chetan']);
  answer(pageOf(rowOf('bina', 'refused'), rowOf('chetan', 'refused')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refusal is told in its dialog, or in a toast once that is closed', async () => {
  const { user, refuse, answer } = open();
  const refusal = (message: string) => fail({ kind: 'refused', message } as never);
  await refuse(0);
  answer(refusal('Not now.'));
  expect(await screen.findByText('Not now.')).toBeVisible();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  answer(refusal('Too late.'));
  expect(await screen.findByText('Too late.')).toBeVisible();
});
