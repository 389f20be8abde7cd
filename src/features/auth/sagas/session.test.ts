import { fail } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { formBecameUnsaved, formSettled, leaveAnswered } from '@/features/unsaved';
import { runSaga } from '@/testing/runSaga';
import { authSaga, loginPanelOpened, logoutRequested } from '..';
import { authActions } from '../authSlice';
import { CHECK_INTERVAL_MS } from './sessionSaga';

const EMAIL = 'aditi@glumist.example';
const OTHER = 'ravi@glumist.example';
const CHANGED = 'Your password is changed. Please log in again.';
const ENDED = 'Your session has ended. Please log in again.';

async function begin({ signedIn = true } = {}) {
  const fake = fakeServices();
  fake.auth.addPerson(EMAIL, { uid: 'aditi', password: 'x', verified: true });
  fake.auth.addPerson(OTHER, { uid: 'ravi', password: 'x', verified: true });
  if (signedIn) fake.auth.restore(EMAIL);
  const run = runSaga([authSaga], fake.services);
  await run.advance(0);
  return { ...run, fake, told: () => run.actions.map(({ type }) => type) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('checks the session on wake-up, at most once a minute', async () => {
  const run = await begin();
  run.fake.auth.removePerson(EMAIL);
  run.fake.wakePage();
  await run.advance(CHECK_INTERVAL_MS - 1);
  expect(run.state().auth.session.status).toBe('signedIn');
  await run.advance(1);
  run.fake.wakePage();
  await run.advance(0);
  expect(run.state().auth).toMatchObject({
    session: { status: 'anonymous' },
    panel: { mode: 'login' },
    notice: { tone: 'error', text: ENDED },
  });
  expect(run.told().slice(-2)).toEqual(['auth/sessionRevoked', 'auth/signedOut']);
});

it.each([
  ['who changed their password', 'aditi', { tone: 'success', text: CHANGED }],
  ['of whom that is not known', 'ravi', { tone: 'error', text: ENDED }],
])('asks a person %s to log in again, in each tab and after a reload', async (_who, uid, notice) => {
  const run = await begin();
  run.fake.services.storage.endReason.write({ uid, text: CHANGED, email: EMAIL });
  run.fake.auth.end();
  await run.advance(0);
  expect(run.state().auth).toMatchObject({ panel: { mode: 'login' }, notice });
  const reloaded = runSaga([authSaga], run.fake.services);
  await reloaded.advance(0);
  expect(reloaded.state().auth).toMatchObject({ panel: { mode: 'login' }, notice });
});

it('reads on each wake-up whether another tab has logged out, and loads again for another person', async () => {
  const { fake, advance, state } = await begin();
  const { auth } = fake.services;
  const reloads = jest.spyOn(fake.services.page, 'reload');
  auth.followRecord = () => {
    fake.auth.changeInOtherTab(null);
    return false;
  };
  expect(state().auth.session.status).toBe('signedIn');
  fake.wakePage();
  await advance(0);
  expect(state().auth.session.status).toBe('anonymous');
  expect(reloads).not.toHaveBeenCalled();
  auth.followRecord = () => true;
  fake.wakePage();
  await advance(0);
  expect(reloads).toHaveBeenCalledTimes(1);
});

it('says with which address to log in, where the link of a changed email may have ended the session', async () => {
  const run = await begin();
  const change = { uid: 'aditi', email: 'rao@shopper.example', sentAtMs: Date.now() };
  const { storage } = run.fake.services;
  storage.emailChange = { ...storage.emailChange, read: (uid) => (uid === change.uid ? change : null) };
  run.fake.auth.end();
  await run.advance(0);
  expect(run.state().auth.notice?.text).toBe(
    'Your session has ended. If you opened the link in our mail, log in with rao@shopper.example from now on.',
  );
});

it.each(['auth/user-disabled', 'auth/user-token-expired', 'auth/user-not-found'])(
  'ends a stored session that the backend refuses with %s',
  async (code) => {
    const fake = fakeServices();
    fake.auth.addPerson(EMAIL, { uid: 'aditi', password: 'x', verified: true });
    fake.auth.restore(EMAIL);
    const { subscribe } = fake.services.auth;
    fake.services.auth.subscribe = (listener) =>
      subscribe((change) => {
        if (change.kind !== 'account') return listener(change);
        const reload = async () => fail({ code, message: 'No.' });
        listener({ kind: 'account', account: { ...change.account, user: change.account.user, reload } });
      });
    const run = runSaga([authSaga], fake.services);
    await run.advance(0);
    expect(run.state().auth.session).toEqual({ status: 'anonymous' });
    expect(run.state().auth.notice?.text).toBe(ENDED);
  },
);

it('keeps the session while there is no network', async () => {
  const fake = fakeServices();
  fake.auth.addPerson(EMAIL, { uid: 'aditi', password: 'x', verified: true });
  fake.auth.restore(EMAIL);
  const { subscribe } = fake.services.auth;
  fake.services.auth.subscribe = (listener) =>
    subscribe((change) => {
      if (change.kind !== 'account') return listener(change);
      const reload = async () => fail({ code: 'auth/network-request-failed', message: 'No.' });
      listener({ kind: 'account', account: { ...change.account, user: change.account.user, reload } });
    });
  const run = runSaga([authSaga], fake.services);
  await run.advance(0);
  expect(run.state().auth.session.status).toBe('signedIn');
});

it('says that another tab has logged out, which is no ended session', async () => {
  const run = await begin();
  run.fake.auth.changeInOtherTab(null);
  await run.advance(0);
  expect(run.state().notifications.toasts).toMatchObject([{ text: 'You are logged out.' }]);
  expect(run.state().auth).toMatchObject({ session: { status: 'anonymous' }, panel: null, notice: null });
});

it('removes the first person before the next one arrives from another tab', async () => {
  const run = await begin();
  run.fake.auth.changeInOtherTab(OTHER);
  await run.advance(0);
  expect(run.told().slice(-2)).toEqual(['auth/signedOut', 'auth/signedIn']);
  expect(run.state().auth.session).toMatchObject({ user: { uid: 'ravi' } });
});

it('closes the panel when another tab has signed in, even during a registration', async () => {
  const run = await begin({ signedIn: false });
  run.dispatch(loginPanelOpened({ mode: 'login' }));
  run.fake.auth.changeInOtherTab(EMAIL);
  await run.advance(0);
  expect(run.state().auth.panel).toBeNull();
  expect(run.fake.record.reloads).toBe(0);

  const waiting = await begin({ signedIn: false });
  waiting.dispatch(loginPanelOpened({ mode: 'registration' }));
  waiting.fake.services.credentials.hold({ email: 'new@glumist.example', password: 'correct-horse-1' });
  waiting.dispatch(authActions.registrationSubmitted());
  await waiting.advance(1000);
  waiting.fake.auth.changeInOtherTab(EMAIL);
  await waiting.advance(60_000);
  expect(waiting.state().auth).toMatchObject({ panel: null, attempt: { kind: 'idle' } });
  expect(waiting.fake.services.storage.pending.read()).toBeNull();
  expect(waiting.fake.record.reloads).toBe(0);
});

describe('the return from Google’s page', () => {
  it('writes the document and opens the home page without a reload', async () => {
    const fake = fakeServices();
    const google = await fake.services.auth.signInWithGoogle();
    fake.services.auth.googleRedirectOutcome = async () => google;
    const run = runSaga([authSaga], fake.services);
    await run.advance(0);
    expect(fake.users.get('google')).toMatchObject({ isVerified: true });
    expect(fake.places.at(-1)?.path).toBe('/');
    expect(fake.record.reloads).toBe(0);
  });

  it('shows what went wrong there', async () => {
    const fake = fakeServices();
    fake.services.auth.googleRedirectOutcome = async () =>
      fail({ code: 'auth/user-cancelled', message: 'Firebase: Error (auth/user-cancelled).' });
    const run = runSaga([authSaga], fake.services);
    await run.advance(0);
    expect(run.state().notifications.toasts[0]?.text).toBe('Error: Firebase: Error (auth/user-cancelled).');
  });
});

describe('the stored registration', () => {
  const credentials = { email: EMAIL, password: 'correct-horse-1' };

  it('is removed after a minute without interaction, also after a reload', async () => {
    const run = await begin({ signedIn: false });
    run.fake.services.credentials.hold({ email: 'new@glumist.example', password: 'correct-horse-1' });
    run.dispatch(loginPanelOpened({ mode: 'registration' }));
    run.dispatch(authActions.registrationSubmitted());
    await run.advance(59_999);
    expect(run.fake.services.storage.pending.until()).not.toBeNull();
    await run.advance(1);
    expect(run.fake.services.storage.pending.until()).toBeNull();

    run.fake.services.storage.pending.write(credentials);
    await run.advance(40_000);
    const reloaded = runSaga([authSaga], run.fake.services);
    await reloaded.advance(19_999);
    expect(run.fake.services.storage.pending.until()).not.toBeNull();
    await reloaded.advance(1);
    expect(run.fake.services.storage.pending.until()).toBeNull();
  });
});

describe('an unverified login', () => {
  async function refused() {
    const run = await begin({ signedIn: false });
    run.fake.auth.addPerson(EMAIL, { uid: 'aditi', password: 'x', verified: false });
    run.dispatch(loginPanelOpened({ mode: 'login' }));
    run.fake.services.credentials.hold({ email: EMAIL, password: 'x' });
    run.dispatch(authActions.loginSubmitted());
    await run.advance(0);
    const resend = async (password = 'x') => {
      run.fake.services.credentials.hold({ email: EMAIL, password });
      run.dispatch(authActions.resendRequested());
      await run.advance(0);
    };
    return { ...run, resend };
  }

  it('can have the mail resent, with the cooldown and the polling of a registration', async () => {
    const run = await refused();
    expect(run.state().auth.attempt).toEqual({ kind: 'unverified', resending: false });
    await run.resend();
    expect(run.fake.auth.mails).toEqual([EMAIL]);
    expect(run.state().auth.attempt).toMatchObject({
      kind: 'awaitingVerification',
      polling: true,
      resendCountdown: { seconds: 60 },
    });
    run.fake.auth.verify(EMAIL);
    await run.advance(3000);
    expect(run.fake.record.reloads).toBe(1);
    expect(run.fake.users.get('aditi')).toMatchObject({ isVerified: true });
  });

  it('shows why the mail was not sent and offers it again', async () => {
    const run = await refused();
    await run.resend('wrong');
    expect(run.state().notifications.toasts.map(({ text }) => text)).toContain(
      'Error resending email: Firebase: Error (auth/invalid-credential).',
    );
    expect(run.state().auth.attempt).toEqual({ kind: 'unverified', resending: false });
  });

  it('is signed in when the email was verified in the meantime', async () => {
    const run = await refused();
    run.fake.auth.verify(EMAIL);
    await run.resend();
    expect(run.fake.auth.mails).toEqual([]);
    expect(run.fake.record.reloads).toBe(1);
  });
});

it('asks before a logout that discards typed text, and follows the answer', async () => {
  const run = await begin();
  run.dispatch(formBecameUnsaved({ id: 'editor', text: 'Not saved.' }));
  run.dispatch(logoutRequested());
  await run.advance(0);
  expect(run.state().unsaved.question).toMatchObject({ about: 'session' });
  run.dispatch(leaveAnswered(false));
  await run.advance(0);
  expect(run.state().auth.session.status).toBe('signedIn');
  run.dispatch(formSettled({ id: 'editor' }));
  run.dispatch(logoutRequested());
  await run.advance(0);
  expect(run.state().unsaved.question).toBeNull();
  expect(run.state().auth.session.status).toBe('anonymous');
});
