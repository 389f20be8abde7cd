import { screen, waitFor } from '@testing-library/react';
import type { LimitsResponse } from '@/domain/contracts/admin/limits';
import { DEFAULT_LIMITS } from '@/domain/orders/limits/limits';
import { ToastHost } from '@/features/notifications';
import { fail, ok } from '@/services';
import type { LimitsAdmin } from '@/services/admin/people/createLimitsAdmin';
import { renderAdmin } from '../testing/renderAdmin';
import { limitsSaga } from './limitsSaga';
import { limitsLoaded } from './limitsSlice';
import LimitsScreen from './LimitsScreen';

const salon = {
  uid: 'mira',
  email: 'mira@salon.example',
  by: 'ada',
  reason: 'Runs a salon',
  at: '2026-11-22T10:00:00.000Z',
};

function open(change: Partial<LimitsAdmin> = {}) {
  const calls: unknown[] = [];
  let current: LimitsResponse = { success: true, message: '', limits: DEFAULT_LIMITS, lifted: [] };
  const api: LimitsAdmin = {
    read: async () => ok(current),
    save: async (changes) => {
      calls.push(changes);
      current = { ...current, message: 'Saved.', limits: { ...current.limits, ...changes } };
      return ok(current);
    },
    lift: async (request) => {
      calls.push(request);
      const message = request.lifted ? 'Lifted.' : 'They hold again.';
      current = { ...current, message, lifted: request.lifted ? [salon] : [] };
      return ok(current);
    },
    ...change,
  };
  const view = renderAdmin(
    <>
      <LimitsScreen />
      <ToastHost />
    </>,
    { sagas: [() => limitsSaga(api)] },
  );
  return { ...view, calls };
}

test('only changed limits are sent', async () => {
  const { user, calls } = open();
  const field = await screen.findByLabelText(/Largest Cash on Delivery order/);
  expect(field).toHaveValue('10000');
  await user.clear(field);
  await user.type(field, '15,000');
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(calls).toEqual([{ codOrderRupees: 15_000 }]);
});

test.each(['40', '1,000'])('a limit saved as %s follows what another admin saves later', async (typed) => {
  const { user, dispatch } = open();
  const field = await screen.findByLabelText('Orders in 24 hours');
  await user.clear(field);
  await user.type(field, typed);
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  const limits = { ...DEFAULT_LIMITS, ordersPerDay: 20 };
  dispatch(limitsLoaded({ success: true, message: '', limits, lifted: [] }));
  expect(field).toHaveValue('20');
});

test.each(['', '0', '2.5', 'many', '-3'])('%p is not a valid limit and is not sent', async (value) => {
  const { user, calls } = open();
  const field = await screen.findByLabelText('Cash on Delivery orders on the way');
  await user.clear(field);
  if (value) await user.type(field, value);
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Please enter a whole number'));
  expect(calls).toEqual([]);
});

test('a person’s limits are lifted and restored', async () => {
  const { user, calls, state } = open();
  await user.type(await screen.findByLabelText('Email'), salon.email);
  await user.type(screen.getByLabelText(/^Why/), salon.reason);
  await user.click(screen.getByRole('button', { name: 'Lift limits' }));
  const restore = await screen.findByRole('button', { name: `Let limits hold again for ${salon.email}` });
  expect(screen.getByText(/Runs a salon/)).toBeVisible();
  await user.click(restore);
  await waitFor(() => expect(screen.getByText('The limits hold for everyone.')).toBeVisible());
  expect(calls).toEqual([
    { email: salon.email, lifted: true, reason: salon.reason },
    { uid: salon.uid, lifted: false, reason: '' },
  ]);
  expect(state().notifications.toasts.map(({ text }) => text)).toEqual(['They hold again.']);
});

test('an unknown email is reported at its field', async () => {
  const message = 'Nobody has signed in here with no@example.com.';
  const { user } = open({
    lift: async () => fail({ kind: 'refused', status: 404, code: 'not_found', message }),
  });
  await user.type(await screen.findByLabelText('Email'), 'no@example.com');
  await user.click(screen.getByRole('button', { name: 'Lift limits' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('one change runs at a time: the other people wait', async () => {
  const restored: (string | undefined)[] = [];
  const lifted = [salon, { ...salon, uid: 'noor', email: 'noor@salon.example' }];
  const page: LimitsResponse = { success: true, message: 'Restored.', limits: DEFAULT_LIMITS, lifted };
  let answer = () => {};
  const { user } = open({
    read: async () => ok(page),
    lift: ({ uid }) => {
      restored.push(uid);
      return new Promise((resolve) => (answer = () => resolve(ok(page))));
    },
  });
  const buttonOf = (name: string | RegExp) => screen.getByRole('button', { name });
  await user.click(await screen.findByRole('button', { name: /mira@salon/ }));
  for (const name of ['Save limits', /noor@salon/]) expect(buttonOf(name)).toBeDisabled();
  answer();
  expect(await screen.findByText('Restored.')).toBeVisible();
  await user.click(buttonOf(/noor@salon/));
  expect(restored).toEqual(['mira', 'noor']);
});
