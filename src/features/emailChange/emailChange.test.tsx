import { act, screen, waitFor } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { authSaga, signedIn } from '@/features/auth';
import { credentialsVault, fail, ok } from '@/services';
import { renderWithStore } from '@/testing/renderWithStore';
import { signedInShopper } from '@/testing/signedInShopper';
import { aUser } from '@/testing/builders';
import EmailChange from './EmailChange';
import {
  emailChangeClosed,
  emailChangeOpened,
  emailChangeSaga,
  selectEmailChangeOpen,
  selectPendingEmail,
} from '.';

const OLD = 'aditi@glumist.example';
const NEW = 'aditi.rao@glumist.example';
const PASSWORD = 'dew-on-leaves-7';
const SENT = `We have sent a link to ${NEW}. Your address stays ${OLD} until you open it.`;
const failure = (code: string) => ({ code, message: `Firebase: Error (${code}).` });

function Page() {
  return useSelector(selectEmailChangeOpen) && <EmailChange />;
}

async function visit({ providers = ['password'], hasApp = false } = {}) {
  const fake = signedInShopper();
  fake.services.credentials = credentialsVault;
  const isGoogle = !providers.includes('password');
  fake.auth.addPerson(OLD, { uid: 'aditi', password: isGoogle ? '' : PASSWORD, verified: true, hasApp });
  const send = jest.spyOn(fake.services.auth, 'sendEmailChange');
  const prove = jest.spyOn(fake.services.auth, 'reauthenticate');
  const person = signedIn(aUser({ email: OLD, providers }));
  const view = renderWithStore(<Page />, { fake, sagas: [emailChangeSaga, authSaga], before: [person] });
  const { user } = view;
  view.dispatch(emailChangeOpened());
  await screen.findByRole('dialog', { name: 'Change your email' });
  return {
    ...view,
    send,
    prove,
    fill: async (email = NEW, password = PASSWORD) => {
      await user.type(screen.getByLabelText('New email'), email);
      if (!isGoogle && password) await user.type(screen.getByLabelText('Your password'), password);
    },
    submit: () => user.click(screen.getByRole('button', { name: 'Send the link' })),
  };
}

afterEach(() => window.localStorage.clear());

it('asks for the password, sends one link, and says that the address stays until it is opened', async () => {
  const { user, fill, send, prove, state, fake } = await visit();
  expect(screen.getByLabelText('New email')).toHaveFocus();
  await fill();
  await user.dblClick(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Done' })).toHaveAccessibleDescription(SENT);
  expect(prove.mock.calls).toEqual([[PASSWORD]]);
  expect(send.mock.calls).toEqual([[NEW]]);
  expect(fake.auth.mails).toEqual([NEW]);
  expect(JSON.stringify(state())).not.toContain(PASSWORD);
  // Another try asks for the password again, and waits.
  await user.click(screen.getByRole('button', { name: 'Send again or change' }));
  expect(screen.getByLabelText('New email')).toHaveValue(NEW);
  expect(screen.getByLabelText('Your password')).toHaveValue('');
  expect(screen.getByRole('button', { name: /^Send the link in \d+s$/ })).toBeDisabled();
});

it('knows the link after a reload and in another tab, until the account has the address', async () => {
  const { fill, submit, fake, dispatch } = await visit();
  await fill();
  await submit();
  await screen.findByText(SENT);
  dispatch(emailChangeClosed());
  const reloaded = renderWithStore(<Page />, {
    fake,
    sagas: [emailChangeSaga],
    before: [signedIn(aUser({ email: OLD }))],
  });
  expect(selectPendingEmail(reloaded.state())).toBe(NEW);
  reloaded.dispatch(emailChangeOpened());
  expect(await screen.findByText(SENT)).toBeVisible();
  reloaded.dispatch(signedIn(aUser({ email: NEW })));
  expect(selectPendingEmail(reloaded.state())).toBe('');
  expect(fake.services.storage.emailChange.read('aditi', Date.now())).toBeNull();
});

it.each([
  ['', 'Please enter your new email.'],
  ['aditi', 'Please enter a full email address, as in name@example.com.'],
  [OLD.toUpperCase(), 'This is your email already.'],
])('sends nothing to “%s”', async (typed, text) => {
  const { user, submit, send } = await visit();
  if (typed) await user.type(screen.getByLabelText('New email'), typed);
  await submit();
  expect(screen.getByLabelText('New email')).toHaveAccessibleDescription(text);
  expect(screen.getByLabelText('New email')).toHaveFocus();
  expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(/^Please enter your password\./);
  expect(send).not.toHaveBeenCalled();
});

it('says that the password is wrong, at its field', async () => {
  const { fill, submit, send } = await visit();
  await fill(NEW, 'wrong');
  await submit();
  await waitFor(() => expect(screen.getByLabelText('Your password')).toHaveFocus());
  expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(/^This is not your password\./);
  expect(send).not.toHaveBeenCalled();
});

it('shows what is wrong now, not what was wrong before', async () => {
  const { user, fill, submit, send } = await visit();
  send.mockResolvedValueOnce(fail(failure('auth/invalid-new-email')));
  await fill();
  await submit();
  const email = screen.getByLabelText('New email');
  await waitFor(() => expect(email).toHaveAccessibleDescription(/^Please enter a full email address/));
  await user.clear(email);
  await user.type(email, OLD);
  await submit();
  expect(email).toHaveAccessibleDescription('This is your email already.');
  await user.clear(email);
  await user.type(email, NEW);
  await user.clear(screen.getByLabelText('Your password'));
  await submit();
  expect(email).not.toHaveAccessibleDescription();
  expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(/^Please enter your password\./);
});

it.each([
  ['auth/too-many-requests', /^Too many tries\./],
  ['auth/network-request-failed', /^There is no connection\./],
  ['auth/invalid-new-email', /^Please enter a full email address/],
  ['auth/operation-not-allowed', /^We cannot change emails at the moment/],
  ['auth/requires-recent-login', /^Your last login is too long ago/],
  ['auth/something-new', /^That did not work/],
])('says %s in words, and keeps the address', async (code, text) => {
  const { fill, submit, send } = await visit();
  send.mockResolvedValueOnce(fail(failure(code)));
  await fill();
  await submit();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText('New email')).toHaveValue(NEW);
});

