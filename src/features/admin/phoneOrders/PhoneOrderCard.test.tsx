import { screen } from '@testing-library/react';
import { signedIn } from '@/features/auth';
import { ConfirmHost } from '@/features/notifications';
import { anOrder, aUser } from '@/testing/builders';
import { renderAdmin } from '../testing/renderAdmin';
import { PhoneOrderCard } from './PhoneOrderCard';

test.each([
  ['meera@example.com', 'A mail to meera@example.com says so.'],
  ['', 'The order has no email address, so please tell the customer yourself.'],
])('before a link is cancelled, the team reads how its customer hears of it: %j', async (email, words) => {
  const order = anOrder({
    email,
    status: 'pending_payment',
    phoneOrder: {
      placedBy: 'ada',
      link: { url: 'https://rzp.io/l/abc', expiresAt: '2026-11-27T08:42:00.000Z' },
    },
  });
  const { user } = renderAdmin(
    <>
      <PhoneOrderCard order={order} />
      <ConfirmHost />
    </>,
    { before: [signedIn(aUser({ role: 'owner' }))] },
  );
  await user.click(screen.getByRole('button', { name: 'Cancel link' }));
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
});
