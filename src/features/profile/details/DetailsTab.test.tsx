import { screen } from '@testing-library/react';
import { selectUser, signedIn } from '@/features/auth';
import { emailChangeSaga } from '@/features/emailChange';
import { fail, ok } from '@/services';
import { renderWithStore } from '@/testing/renderWithStore';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { DetailsTab } from './DetailsTab';
import { signInWays } from './signInWays';

afterEach(() => window.sessionStorage.clear());

async function show(fake = signedInShopper()) {
  Object.assign(fake.users.get('aditi') ?? {}, { displayName: 'Aditi Rao', phone: '9845012345' });
  const view = renderWithStore(<DetailsTab />, { fake, sagas: [...shopSagas, emailChangeSaga] });
  await screen.findByText('9845012345');
  return { ...view, edit: () => view.user.click(screen.getByRole('button', { name: 'Edit details' })) };
}

it('edits name and number in place, with the focus in the form and back', async () => {
  const { user, edit, fake } = await show();
  await edit();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Aditi Sen');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Aditi Sen')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit details' })).toHaveFocus();
  expect(fake.users.get('aditi')).toMatchObject({ displayName: 'Aditi Sen', phone: '9845012345' });
});

it('shows what is wrong at each field until it is corrected', async () => {
  const { user, edit } = await show();
  await edit();
  const name = screen.getByLabelText('Name');
  const phone = screen.getByLabelText(/^Mobile Number/);
  await user.clear(name);
  await user.clear(phone);
  await user.type(phone, '98-45');
  expect(phone).toHaveValue('9845');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Please enter your name');
  expect(phone).toHaveAccessibleDescription('Please enter a valid 10-digit mobile number');
  await user.clear(phone);
  expect(phone).not.toBeInvalid();
  await user.click(phone);
  await user.paste('+91 98450 12345');
  expect(phone).toHaveValue('9845012345');
});

it('keeps typed text when saving fails, and discards it only on request', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, edit, fake } = await show();
  fake.services.users.saveProfile = async () => fail({ kind: 'unavailable', cause: 'offline' });
  await edit();
  await user.type(screen.getByLabelText('Name'), ' Sen');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Your details could not be saved/)).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Aditi Rao Sen');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Aditi Rao')).toBeInTheDocument();
});

it('sends the password reset email to the account’s own address once', async () => {
  const { user, fake, state } = await show();
  let answer: (() => void) | undefined;
  const send = jest.fn(async (_email: string) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return ok(undefined);
  });
  fake.services.auth.sendPasswordReset = send;
  await user.dblClick(screen.getByRole('button', { name: 'Change password' }));
  answer?.();
  await screen.findByRole('button', { name: 'Change password', busy: false });
  expect(send.mock.calls).toEqual([['aditi@glumist.example']]);
  expect(state().notifications.toasts.map(({ text }) => text)).toEqual([
    'Password reset email sent! Please check your inbox.',
  ]);
});

it('says that a link to a new address waits to be opened', async () => {
  const fake = signedInShopper();
  const { emailChange } = fake.services.storage;
  emailChange.write({ uid: 'aditi', email: 'rao@glumist.example', sentAtMs: Date.now() });
  await show(fake);
  expect(
    await screen.findByText('We have sent a link to rao@glumist.example. Nothing changes until you open it.'),
  ).toBeVisible();
  emailChange.clear();
});

it('keeps the address of a person on the team, and says why', async () => {
  const { dispatch, state } = await show();
  expect(screen.getByRole('button', { name: 'Change email' })).toBeVisible();
  dispatch(signedIn({ ...selectUser(state())!, role: 'packer' }));
  expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull();
  expect(screen.getByText(/^You are on the team with this email/)).toBeVisible();
});

it('has no password for a person who signs in with Google', async () => {
  const fake = signedInShopper();
  fake.auth.addPerson('aditi@glumist.example', { uid: 'aditi', password: '', verified: true });
  fake.auth.restore('aditi@glumist.example');
  await show(fake);
  expect(screen.getByText('Google')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
});

it.each([
  [['password'], 'Email, with a password or a link'],
  [['google.com', 'password'], 'Google, or Email, with a password or a link'],
  [['phone'], 'Code by SMS'],
])('says how a person signs in with %j', (providers, words) => {
  expect(signInWays(providers)).toBe(words);
});
