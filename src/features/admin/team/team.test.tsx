import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import type { StaffResponse } from '@/domain/contracts/admin/staff';
import { RIGHTS } from '@/domain/staff/roles';
import { signedIn } from '@/features/auth';
import { ToastHost } from '@/features/notifications';
import { pageViewed } from '@/lib/toast';
import { fail, ok } from '@/services';
import type { TeamAdmin } from '@/services/admin/people/createTeamAdmin';
import { fakeServices } from '@/testing/fakeServices';
import { renderAdmin } from '../testing/renderAdmin';
import { AreaGate } from '../access';
import { JoinScreen, teamSaga, TeamScreen } from '.';

const at = '2026-11-22T10:00:00.000Z';
const pia = {
  uid: 'pia',
  email: 'pia@example.com',
  name: 'Pia',
  role: 'packer' as const,
  since: at,
  invitedBy: { uid: 'shop', email: 'shop@example.com' },
  hasApp: false,
};
const invite = {
  id: 'invite-of-nina-0001',
  email: 'nina@example.com',
  role: 'support' as const,
  at,
  expiresAt: at,
  by: 'shop@example.com',
};
const team: StaffResponse = {
  success: true,
  message: 'Done.',
  ownerEmail: 'admin@glumist.example',
  members: [pia],
  invites: [invite],
  twoStepRoles: [],
};
const user = (role?: 'packer' | 'owner') => ({
  uid: 'me',
  email: 'me@example.com',
  displayName: '',
  emailVerified: true,
  providers: [],
  ...(role ? { role } : {}),
});

function open(change: Partial<TeamAdmin> = {}, path = '/') {
  const calls: unknown[] = [];
  const noting =
    (name: string) =>
    async (...given: unknown[]) => {
      calls.push([name, ...given]);
      return ok(team);
    };
  const api: TeamAdmin = {
    read: async () => ok(team),
    send: noting('send'),
    withdraw: noting('withdraw'),
    changeRole: noting('role'),
    remove: noting('remove'),
    askTwoStep: noting('twoStep'),
    removeApp: noting('app'),
    invite: async () => ok({ success: true, role: 'packer', by: 'shop@example.com', accepted: false }),
    accept: async () => ok({ success: true, message: 'Welcome.', role: 'packer' }),
    ...change,
  };
  const fake = fakeServices();
  const view = renderAdmin(
    <>
      <Routes>
        <Route path="/" element={<TeamScreen />} />
        <Route path="/admin/join/:id" element={<JoinScreen />} />
      </Routes>
      <ToastHost />
    </>,
    { fake, path, before: [signedIn(user())], sagas: [() => teamSaga(fake.services, api)] },
  );
  return { ...view, calls };
}

test('the owner changes a role after a question, because it signs that person out', async () => {
  const { user: person, calls } = open();
  await person.selectOptions(await screen.findByLabelText('Role of Pia'), 'support');
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep' }));
  expect(screen.getByLabelText('Role of Pia')).toHaveValue('packer');
  expect(calls).toEqual([]);
  await person.selectOptions(screen.getByLabelText('Role of Pia'), 'manager');
  const dialog = within(screen.getByRole('dialog', { name: 'Make Pia a manager?' }));
  expect(dialog.getByText(/Everything but the team and the settings of the shop/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(calls).toEqual([['role', 'pia', 'manager']]);
});

test('the page shows what each role may do, as the table of rights has it', async () => {
  open();
  const table = within(await screen.findByRole('region', { name: 'What each role may do' }));
  const cellsOf = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    ...['May', 'Owner', 'Manager', 'Packer', 'Support', 'Accountant'],
  ]);
  expect(cellsOf('Refund orders and returns')).toEqual(['Yes', 'Yes', 'No', 'No', 'No']);
  expect(cellsOf('Take orders by phone')).toEqual(['Yes', 'Yes', 'No', 'Yes', 'No']);
  expect(cellsOf('Invite and remove people')).toEqual(['Yes', 'No', 'No', 'No', 'No']);
  expect(table.getAllByRole('row')).toHaveLength(RIGHTS.length + 1);
});