it('does not tell that an address has an account, whatever Firebase says', async () => {
  const { fill, submit, send } = await visit();
  send.mockResolvedValueOnce(fail(failure('auth/email-already-in-use')));
  await fill();
  await submit();
  expect(await screen.findByText(SENT)).toBeVisible();
});

it('ends a session that Firebase has ended', async () => {
  const { fill, submit, prove, fake } = await visit();
  prove.mockResolvedValueOnce(fail(failure('auth/user-token-expired')));
  await fill();
  await submit();
  await waitFor(() => expect(fake.auth.isSignedIn()).toBe(false));
  expect(screen.queryByRole('dialog', { name: 'Change your email' })).toBeNull();
});

describe('an account without a password', () => {
  const google = { providers: ['google.com'] };

  it('is asked to sign in with Google', async () => {
    const { fill, submit, prove } = await visit(google);
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await fill();
    await submit();
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(prove.mock.calls).toEqual([[null]]);
  });

  it('goes on without pop-ups, where Firebase judges the login', async () => {
    const { fill, submit, prove, send } = await visit(google);
    prove.mockResolvedValue(fail(failure('auth/popup-blocked')));
    send.mockResolvedValueOnce(fail(failure('auth/requires-recent-login')));
    await fill();
    await submit();
    expect(await screen.findByText(/^Your last login is too long ago/)).toBeVisible();
    await submit();
    expect(await screen.findByText(SENT)).toBeVisible();
  });

  it('closes while Google’s pop-up stays open, and then sends nothing', async () => {
    const { user, fill, submit, prove, send, dispatch } = await visit(google);
    let answer: (() => void) | undefined;
    prove.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return ok(undefined);
    });
    await fill();
    await submit();
    await waitFor(() => expect(answer).toBeDefined());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => answer?.());
    expect(send).not.toHaveBeenCalled();
    // Another try is not held up by it.
    dispatch(emailChangeOpened());
    await fill();
    await submit();
    expect(await screen.findByText(SENT)).toBeVisible();
  });

  it.each([
    ['auth/user-mismatch', /^This is another Google Account\./],
    ['auth/popup-closed-by-user', /^Google’s window was closed/],
  ])('sends nothing after %s', async (code, text) => {
    const { fill, submit, prove, send } = await visit(google);
    prove.mockResolvedValue(fail(failure(code)));
    await fill();
    await submit();
    expect(await screen.findByText(text)).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('an account with an authenticator app', () => {
  it('is asked for its code, too', async () => {
    const { user, fill, submit, send } = await visit({ hasApp: true });
    await fill();
    await submit();
    expect(await screen.findByRole('dialog', { name: 'Two-step login' })).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText(SENT)).toBeVisible();
  });

  it('keeps the form where the code is not given', async () => {
    const { user, fill, submit, send } = await visit({ hasApp: true });
    await fill();
    await submit();
    await screen.findByRole('dialog', { name: 'Two-step login' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Two-step login' })).toBeNull());
    expect(screen.getByLabelText('New email')).toHaveValue(NEW);
    expect(send).not.toHaveBeenCalled();
  });
});

it('stays open while the link is being sent', async () => {
  const { fill, submit, send, dispatch } = await visit();
  let answer: (() => void) | undefined;
  send.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return ok(undefined);
  });
  await fill();
  await submit();
  await waitFor(() => expect(answer).toBeDefined());
  dispatch(emailChangeClosed());
  expect(screen.getByRole('dialog', { name: 'Change your email' })).toBeVisible();
  act(() => answer?.());
  expect(await screen.findByText(SENT)).toBeVisible();
});
