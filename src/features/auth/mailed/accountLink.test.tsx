import { act, screen, waitFor, within } from '@testing-library/react';
import type { AccountTask } from '@/domain/mail/accountLink';
import { credentialsVault, fail } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { runtimeStarted } from '@/lib/runtimeSlice';
import { authSaga } from '..';
import LoginPanel from '../panel/LoginPanel';
import AccountLinkScreen from './AccountLinkScreen';

const EMAIL = 'asha@shopper.example';
const OTHER = 'ravi@shopper.example';
const CODE = 'a-code-of-a-mail';
/** The answer in place of a pressed button has its focus. */
function expectFocusAround(heading: HTMLElement) {
  expect(document.activeElement).toContainElement(heading);
  expect(document.body).not.toHaveFocus();
}
const failure = (code: string) => ({ code, message: `Firebase: Error (${code}).` });

interface Opened {
  mode?: string;
  /** The purpose of the code; null for a used one. */
  task?: AccountTask | null;
  next?: string;
  isSignedIn?: boolean;
  /** Empty for an account that logs in with Google. */
  password?: string;
  /** Somebody else is logged in in this browser. */
  isOtherSignedIn?: boolean;
  /** Firebase's refusals of the code, before the valid answer. */
  refuses?: string[];
  /** The new address of a link that changes it. */
  changeTo?: string;
}

function openLink({
  mode = 'verifyEmail',
  task = 'verifyEmail',
  next = '',
  isSignedIn = false,
  password = 'old',
  isOtherSignedIn = false,
  refuses = [],
  changeTo = '',
}: Opened = {}) {
  const fake = fakeServices();
  fake.services.credentials = credentialsVault;
  const { check } = fake.services.auth.mailCodes;
  fake.services.auth.mailCodes.check = async (code) => {
    const refusal = refuses.shift();
    return refusal ? fail(failure(refusal)) : check(code);
  };
  fake.auth.addPerson(EMAIL, {
    uid: 'asha',
    password,
    verified: mode !== 'verifyEmail' || isSignedIn,
  });
  fake.auth.addPerson(OTHER, { uid: 'ravi', password: 'own', verified: true });
  if (isSignedIn) fake.auth.restore(EMAIL);
  if (isOtherSignedIn) fake.auth.restore(OTHER);
  if (task) fake.auth.mailCode(CODE, { task, email: changeTo || EMAIL }, EMAIL);
  const query = new URLSearchParams({ mode, oobCode: CODE, continueUrl: next });
  fake.services.page.url = () => `http://localhost/mail/account?${query.toString()}`;
  const view = renderWithStore(
    <>
      <AccountLinkScreen />
      <LoginPanel />
    </>,
    { fake, sagas: [authSaga], before: [runtimeStarted()] },
  );
  return { ...view, fake };
}