test('a removal is asked about first', async () => {
  const { user: person, calls } = open();
  await person.click(await screen.findByRole('button', { name: 'Remove Pia' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(calls).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Remove Pia' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(calls).toEqual([['remove', 'pia']]);
});

test('the owner chooses which roles need two-step login, and a refusal leads to their own', async () => {
  const message = 'Set up two-step login for yourself first.';
  const refused = jest.fn(async (_roles: readonly string[], _seen: readonly string[]) =>
    fail({ kind: 'refused' as const, status: 409, code: 'own_factor_first', message }),
  );
  const { user: person } = open({ askTwoStep: refused });
  const form = within(await screen.findByRole('form', { name: 'Who needs two-step login' }));
  await person.click(form.getByLabelText('Packer'));
  await person.click(form.getByLabelText('Owner'));
  await person.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(refused).toHaveBeenCalledWith(['owner', 'packer'], team.twoStepRoles);
  // Within the sentence, the height of the link would push the words away from their icon.
  expect(screen.getByText(message)).not.toContainElement(
    screen.getByRole('link', { name: /two-step login$/ }),
  );
  expect(screen.getByRole('link', { name: 'Open my two-step login' })).toHaveAttribute(
    'href',
    '/admin/two-step-login',
  );
});

test('a member’s app is removed after a question, where there is one', async () => {
  const { user: person, calls } = open({
    read: async () =>
      ok({
        ...team,
        members: [
          { ...pia, hasApp: true },
          { ...pia, uid: 'rob', name: 'Rob' },
        ],
      }),
  });
  await person.click(await screen.findByRole('button', { name: 'Remove app of Pia' }));
  expect(screen.queryByRole('button', { name: 'Remove app of Rob' })).toBeNull();
  const dialog = within(screen.getByRole('dialog', { name: 'Remove the authenticator app of Pia?' }));
  await person.click(dialog.getByRole('button', { name: 'Remove app' }));
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(calls).toEqual([['app', 'pia']]);
});

test('an invitation needs an email, has a key of its own, is sent again and withdrawn', async () => {
  const { user: person, calls } = open();
  const form = within(await screen.findByRole('form', { name: 'Invite a person' }));
  const field = form.getByLabelText('Email');
  await person.type(field, 'omar@example');
  await person.click(form.getByRole('button', { name: 'Send invitation' }));
  expect(field).toHaveAccessibleDescription('Please enter an email address.');
  expect(calls).toEqual([]);
  await person.type(field, '.com ');
  await person.click(form.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(field).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Send again to nina@example.com' }));
  const withdraw = screen.getByRole('button', { name: 'Withdraw the invitation of nina@example.com' });
  await person.click(withdraw);
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep' }));
  expect(calls).toHaveLength(2);
  await person.click(withdraw);
  const dialog = screen.getByRole('dialog', { name: 'Withdraw the invitation of nina@example.com?' });
  await person.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  const key = expect.stringMatching(/^[a-z0-9]{20}$/) as unknown;
  expect(calls).toEqual([
    ['send', { key, email: 'omar@example.com', role: 'packer' }],
    ['send', { key, email: 'nina@example.com', role: 'support' }],
    ['withdraw', invite.id],
  ]);
});

test('an invitation that is sent again leaves what is typed for the next', async () => {
  const { user: person } = open();
  const field = await screen.findByLabelText('Email');
  await person.type(field, 'omar@example.com');
  await person.click(screen.getByRole('button', { name: 'Send again to nina@example.com' }));
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(field).toHaveValue('omar@example.com');
  expect(field).not.toHaveFocus();
});

test('a refusal is said where it was asked', async () => {
  const message = 'pia@example.com is on the team already, as Packer.';
  const { user: person } = open({
    send: async () => fail({ kind: 'refused', status: 409, code: 'already_staff', message }),
  });
  await person.type(await screen.findByLabelText('Email'), 'pia@example.com');
  await person.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('the answer to one removal leaves the question about the next, which is sent after it', async () => {
  const rob = { ...pia, uid: 'rob', name: 'Rob', email: 'rob@example.com' };
  const answers: ((answer: Awaited<ReturnType<TeamAdmin['remove']>>) => void)[] = [];
  const removed: string[] = [];
  const { user: person } = open({
    read: async () => ok({ ...team, members: [pia, rob] }),
    remove: (uid) => {
      removed.push(uid);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  const dialog = () => within(screen.getByRole('dialog'));
  await person.click(await screen.findByRole('button', { name: 'Remove Pia' }));
  await person.click(dialog().getByRole('button', { name: 'Remove' }));
  await person.click(dialog().getByRole('button', { name: 'Keep' }));
  expect(screen.getByRole('button', { name: 'Send invitation' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Remove Rob' }));
  await person.click(dialog().getByRole('button', { name: 'Remove' }));
  answers[0]?.(ok({ ...team, members: [rob] }));
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(removed).toEqual(['pia']);
  await person.click(dialog().getByRole('button', { name: 'Remove' }));
  expect(removed).toEqual(['pia', 'rob']);
  await person.click(dialog().getByRole('button', { name: 'Keep' }));
  answers[1]?.(fail({ kind: 'refused', message: 'Not now.' } as never));
  expect(await screen.findByText('Not now.')).toBeVisible();
});

test('an accepted invitation gives the role and leads to the admin', async () => {
  const { user: person, state, dispatch, fake } = open({}, '/admin/join/some-invitation');
  await person.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Welcome.')).toBeVisible();
  expect(fake.places.at(-1)?.path).toBe(adminPaths.dashboard);
  dispatch(pageViewed(adminPaths.dashboard));
  expect(screen.getByText('Welcome.')).toBeVisible();
  expect(state().auth.session).toMatchObject({ user: { role: 'packer' } });
});

test.each([
  ['Welcome.', ok({ success: true as const, message: 'Welcome.', role: 'packer' as const })],
  ['Not any more.', fail({ kind: 'refused', message: 'Not any more.' } as never)],
])('an answer to an acceptance leads nowhere after another page was opened: %s', async (text, answer) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => (send = resolve));
  const accept = () => held.then(() => answer);
  const { user: person, state, dispatch, fake } = open({ accept }, '/admin/join/some-invitation');
  await person.click(await screen.findByRole('button', { name: 'Accept' }));
  dispatch(pageViewed('/products'));
  send();
  await waitFor(() => expect(state().notifications.toasts.map((toast) => toast.text)).toEqual([text]));
  expect(fake.places).toEqual([]);
});

test('an invitation that is over is said in a sentence, without a button', async () => {
  const message = 'This invitation has expired. Please ask the shop for a new one.';
  open(
    { invite: async () => fail({ kind: 'refused', status: 409, code: 'invite_expired', message }) },
    '/admin/join/old',
  );
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('an area is shown to its roles alone', async () => {
  const gate = (
    <AreaGate path="/admin/offers">
      <p>Offers</p>
    </AreaGate>
  );
  const owner = renderAdmin(gate, { before: [signedIn(user('owner'))] });
  expect(screen.getByText('Offers')).toBeVisible();
  owner.unmount();
  renderAdmin(gate, { before: [signedIn(user('packer'))] });
  expect(screen.queryByText('Offers')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You are a packer, and this page is not part of that role.',
  );
});
