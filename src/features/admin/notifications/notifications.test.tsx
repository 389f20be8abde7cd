import { screen, waitFor } from '@testing-library/react';
import { defaultChoices, kindsOf, type Choices } from '@/domain/admin/notifications/choices';
import type { Role } from '@/domain/staff/roles';
import { fakeServices } from '@/testing/fakeServices';
import { adminSaga } from '..';
import { renderAdmin } from '../testing/renderAdmin';
import NotificationsScreen from './NotificationsScreen';

function visit(role: Role) {
  const fake = fakeServices();
  const saved: Choices[] = [];
  const record = { down: false };
  fake.services.http = async ({ method, body }) => {
    if (record.down) return { kind: 'network' };
    if (method === 'POST') saved.push(body as Choices);
    const choices = saved.at(-1) ?? defaultChoices(role);
    const answer = {
      success: true,
      message: 'Saved.',
      email: 'mina@example.com',
      kinds: kindsOf(role),
      choices,
      push: { key: '', devices: [] },
    };
    return { kind: 'answered', status: 200, body: answer };
  };
  const view = renderAdmin(
    <main id="content">
      <NotificationsScreen />
    </main>,
    { fake, sagas: [(services) => adminSaga(services)] },
  );
  return { ...view, saved, record };
}

test('an owner chooses ways, the hour of the digest and quiet hours, and saves them together', async () => {
  const { user, saved, record } = visit('owner');
  await user.selectOptions(await screen.findByLabelText('New orders'), 'At once');
  await user.selectOptions(screen.getByLabelText('Daily digest at'), '6 pm');
  expect(screen.queryByLabelText('From')).toBeNull();
  await user.click(screen.getByLabelText('Quiet hours'));
  await user.selectOptions(screen.getByLabelText('To'), '10 pm');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/end at another hour than they begin/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('To')).toHaveFocus());
  expect(saved).toEqual([]);
  await user.selectOptions(screen.getByLabelText('To'), '8 am');
  record.down = true;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/could not be reached/)).toBeInTheDocument();
  record.down = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [choices] = saved;
  expect(choices).toMatchObject({ digestHour: 18, quiet: { from: 22, to: 8 } });
  expect(choices?.ways).toMatchObject({ new_order: 'now', dispute: 'now', low_stock: 'digest' });
});

test('a packer is offered what a packer may see', async () => {
  visit('packer');
  expect(await screen.findByLabelText('New orders')).toBeInTheDocument();
  expect(screen.getByLabelText('Returns requested')).toBeInTheDocument();
  expect(screen.queryByLabelText('Messages')).toBeNull();
  expect(screen.queryByLabelText('Disputed payments')).toBeNull();
});
