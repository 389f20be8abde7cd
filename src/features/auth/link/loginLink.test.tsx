import { screen, waitFor } from '@testing-library/react';
import { fail, type AuthFailure } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { runtimeStarted } from '@/lib/runtimeSlice';
import { aUser } from '@/testing/builders';
import { authSaga, loginPanelOpened, signedIn } from '..';
import LoginPanel from '../panel/LoginPanel';
import LoginLinkScreen from './LoginLinkScreen';

const EMAIL = 'asha@shopper.example';
const LINK = 'http://localhost/mail/login?mode=signIn&oobCode=code&apiKey=key';
const failure = (code: string): AuthFailure => ({ code, message: `Firebase: Error (${code}).` });

beforeEach(() => window.localStorage.clear());

function openPanel() {
  const fake = fakeServices();
  const view = renderWithStore(<LoginPanel />, {
    fake,
    sagas: [authSaga],
    before: [runtimeStarted(), loginPanelOpened({ mode: 'login' })],
  });
  return { ...view, fake };
}

/** Opens a link in a browser that asked for it, or in another one. */
function openLink({ from = EMAIL, link = LINK, refuses = [] as string[] } = {}) {
  const fake = fakeServices();
  fake.auth.mails.push(EMAIL);
  fake.services.page.url = () => link;
  if (from) fake.services.storage.loginLink.write(from, Date.now());
  const { signInWithLink } = fake.services.auth;
  const tried: string[] = [];
  fake.services.auth.signInWithLink = async (email, address) => {
    tried.push(email);
    const code = refuses.shift();
    return code ? fail(failure(code)) : signInWithLink(email, address);
  };
  const view = renderWithStore(
    <>
      <LoginLinkScreen />
      <LoginPanel />
    </>,
    { fake, sagas: [authSaga], before: [runtimeStarted()] },
  );
  return { ...view, fake, tried };
}

describe('the dialog', () => {
  it('sends a link once, and lets wait for another one', async () => {
    const { user, fake } = openPanel();
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    const dialog = screen.getByRole('dialog', { name: 'Log in without a password' });
    expect(dialog).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(screen.getByText('Please enter your email.')).toBeVisible();
    await user.keyboard(` ${EMAIL}`);
    await user.dblClick(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/^We have sent a link to asha@shopper\.example\./)).toBeVisible();
    expect(fake.auth.mails).toEqual([EMAIL]);
    expect(screen.getByRole('button', { name: /^Send another link in \d+s$/ })).toBeDisabled();
    expect(fake.services.storage.loginLink.read(Date.now())).toBe(EMAIL);
  });

  it('says why a link could not be sent, and nothing of a disabled account', async () => {
    const { user, fake } = openPanel();
    const codes = ['auth/network-request-failed', 'auth/quota-exceeded', 'auth/user-disabled'];
    fake.services.auth.sendLoginLink = async () => fail(failure(codes.shift() ?? ''));
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    await user.keyboard(`${EMAIL}{Enter}`);
    expect(await screen.findByText('There is no connection. Please check it and try again.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Firebase: Error (auth/quota-exceeded).')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^We have sent a link to /)).toBeVisible();
  });
});

describe('the link', () => {
  it('signs in at once where it was asked for, writes the user document and goes home', async () => {
    const { fake } = openLink();
    await waitFor(() => expect(fake.record.reloads).toBe(1));
    expect(fake.auth.isSignedIn()).toBe(true);
    expect(fake.services.storage.loginLink.read(Date.now())).toBe('');
  });

  it('is forgotten by the browser after a day', () => {
    const { loginLink } = fakeServices().services.storage;
    loginLink.write(EMAIL, Date.now() - 24 * 60 * 60 * 1000);
    expect(loginLink.read(Date.now())).toBe('');
    expect(window.localStorage).toHaveLength(0);
  });

  it('asks for the address on another device, and again where it is another one', async () => {
    const { user, fake, tried } = openLink({ from: '' });
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(screen.getByText('Please enter your email.')).toBeVisible();
    expect(tried).toEqual([]);
    await user.type(screen.getByLabelText('Email'), 'other@shopper.example{Enter}');
    expect(await screen.findByText('This link was sent to another address.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), `${EMAIL}{Enter}`);
    await waitFor(() => expect(fake.record.reloads).toBe(1));
    expect(tried).toEqual(['other@shopper.example', EMAIL]);
  });

  it('calls an address that nobody typed no mistake', async () => {
    const { user, tried } = openLink({ from: 'other@shopper.example' });
    expect(await screen.findByRole('heading', { name: 'Please enter your email once more' })).toBeVisible();
    expect(tried).toEqual(['other@shopper.example']);
    expect(screen.queryByText('This link was sent to another address.')).toBeNull();
    await user.type(screen.getByLabelText('Email'), 'third@shopper.example{Enter}');
    expect(await screen.findByText('This link was sent to another address.')).toBeVisible();
  });

  it.each(['auth/invalid-action-code', 'auth/expired-action-code', 'auth/argument-error'])(
    'has ended with %s, and leads to a new one',
    async (code) => {
      const { user } = openLink({ refuses: [code] });
      expect(await screen.findByText('This link does not work')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
      expect(screen.getByRole('dialog', { name: 'Log in without a password' })).toBeVisible();
    },
  );

  it('says to somebody who is logged in that it is not needed', async () => {
    const { dispatch } = openLink({ refuses: ['auth/invalid-action-code'] });
    expect(await screen.findByText('This link does not work')).toBeVisible();
    dispatch(signedIn(aUser()));
    expect(await screen.findByText('You are logged in already')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/');
  });

  it('has ended without its code', async () => {
    const { tried } = openLink({ link: 'http://localhost/mail/login' });
    expect(await screen.findByText('This link does not work')).toBeVisible();
    expect(tried).toEqual([]);
  });

  it('can be tried again after a failure of the network', async () => {
    const { user, fake } = openLink({ refuses: ['auth/network-request-failed'] });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fake.record.reloads).toBe(1));
  });
});

test('a link is remembered for a day', () => {
  const { loginLink } = fakeServices().services.storage;
  loginLink.write(EMAIL, 0);
  expect([loginLink.read(86_399_999), loginLink.read(86_400_000)]).toEqual([EMAIL, '']);
});

test('an account with an authenticator app is asked for its code, and a closed dialog ends the link', async () => {
  const { user } = openLink({ refuses: ['auth/multi-factor-auth-required'] });
  expect(await screen.findByRole('dialog', { name: 'Two-step login' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('This link does not work')).toBeVisible();
});
