import { screen, waitFor } from '@testing-library/react';
import { ToastHost } from '@/features/notifications';
import { fail, ok } from '@/services';
import type { CourierTimeAdmin } from '@/services/admin/orders/createCourierTimeAdmin';
import { renderAdmin } from '../testing/renderAdmin';
import { CourierCountdown } from './CourierCountdown';
import { CourierTimeButton } from './CourierTimeButton';
import { courierTimeSaga } from './courierTimeSaga';
import { courierTimeLoaded } from './courierTimeSlice';

const WEDNESDAY = Date.parse('2026-11-25T10:10:00Z'); // 3:40 pm in India

const saves: CourierTimeAdmin['save'] = async (comesAt) => ok({ success: true, message: 'Saved.', comesAt });

function open({
  now = WEDNESDAY,
  toPack = 14,
  save = saves,
}: {
  now?: number;
  toPack?: number;
  save?: CourierTimeAdmin['save'];
}) {
  const screenOf = (
    <>
      <CourierCountdown toPack={toPack} clock={() => now} />
      <CourierTimeButton />
      <ToastHost />
    </>
  );
  return renderAdmin(screenOf, { sagas: [() => courierTimeSaga({ save })] });
}

const choose = async ({ user }: ReturnType<typeof open>, time: string) => {
  await user.click(screen.getByRole('button', { name: 'Courier’s time' }));
  await user.selectOptions(screen.getByLabelText('The courier comes at'), time);
  await user.click(screen.getByRole('button', { name: 'Save' }));
};

test('the bar counts down to the time that was chosen, without interrupting a screen reader', async () => {
  const view = open({});
  expect(screen.queryByRole('link')).toBeNull();
  await choose(view, '5:00 pm');
  const countdown = await screen.findByRole('link', {
    name: '1 h 20 min until the courier comes, 14 to pack',
  });
  expect(countdown).toHaveAttribute('href', '/admin/orders?waits=pack');
  expect(countdown).toHaveAttribute('title', 'The courier comes at 5:00 pm');
  expect(countdown.closest('[aria-live], [role=timer], [role=status]')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose(view, 'No countdown');
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

test('a later save replaces the message of the one before', async () => {
  const save: CourierTimeAdmin['save'] = async (comesAt) =>
    ok({ success: true, message: `Saved: ${comesAt}.`, comesAt });
  const view = open({ save });
  await choose(view, '5:00 pm');
  expect(await screen.findByText('Saved: 17:00.')).toBeVisible();
  await choose(view, '9:15 am');
  expect(await screen.findByText('Saved: 09:15.')).toBeVisible();
  expect(screen.queryByText('Saved: 17:00.')).toBeNull();
});

test('a failure is told in the dialog, and the choice stays', async () => {
  const message = 'Somebody else is changing this. Please try again.';
  const view = open({ save: async () => fail({ kind: 'refused', status: 503, code: 'busy', message }) });
  await choose(view, '9:15 am');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('The courier comes at')).toHaveValue('09:15');
});

test.each<[string, string, number, string | null]>([
  ['an hour', '2026-11-25T10:30:00Z', 0, '1 h 00 min until the courier comes, nothing left to pack'],
  ['a minute', '2026-11-25T11:29:00Z', 1200, '1 min until the courier comes, 1,200 to pack'],
  ['no time left', '2026-11-25T11:30:00Z', 3, null],
  ['a Sunday', '2026-11-29T10:30:00Z', 3, null],
])('%s', (_when, now, toPack, words) => {
  const { dispatch } = open({ now: Date.parse(now), toPack });
  dispatch(courierTimeLoaded({ comesAt: '17:00' }));
  expect(screen.queryByRole('link')?.textContent ?? null).toBe(words);
});
