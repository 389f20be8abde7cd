import { fail } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { authSaga, loginPanelClosed, loginPanelOpened, logoutRequested } from '..';
import { authActions } from '../authSlice';

const EMAIL = 'aditi@glumist.example';
const PASSWORD = 'correct-horse-1';

function begin({ verified = true, signedIn = false } = {}) {
  const fake = fakeServices();
  fake.auth.addPerson(EMAIL, { uid: 'aditi', password: PASSWORD, verified });
  if (signedIn) fake.auth.restore(EMAIL);
  const run = runSaga([authSaga], fake.services);
  const texts = () => run.state().notifications.toasts.map((toast) => toast.text);
  const logIn = async (password = PASSWORD) => {
    run.dispatch(loginPanelOpened({ mode: 'login' }));
    fake.services.credentials.hold({ email: EMAIL, password });
    run.dispatch(authActions.loginSubmitted());
    await run.advance(0);
  };
  return { ...run, fake, texts, logIn };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the session', () => {
  it('is anonymous at once when none is stored', () => {
    expect(begin().state().auth.session).toEqual({ status: 'anonymous' });
  });

  it('is reloaded from the backend before it counts', async () => {
    const run = begin({ signedIn: true });
    expect(run.state().auth.session).toEqual({ status: 'checking' });
    await run.advance(0);
    expect(run.state().auth.session).toMatchObject({ status: 'signedIn', user: { uid: 'aditi' } });
  });

  it('is ended for an unverified account', async () => {
    const run = begin({ signedIn: true, verified: false });
    await run.advance(0);
    expect(run.state().auth.session).toEqual({ status: 'anonymous' });
    expect(run.fake.auth.isSignedIn()).toBe(false);
  });

  it('is accepted as stored when the backend does not answer', async () => {
    const fake = fakeServices();
    fake.auth.addPerson(EMAIL, { uid: 'aditi', password: PASSWORD, verified: true });
    fake.auth.restore(EMAIL);
    const { subscribe } = fake.services.auth;
    fake.services.auth.subscribe = (listener) =>
      subscribe((change) => {
        if (change.kind !== 'account') return listener(change);
        const { account } = change;
        const reload = () => new Promise<never>(() => undefined);
        listener({ kind: 'account', account: { ...account, user: account.user, reload } });
      });
    const run = runSaga([authSaga], fake.services);
    await run.advance(6000);
    expect(run.state().auth.session.status).toBe('signedIn');
  });

  it('ends with a logout, which opens the home page', async () => {
    const run = begin({ signedIn: true });
    await run.advance(0);
    run.dispatch(logoutRequested());
    await run.advance(0);
    expect(run.state().auth.session).toEqual({ status: 'anonymous' });
    expect(run.fake.places).toEqual([{ path: '/', state: undefined }]);
  });
});

describe('the login', () => {
  it('writes the document, closes the panel and reloads', async () => {
    const run = begin();
    await run.logIn();
    expect(run.fake.users.get('aditi')).toMatchObject({ email: EMAIL, isVerified: true });
    expect(run.state().auth.panel).toBeNull();
    expect(run.fake.record.reloads).toBe(1);
  });

  it('does not wait for the document when Firestore is silent', async () => {
    const run = begin();
    run.fake.services.users.markVerified = () => new Promise(() => undefined);
    await run.logIn();
    await run.advance(5999);
    expect(run.fake.record.reloads).toBe(0);
    await run.advance(1);
    expect(run.state().auth.panel).toBeNull();
    expect(run.fake.record.reloads).toBe(1);
  });

  it('forgets for which address a link was asked', async () => {
    const run = begin();
    const clear = jest.spyOn(run.fake.services.storage.loginLink, 'clear');
    await run.logIn();
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('refuses an unverified account and signs it out', async () => {
    const run = begin({ verified: false });
    await run.logIn();
    expect(run.state().auth.notice).toEqual({
      tone: 'error',
      text: 'Please verify your email before logging in.',
    });
    expect(run.fake.auth.isSignedIn()).toBe(false);
    expect(run.fake.record.reloads).toBe(0);
    expect(run.fake.users.size).toBe(0);
  });

  it('shows the backend’s message', async () => {
    const run = begin();
    await run.logIn('wrong');
    expect(run.texts()).toEqual(['Firebase: Error (auth/invalid-credential).']);
    expect(run.state().auth.attempt).toEqual({ kind: 'idle' });
  });

  it('with Google requires no verified email', async () => {
    const run = begin();
    run.dispatch(loginPanelOpened({ mode: 'login' }));
    run.dispatch(authActions.googleChosen());
    await run.advance(0);
    expect(run.fake.users.get('google')).toMatchObject({ isVerified: true });
    expect(run.fake.record.reloads).toBe(1);
  });

  it('with Google shows the reason of a failure', async () => {
    const run = begin();
    run.fake.services.auth.signInWithGoogle = async () =>
      fail({ code: 'auth/popup-blocked', message: 'Firebase: Error (auth/popup-blocked).' });
    run.dispatch(authActions.googleChosen());
    await run.advance(0);
    expect(run.texts()).toEqual(['Error: Firebase: Error (auth/popup-blocked).']);
  });
});

describe('a stored registration', () => {
  const stored = { email: EMAIL, password: PASSWORD };

  it('opens the Login form, announces it after 300 ms, and is removed', async () => {
    const run = begin();
    run.fake.services.storage.pending.write(stored);
    run.dispatch(loginPanelOpened({ mode: 'registration' }));
    expect(run.state().auth.panel).toEqual({ mode: 'login' });
    // The panel is a part of the shop that has to load first.
    await run.advance(5000);
    expect(run.fake.services.storage.pending.read()).toEqual(stored);
    run.dispatch(authActions.formPrefilled());
    await run.advance(299);
    expect(run.state().auth.notice).toBeNull();
    await run.advance(1);
    expect(run.state().auth.notice?.text).toBe('Email verifies successfully! Please log in.');
    expect(run.fake.services.storage.pending.read()).toBeNull();
  });

  it('is removed when the panel closes earlier', async () => {
    const run = begin();
    run.fake.services.storage.pending.write(stored);
    run.dispatch(loginPanelOpened({ mode: 'login' }));
    run.dispatch(loginPanelClosed());
    await run.advance(1000);
    expect(run.fake.services.storage.pending.read()).toBeNull();
    expect(run.state().auth.notice).toBeNull();
  });
});

describe('the reset dialog', () => {
  it('says that the email was sent, and closes', async () => {
    const run = begin();
    run.dispatch(authActions.passwordResetOpened());
    run.dispatch(authActions.passwordResetSubmitted(EMAIL));
    await run.advance(0);
    expect(run.texts()).toEqual(['Password reset email sent! Please check your inbox.']);
    expect(run.state().auth.dialog).toEqual({ kind: 'closed' });
  });

  it('shows the reason of a failure and stays open', async () => {
    const run = begin();
    run.fake.services.auth.sendPasswordReset = async () =>
      fail({ code: 'auth/too-many-requests', message: 'Firebase: Too many (auth/too-many-requests).' });
    run.dispatch(authActions.passwordResetOpened());
    run.dispatch(authActions.passwordResetSubmitted(EMAIL));
    await run.advance(0);
    expect(run.texts()).toEqual(['Error: Firebase: Too many (auth/too-many-requests).']);
    expect(run.state().auth.dialog).toEqual({ kind: 'open' });
  });
});
