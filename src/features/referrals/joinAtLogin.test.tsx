import { authSaga, loginPanelOpened, signedIn } from '@/features/auth';
import { friendLinkStore } from '@/services/browser/stored/login/friendLinkStore';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { referralsSaga } from '.';
import { referralActions } from './referralsSlice';

const EMAIL = 'asha@shopper.example';
const CODE = '0123456789AB';
const OFFER = { friendRupees: 100, referrerRupees: 200, minRupees: 599 };
const NOTED = 'Your friend’s link is noted.';

/** A browser with a stored referral link, and the number of requests with it. */
function begin({ signedIn = false } = {}) {
  window.localStorage.clear();
  const fake = fakeServices();
  fake.auth.addPerson(EMAIL, { uid: 'asha', password: 'secret', verified: true });
  if (signedIn) fake.auth.restore(EMAIL);
  friendLinkStore.write(CODE, fake.services.clock.now());
  const sent: unknown[] = [];
  fake.services.http = async ({ body }) => {
    sent.push(body);
    return {
      kind: 'answered',
      status: 200,
      body: { success: true, message: NOTED, joined: {}, offer: OFFER },
    };
  };
  const run = runSaga([referralsSaga, authSaga], fake.services);
  const said = () => run.state().notifications.toasts.map(({ text }) => text);
  const remembered = () => friendLinkStore.read(fake.services.clock.now());
  return { ...run, fake, sent, said, remembered };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends a remembered link once somebody is logged in, says so and forgets it', async () => {
  const run = begin({ signedIn: true });
  await run.advance(0);
  expect(run.sent).toEqual([{ code: CODE }]);
  expect(run.said()).toEqual([NOTED]);
  expect(run.remembered()).toBeNull();
});

it('sends a link once that is used while the session is still checked', async () => {
  const run = begin({ signedIn: true });
  friendLinkStore.clear();
  run.dispatch(referralActions.friendLinkUsed(CODE));
  await run.advance(0);
  expect(run.sent).toEqual([{ code: CODE }]);
  expect(run.said()).toEqual([]);
  expect(run.remembered()).toBeNull();
});

it('keeps the link during a login here, because the reload would lose what is said', async () => {
  const run = begin();
  run.dispatch(loginPanelOpened({ mode: 'login' }));
  run.fake.services.credentials.hold({ email: EMAIL, password: 'secret' });
  run.dispatch({ type: 'auth/loginSubmitted' });
  await run.advance(0);
  expect(run.fake.record.reloads).toBe(1);
  expect(run.state().auth.session.status).toBe('signedIn');
  expect(run.sent).toEqual([]);
  expect(run.remembered()).toBe(CODE);
});

it('keeps it also where the session is heard of after the panel has closed', async () => {
  const run = begin();
  run.dispatch({ type: 'auth/reloadStarted' });
  run.dispatch(
    signedIn({
      uid: 'asha',
      email: EMAIL,
      emailVerified: true,
      displayName: '',
      phone: '',
      providers: [],
    }),
  );
  await run.advance(0);
  expect(run.sent).toEqual([]);
});

it.each([
  [CODE, 'kept'],
  ['BA9876543210', 'idle'],
])('after a reload, the page of link %s says whether it is noted', async (code, status) => {
  const run = begin();
  run.dispatch(referralActions.friendLinkOpened(code));
  await run.advance(0);
  expect(run.state().referrals.use.status).toBe(status);
});