describe('the link that verifies an email', () => {
  it('verifies it, says whose it is and leads on within the shop', async () => {
    const { fake } = openLink({ next: 'http://localhost/product/amla' });
    expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(screen.getByText(`Welcome. ${EMAIL} is yours here from now on.`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/product/amla');
    const signedIn = await fake.services.auth.signIn({ email: EMAIL, password: 'old' });
    expect(signedIn.ok && signedIn.value.user.emailVerified).toBe(true);
  });

  it('leads to no other site', async () => {
    openLink({ next: 'https://evil.example/' });
    expect(await screen.findByRole('link', { name: 'Continue shopping' })).toHaveAttribute(
      'href',
      '/products',
    );
  });

  it('has ended once it was used, and says how to get another', async () => {
    const { user } = openLink({ task: null });
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(screen.getByText(/press “Resend Verification Email”/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByRole('dialog', { name: 'Login' })).toBeVisible();
  });

  it('says of a used one that the email is verified to a person who is signed in', async () => {
    openLink({ task: null, isSignedIn: true });
    expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  it.each<[string, Opened]>([
    ['another task', { mode: 'verifyEmail', task: 'recoverEmail' }],
    ['none', { mode: 'unknown' }],
  ])('does nothing where its address says %s', async (_what, opened) => {
    const { fake } = openLink(opened);
    expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeVisible();
    expect((await fake.services.auth.mailCodes.check(CODE)).ok).toBe(true);
  });

  it('can be tried again without a network, and says that a disabled account is closed', async () => {
    const { user } = openLink({ refuses: ['auth/network-request-failed', 'auth/user-disabled'] });
    expect(await screen.findByText('Firebase: Error (auth/network-request-failed).')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expectFocusAround(await screen.findByRole('heading', { name: 'This account is closed' }));
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });
});

describe('the link for a new password', () => {
  const reset = { mode: 'resetPassword', task: 'resetPassword' as const };
  const first = () => screen.findByLabelText('New password');
  const again = () => screen.getByLabelText('New password once more');
  const save = () => screen.getByRole('button', { name: 'Save password' });

  it('asks for it twice, and changes it once', async () => {
    const { user, fake, store } = openLink(reset);
    await first();
    await user.click(save());
    expect(screen.getByText('Please enter your password.')).toBeVisible();
    expect(await first()).toHaveFocus();
    await user.keyboard('dew-on-leaves-7');
    await user.type(again(), 'dew-on-leaves-8');
    await user.click(save());
    expect(screen.getByText('The two passwords are not the same.')).toBeVisible();
    await user.type(again(), '{Backspace}7');
    await user.dblClick(save());
    expectFocusAround(await screen.findByRole('heading', { name: 'Your password is changed' }));
    expect(JSON.stringify(store.getState())).not.toContain('dew-on-leaves');
    expect((await fake.services.auth.signIn({ email: EMAIL, password: 'dew-on-leaves-7' })).ok).toBe(true);
  });

  it('asks a signed-in person to log in with it, without an error', async () => {
    const { user, fake } = openLink({ ...reset, isSignedIn: true });
    // Firebase ends the account's sessions.
    fake.services.auth.checkSession = () => fake.services.auth.endSession().then(() => true);
    await user.type(await first(), 'dew-on-leaves-7');
    await user.type(again(), 'dew-on-leaves-7{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Login' });
    expect(await screen.findByText('Your password is changed. Please log in again.')).toBeVisible();
    expect(panel).not.toHaveTextContent('Your session has ended');
  });

  it('says Firebase’s text of a weak one, keeps the form, and ends with its code', async () => {
    const { user, fake } = openLink(reset);
    const codes = ['auth/weak-password', 'auth/expired-action-code'];
    fake.services.auth.mailCodes.changePassword = async () => fail(failure(codes.shift() ?? ''));
    await user.type(await first(), 'dew');
    await user.type(again(), 'dew{Enter}');
    expect(await screen.findByText('Firebase: Error (auth/weak-password).')).toBeVisible();
    await waitFor(async () => expect(await first()).toHaveFocus());
    // Another password is not the weak one any more.
    await user.keyboard('-on-leaves');
    await user.click(save());
    expect(screen.getByText('The two passwords are not the same.')).toBeVisible();
    expect(screen.queryByText('Firebase: Error (auth/weak-password).')).toBeNull();
    await user.type(again(), '-on-leaves');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Send me a new link' }));
    expect(screen.getByRole('dialog', { name: 'Reset Your Password' })).toBeVisible();
  });
});

describe('the link that changes the email', () => {
  const NEW = 'asha.rao@shopper.example';
  const change = { mode: 'verifyAndChangeEmail', task: 'verifyAndChangeEmail', changeTo: NEW } as const;
  const press = async ({ user }: ReturnType<typeof openLink>) =>
    user.click(await screen.findByRole('button', { name: 'Change my email' }));

  it('leads to a login with the new one', async () => {
    const view = openLink(change);
    await press(view);
    expectFocusAround(await screen.findByRole('heading', { name: 'Your email is changed' }));
    await view.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByLabelText('Email')).toHaveValue(NEW);
    expect((await view.fake.services.auth.signIn({ email: NEW, password: 'old' })).ok).toBe(true);
  });

  it('ends this browser’s session and asks to log in with the new one', async () => {
    const view = openLink({ ...change, isSignedIn: true });
    await press(view);
    const panel = await screen.findByRole('dialog', { name: 'Login' });
    expect(await screen.findByText('Your email is changed. Please log in again.')).toBeVisible();
    expect(panel).not.toHaveTextContent('Your session has ended');
    expect(screen.getByLabelText('Email')).toHaveValue(NEW);
  });

  it('gives the reason also when the sign-out comes long after the check', async () => {
    const view = openLink({ ...change, isSignedIn: true });
    const checkSession = jest.spyOn(view.fake.services.auth, 'checkSession').mockResolvedValue(true);
    await press(view);
    await waitFor(() => expect(checkSession).toHaveBeenCalled());
    expect(await screen.findByRole('heading', { name: 'Your email is changed' })).toBeVisible();
    await act(() => view.fake.services.auth.endSession());
    expect(await screen.findByText('Your email is changed. Please log in again.')).toBeVisible();
  });

  it('leaves another person’s session alone', async () => {
    const view = openLink({ ...change, isOtherSignedIn: true });
    const checkSession = jest.spyOn(view.fake.services.auth, 'checkSession');
    await press(view);
    expect(await screen.findByRole('heading', { name: 'Your email is changed' })).toBeVisible();
    await waitFor(() => expect(checkSession).toHaveBeenCalled());
    await waitFor(() => expect(view.fake.services.storage.endReason.read('ravi')).toBeNull());
    expect(view.fake.auth.isSignedIn()).toBe(true);
  });

  it('says that another account took the address meanwhile', async () => {
    const view = openLink(change);
    view.fake.services.auth.mailCodes.apply = async () => fail(failure('auth/email-already-in-use'));
    await press(view);
    expect(await screen.findByText(/^Another account has this email now/)).toBeVisible();
  });
});

it('an old link names the person who is logged in before it leads to their details', async () => {
  openLink({ mode: 'resetPassword', task: null, isOtherSignedIn: true });
  expect(await screen.findByText(/You are logged in as ravi@shopper\.example\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Details and sign-in' })).toHaveAttribute('href', '/profile');
});

it.each([
  ['recoverEmail', 'Did you change your email?', 'Change it back', 'Your email is changed back'],
  ['verifyAndChangeEmail', 'Change your email', 'Change my email', 'Your email is changed'],
  ['revertSecondFactorAddition', 'Did you add an authenticator app?', 'Remove the app', 'The app is removed'],
] as const)('a link for %s changes nothing before a press', async (task, title, button, done) => {
  const { user, fake } = openLink({ mode: task, task });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect((await fake.services.auth.mailCodes.check(CODE)).ok).toBe(true);
  await user.dblClick(screen.getByRole('button', { name: button }));
  expectFocusAround(await screen.findByRole('heading', { name: done }));
});

const undo = { mode: 'revertSecondFactorAddition', task: 'revertSecondFactorAddition' } as const;

it('an app that was added asks for its code until its mail’s link removes it', async () => {
  const { user, fake } = openLink(undo);
  fake.auth.addPerson(EMAIL, { uid: 'asha', password: 'old', verified: true, hasApp: true });
  const remove = await screen.findByRole('button', { name: 'Remove the app' });
  expect((await fake.services.auth.signIn({ email: EMAIL, password: 'old' })).ok).toBe(false);
  await user.click(remove);
  await screen.findByRole('heading', { name: 'The app is removed' });
  expect((await fake.services.auth.signIn({ email: EMAIL, password: 'old' })).ok).toBe(true);
});

describe('a removed app leads to a new password', () => {
  it('by a mail', async () => {
    const { user } = openLink(undo);
    await user.click(await screen.findByRole('button', { name: 'Remove the app' }));
    const choose = await screen.findByRole('button', { name: 'Choose a new password' });
    expect(
      screen.getByText(/If you log in with Google, secure your Google Account instead\.$/),
    ).toBeVisible();
    await user.click(choose);
    const dialog = screen.getByRole('dialog', { name: 'Reset Your Password' });
    expect(within(dialog).getByLabelText('Email')).toHaveValue(EMAIL);
  });

  it('by a mail to its own address where somebody else is logged in', async () => {
    const { user, fake } = openLink({ ...undo, isOtherSignedIn: true });
    const sendPasswordReset = jest.spyOn(fake.services.auth, 'sendPasswordReset');
    await user.click(await screen.findByRole('button', { name: 'Remove the app' }));
    await user.click(await screen.findByRole('button', { name: 'Choose a new password' }));
    await waitFor(() => expect(sendPasswordReset.mock.calls).toEqual([[EMAIL]]));
    expect(screen.queryByRole('link', { name: 'Choose a new password' })).toBeNull();
  });

  it('in the profile of a person who is signed in', async () => {
    const { user } = openLink({ ...undo, isSignedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Remove the app' }));
    expect(await screen.findByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });

  it('but not where the account has none', async () => {
    const { user } = openLink({ ...undo, isSignedIn: true, password: '' });
    await user.click(await screen.findByRole('button', { name: 'Remove the app' }));
    expect(await screen.findByText(/ Secure your Google Account now\.$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Choose a new password' })).toBeNull();
  });
});
