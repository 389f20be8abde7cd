import { act, screen, waitFor, within } from '@testing-library/react';
import { startCountdown } from '@/domain/time/countdown';
import { runtimeStarted } from '@/lib/runtimeSlice';
import { toastShown } from '@/lib/toast';
import { credentialsVault, pendingCredentials } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { authSaga, loginPanelOpened, signedIn } from '..';
import { aUser } from '@/testing/builders';
import { authActions } from '../authSlice';
import LoginPanel from './LoginPanel';

function open(mode: 'login' | 'registration' = 'login') {
  const fake = fakeServices();
  fake.services.credentials = credentialsVault;
  const view = renderWithStore(<LoginPanel />, {
    fake,
    sagas: [authSaga],
    before: [loginPanelOpened({ mode })],
  });
  return view;
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

const passTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));

afterEach(() => {
  jest.useRealTimers();
  window.sessionStorage.clear();
});

it('requires both fields before a request', async () => {
  const { user, actions } = open();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(email()).toHaveAccessibleDescription('Please enter your email.');
  expect(password()).toHaveAccessibleDescription('Please enter your password.');
  expect(email()).toHaveFocus();
  expect(actions.some(authActions.loginSubmitted.match)).toBe(false);
});

it.each([
  ['Forgot Password?', 'Reset Your Password'],
  ['Send me a link', 'Log in without a password'],
])('takes the typed email along to %s', async (way, title) => {
  const { user, dispatch } = open();
  dispatch(runtimeStarted());
  await user.type(email(), ' aditi@glumist.example');
  await user.click(screen.getByRole('button', { name: way }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByRole('textbox')).toHaveValue('aditi@glumist.example');
});

it('starts with an empty form in the other mode', async () => {
  const { user } = open();
  await user.type(email(), 'aditi@glumist.example');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(screen.getByRole('dialog', { name: 'Registration' })).toBeInTheDocument();
  expect(email()).toHaveValue('');
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
});

it('says beside the field what the backend refuses at a registration, and moves there', async () => {
  const { user, state } = open('registration');
  await user.type(email(), 'aditi@glumist.example');
  await user.type(password(), 'short');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  const text = 'Firebase: Password should be at least 6 characters (auth/weak-password).';
  await waitFor(() => expect(password()).toHaveAccessibleDescription(`${text} At least 6 characters`));
  expect(password()).toBeInvalid();
  expect(password()).toHaveFocus();
  expect(state().notifications.toasts[0]?.text).toBe(text);
});

it('locks the form while it waits for the verification, and Change Email empties it', async () => {
  const { user, state } = open('registration');
  await user.type(email(), 'aditi@glumist.example');
  await user.type(password(), 'correct-horse-1');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByRole('button', { name: 'Verifying...' })).toBeDisabled();
  expect(email()).toBeDisabled();
  await screen.findByText(/Open the link that we sent to aditi@glumist.example.* refresh this page/);
  expect(state().notifications.toasts[0]?.text).toMatch(/^A verification email has been sent to aditi@/);
  await user.click(screen.getByRole('button', { name: 'Change Email' }));
  expect(email()).toBeEnabled();
  expect(email()).toHaveFocus();
  expect(email()).toHaveValue('');
  expect(password()).toHaveValue('');
});

it('counts down on the button without an action per second, then offers to resend', () => {
  jest.useFakeTimers();
  const { dispatch, actions } = open('registration');
  dispatch(authActions.verificationAwaited('aditi@glumist.example'));
  dispatch(authActions.verificationWaitEnded());
  dispatch(authActions.resendCountdownStarted(startCountdown(60, Date.now())));
  expect(screen.getByRole('button', { name: 'Resend in 60s' })).toBeDisabled();
  const dispatched = actions.length;
  passTime(18_000);
  expect(screen.getByRole('button', { name: 'Resend in 42s' })).toBeDisabled();
  passTime(42_000);
  expect(screen.getByRole('button', { name: 'Resend Verification Email' })).toBeEnabled();
  expect(actions).toHaveLength(dispatched);
});

it('says in the panel that the email is not verified', async () => {
  const { user, fake } = open();
  fake.auth.addPerson('aditi@glumist.example', { uid: 'a', password: 'pw', verified: false });
  await user.type(email(), 'aditi@glumist.example');
  await user.type(password(), 'pw');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please verify your email before logging in.');
  expect(email()).toHaveValue('aditi@glumist.example');
});

it('shows and hides the password, which is never in the prerendered markup', async () => {
  const { user } = open();
  await user.type(password(), 'correct-horse-1');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  expect(password()).toHaveValue('correct-horse-1');
  expect(document.body.innerHTML).not.toContain('correct-horse-1');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

it('disables the button during a wait, says why, and still allows typing', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user, dispatch, actions } = open();
  dispatch(authActions.waitChanged({ what: 'login', wait: startCountdown(20, Date.now()) }));
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Too many tries. Try again in 20s');
  passTime(1000);
  expect(screen.getByText('Too many tries. Try again in 19s')).toBeVisible();
  // The seconds in between are not read out.
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Too many tries. Try again in 20s');
  await user.type(email(), 'aditi@glumist.example');
  await user.type(password(), 'pw{Enter}');
  expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled();
  expect(actions.some(authActions.loginSubmitted.match)).toBe(false);
  passTime(19_000);
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('You can try again now');
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
});

it('offers to resend the mail when the login is refused for an unverified email', async () => {
  const { user, fake } = open();
  fake.auth.addPerson('aditi@glumist.example', { uid: 'a', password: 'pw', verified: false });
  await user.type(email(), 'aditi@glumist.example');
  await user.type(password(), 'pw');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await user.click(await screen.findByRole('button', { name: 'Resend Verification Email' }));
  await screen.findByText(/Open the link that we sent to aditi@glumist.example/);
  expect(fake.auth.mails).toEqual(['aditi@glumist.example']);
});

it('prefills a stored registration without the password in the markup', () => {
  pendingCredentials.write({ email: 'aditi@glumist.example', password: 'correct-horse-1' });
  open();
  expect(email()).toHaveValue('aditi@glumist.example');
  expect(password()).toHaveValue('correct-horse-1');
  expect(document.body.innerHTML).not.toContain('correct-horse-1');
});

it('resets a password by email', async () => {
  const { user, state, dispatch } = open();
  dispatch(toastShown({ text: 'Wrong password', tone: 'error' }));
  await user.click(screen.getByRole('button', { name: 'Forgot Password?' }));
  expect(state().notifications.toasts).toEqual([]);
  const dialog = screen.getByRole('dialog', { name: 'Reset Your Password' });
  await user.click(screen.getByRole('button', { name: 'Send reset email' }));
  expect(dialog).toHaveTextContent('Please enter your email.');
  expect(dialog.querySelector('input')).toHaveFocus();
  await user.type(dialog.querySelector('input') as HTMLInputElement, 'aditi@glumist.example');
  await user.click(screen.getByRole('button', { name: 'Send reset email' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(state().notifications.toasts[0]?.text).toBe('Password reset email sent! Please check your inbox.');
});

it('is not rendered for a signed-in person', () => {
  const { dispatch } = open();
  dispatch(signedIn(aUser()));
  expect(screen.queryByRole('dialog')).toBeNull();
});
