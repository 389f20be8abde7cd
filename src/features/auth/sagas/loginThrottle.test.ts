import { secondsLeft } from '@/domain/time/countdown';
import { fail } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { authSaga, loginPanelOpened } from '..';
import { authActions } from '../authSlice';

const EMAIL = 'aditi@glumist.example';
const PASSWORD = 'correct-horse-1';

function begin(fake = fakeServices()) {
  fake.auth.addPerson(EMAIL, { uid: 'aditi', password: PASSWORD, verified: true });
  const run = runSaga([authSaga], fake.services);
  run.dispatch(loginPanelOpened({ mode: 'login' }));
  const logIn = async (password: string) => {
    fake.services.credentials.hold({ email: EMAIL, password });
    run.dispatch(authActions.loginSubmitted());
    await run.advance(0);
  };
  const failOften = async (times: number) => {
    for (let time = 0; time < times; time += 1) await logIn('wrong');
  };
  const reset = async () => {
    run.dispatch(authActions.passwordResetOpened());
    run.dispatch(authActions.passwordResetSubmitted(EMAIL));
    await run.advance(0);
  };
  const waits = () => {
    const { login, reset: resetting } = run.state().auth.waits;
    return { login: secondsLeft(login, Date.now()), reset: secondsLeft(resetting, Date.now()) };
  };
  return { ...run, fake, logIn, failOften, reset, waits };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('allows three wrong passwords, and the fourth must wait for a countdown', async () => {
  const run = begin();
  await run.failOften(3);
  expect(run.waits().login).toBe(0);
  await run.failOften(1);
  expect(run.waits()).toEqual({ login: 5, reset: 0 });
  await run.advance(2000);
  expect(run.waits().login).toBe(3);
  expect(run.actions.filter(authActions.waitChanged.match)).toHaveLength(1);
  jest.setSystemTime(Date.now() + 10_000);
  await run.advance(250);
  expect(run.waits().login).toBe(0);
});

it('keeps the wait after a reload', async () => {
  const run = begin();
  await run.failOften(6);
  run.stop();
  expect(begin(run.fake).waits().login).toBe(20);
});

it('resets after the first success', async () => {
  const run = begin();
  await run.failOften(5);
  await run.logIn(PASSWORD);
  expect(run.waits().login).toBe(0);
  expect(run.fake.services.storage.loginThrottle.read('login')).toBeNull();
});

it('counts a correct password of an unverified account as a success', async () => {
  const run = begin();
  run.fake.auth.addPerson(EMAIL, { uid: 'aditi', password: PASSWORD, verified: false });
  await run.failOften(4);
  await run.logIn(PASSWORD);
  expect(run.waits().login).toBe(0);
});

it.each(['auth/network-request-failed', 'unknown'])('does not count %s', async (code) => {
  const run = begin();
  run.fake.services.auth.signIn = async () => fail({ code, message: 'No.' });
  await run.failOften(10);
  expect(run.waits().login).toBe(0);
});

it('waits a minute when Firebase throttles, on login and reset', async () => {
  const run = begin();
  const tooMany = { code: 'auth/too-many-requests', message: 'Firebase: Too many.' };
  run.fake.services.auth.signIn = async () => fail(tooMany);
  run.fake.services.auth.sendPasswordReset = async () => fail(tooMany);
  await run.failOften(1);
  expect(run.waits()).toEqual({ login: 60, reset: 0 });
  await run.reset();
  expect(run.waits().reset).toBe(60);
  expect(run.state().notifications.toasts.map(({ text }) => text)).toEqual(['Error: Firebase: Too many.']);
});

it('does not reveal at a reset that an email is unknown', async () => {
  const run = begin();
  run.fake.services.auth.sendPasswordReset = async () =>
    fail({ code: 'auth/user-not-found', message: 'Firebase: There is no user record.' });
  await run.reset();
  expect(run.state().notifications.toasts.map(({ text }) => text)).toEqual([
    'Password reset email sent! Please check your inbox.',
  ]);
  expect(run.state().auth.dialog).toEqual({ kind: 'closed' });
});
