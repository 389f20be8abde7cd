import { secondsLeft } from '@/domain/time/countdown';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { authSaga, loginPanelClosed, loginPanelOpened } from '..';
import { authActions } from '../authSlice';

const EMAIL = 'aditi@glumist.example';
const PASSWORD = 'correct-horse-1';

function begin() {
  const fake = fakeServices();
  const run = runSaga([authSaga], fake.services);
  run.dispatch(loginPanelOpened({ mode: 'registration' }));
  const texts = () => run.state().notifications.toasts.map((toast) => toast.text);
  const submit = async () => {
    fake.services.credentials.hold({ email: EMAIL, password: PASSWORD });
    run.dispatch(authActions.registrationSubmitted());
    await run.advance(0);
  };
  const resend = async () => {
    fake.services.credentials.hold({ email: EMAIL, password: PASSWORD });
    run.dispatch(authActions.resendRequested());
    await run.advance(0);
  };
  const resendIn = () => {
    const { attempt } = run.state().auth;
    if (attempt.kind !== 'awaitingVerification' || !attempt.resendCountdown) return null;
    return secondsLeft(attempt.resendCountdown, Date.now());
  };
  return { ...run, fake, texts, submit, resend, resendIn };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the registration', () => {
  it('sends the email, says so for ten seconds and waits', async () => {
    const run = begin();
    await run.submit();
    expect(run.fake.auth.mails).toEqual([EMAIL]);
    expect(run.state().notifications.toasts[0]).toMatchObject({
      text: `A verification email has been sent to ${EMAIL}. Please check your inbox (and spam folder), verify your email, and refresh the page to continue.`,
      durationMs: 10_000,
    });
    expect(run.state().auth.attempt).toMatchObject({
      kind: 'awaitingVerification',
      polling: true,
      resendCountdown: null,
    });
    expect(run.fake.services.storage.pending.read()).toEqual({ email: EMAIL, password: PASSWORD });
  });

  it('says that the email could not be sent, and has it sent again', async () => {
    const run = begin();
    run.fake.auth.refuseMail('Firebase: Error (auth/too-many-requests).');
    await run.submit();
    expect(run.texts()).toEqual([
      'Your account is made, but the verification email could not be sent: Firebase: Error (auth/too-many-requests). Please send it again with the button that appears here.',
    ]);
    expect(run.state().auth.attempt.kind).toBe('awaitingVerification');
    await run.advance(9000 + 60_000);
    run.fake.auth.refuseMail(null);
    await run.resend();
    expect(run.fake.auth.mails).toEqual([EMAIL]);
    run.fake.auth.verify(EMAIL);
    await run.advance(3000);
    expect(run.state().auth.session).toMatchObject({ status: 'signedIn' });
  });

  it('keeps waiting although the session signs the unverified account out', async () => {
    const run = begin();
    await run.submit();
    await run.advance(1000);
    expect(run.fake.auth.isSignedIn()).toBe(false);
    expect(run.state().auth.attempt.kind).toBe('awaitingVerification');
  });

  it('notices the verification at the next poll, writes the document, closes and reloads', async () => {
    const run = begin();
    await run.submit();
    await run.advance(3000);
    run.fake.auth.verify(EMAIL);
    await run.advance(2999);
    expect(run.fake.record.reloads).toBe(0);
    await run.advance(1);
    expect(run.texts()).toContain('Email verified successfully!');
    expect(run.fake.users.get('uid-1')).toMatchObject({ email: EMAIL, isVerified: true });
    expect(run.state().auth.panel).toBeNull();
    expect(run.fake.record.reloads).toBe(1);
    expect(run.fake.services.storage.pending.read()).toBeNull();
    expect(run.state().auth.session).toMatchObject({ status: 'signedIn' });
  });

  it('stops after three polls and counts down from 60', async () => {
    const run = begin();
    await run.submit();
    await run.advance(8999);
    expect(run.resendIn()).toBeNull();
    await run.advance(1);
    expect(run.state().auth.attempt).toMatchObject({ polling: false });
    expect(run.resendIn()).toBe(60);
    await run.advance(59_000);
    expect(run.resendIn()).toBe(1);
    await run.advance(1000);
    expect(run.resendIn()).toBe(0);
  });

  it('notices a verification when the person returns to the page', async () => {
    const run = begin();
    await run.submit();
    await run.advance(30_000);
    run.fake.auth.verify(EMAIL);
    run.fake.returnToPage();
    await run.advance(0);
    expect(run.fake.record.reloads).toBe(1);
  });

  it('counts down by the clock, also while the device sleeps', async () => {
    const run = begin();
    await run.submit();
    await run.advance(9000);
    jest.setSystemTime(Date.now() + 45_000);
    await run.advance(1000);
    expect(run.resendIn()).toBe(14);
  });

  it('resends, restarts the countdown and polls again', async () => {
    const run = begin();
    await run.submit();
    await run.advance(9000 + 60_000);
    await run.resend();
    expect(run.texts()).toContain(`Verification email resent to ${EMAIL}`);
    expect(run.fake.auth.mails).toHaveLength(2);
    expect(run.state().auth.attempt).toMatchObject({ polling: true });
    expect(run.resendIn()).toBe(60);
    run.fake.auth.verify(EMAIL);
    await run.advance(3000);
    expect(run.fake.record.reloads).toBe(1);
    expect(run.fake.users.get('uid-1')).toMatchObject({ isVerified: true });
  });

  it('finishes on resend when the email is already verified', async () => {
    const run = begin();
    await run.submit();
    await run.advance(69_000);
    run.fake.auth.verify(EMAIL);
    await run.resend();
    expect(run.texts()).toContain('Email is already verified!');
    expect(run.fake.auth.mails).toHaveLength(1);
    expect(run.fake.record.reloads).toBe(1);
  });

  it('shows why resending failed and allows another try', async () => {
    const run = begin();
    await run.submit();
    await run.advance(69_000);
    run.fake.services.credentials.hold({ email: EMAIL, password: 'wrong' });
    run.dispatch(authActions.resendRequested());
    await run.advance(0);
    expect(run.texts()).toContain('Error resending email: Firebase: Error (auth/invalid-credential).');
    expect(run.state().auth.attempt).toMatchObject({ resending: false });
    expect(run.resendIn()).toBe(0);
  });

  it('shows the backend’s message when the account cannot be created', async () => {
    const run = begin();
    run.fake.auth.addPerson(EMAIL, { uid: 'taken', password: 'x', verified: true });
    await run.submit();
    expect(run.texts()).toEqual([
      'Firebase: The email address is already in use. (auth/email-already-in-use).',
    ]);
    expect(run.state().auth.attempt).toEqual({ kind: 'idle' });
  });

  it('forgets what was refused at the next submission', async () => {
    const run = begin();
    run.fake.auth.addPerson(EMAIL, { uid: 'taken', password: 'x', verified: true });
    await run.submit();
    expect(run.state().auth.refusal).toMatchObject({ field: 'email' });
    run.fake.auth.removePerson(EMAIL);
    await run.submit();
    expect(run.state().auth.refusal).toBeNull();
  });

  it.each([
    ['Change Email', () => authActions.emailChangeRequested()],
    ['a closed panel', () => loginPanelClosed()],
    ['the other mode', () => authActions.panelModeChanged('login')],
  ])('stops polling and counting after %s', async (_name, event) => {
    const run = begin();
    await run.submit();
    await run.advance(10_000);
    run.dispatch(event());
    run.fake.auth.verify(EMAIL);
    await run.advance(120_000);
    expect(run.state().auth.attempt).toEqual({ kind: 'idle' });
    expect(run.fake.record.reloads).toBe(0);
    expect(run.fake.services.storage.pending.read()).toBeNull();
  });

  it('never puts the password into an action or the state', async () => {
    const run = begin();
    await run.submit();
    await run.advance(69_000);
    await run.resend();
    expect(JSON.stringify([run.actions, run.state()])).not.toContain(PASSWORD);
  });
});
