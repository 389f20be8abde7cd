import type { User } from 'firebase/auth';
import { loadAuth } from '../firebase/auth';
import { createAuthService } from './createAuthService';
import type { SessionChange } from './types';

jest.mock('../firebase/auth', () => ({ loadAuth: jest.fn() }));

const KEY = 'glumist.session';
const failure = (code: string) => Object.assign(new Error(code), { code });

/** A fake SDK; `change` calls its session listener. */
function setUp(stored: string | null = null) {
  if (stored) window.localStorage.setItem(KEY, stored);
  let notify: (user: User | null) => void = () => undefined;
  const user = (uid: string, getIdToken: () => Promise<string> = async () => 'token') =>
    ({
      uid,
      email: `${uid}@glumist.example`,
      emailVerified: true,
      providerData: [],
      getIdToken,
    }) as unknown as User;
  const auth = {
    currentUser: null as User | null,
    authStateReady: async () => undefined,
    signOut: jest.fn(async () => change(null)),
  };
  function change(next: User | null) {
    auth.currentUser = next;
    notify(next);
  }
  const sdk = {
    onAuthStateChanged: (_auth: unknown, listener: typeof notify) => {
      notify = listener;
    },
  };
  jest
    .mocked(loadAuth)
    .mockReset()
    .mockResolvedValue({ sdk, auth } as never);
  const service = createAuthService();
  const changes: string[] = [];
  service.subscribe((news: SessionChange) => {
    changes.push(news.kind === 'account' ? news.account.user.uid : news.kind);
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { service, changes, change, user, auth, settled };
}

const otherTab = (newValue: string | null) => {
  if (newValue === null) window.localStorage.removeItem(KEY);
  else window.localStorage.setItem(KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
};

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('knows at once that there is no session, and loads no SDK', () => {
  const { service, changes } = setUp();
  expect(service.hasStoredSession()).toBe(false);
  expect(changes).toEqual(['nobody']);
  expect(loadAuth).not.toHaveBeenCalled();
});

it('distinguishes a session that the person left from one that the backend ended', async () => {
  const { service, changes, change, user, settled } = setUp('aditi');
  await settled();
  change(user('aditi'));
  await service.signOut();
  expect(changes).toEqual(['aditi', 'nobody']);
  expect(window.localStorage.getItem(KEY)).toBeNull();

  change(user('aditi'));
  change(null);
  expect(changes).toEqual(['aditi', 'nobody', 'aditi', 'ended']);
  expect(service.hasStoredSession()).toBe(false);
});

it('finds out on start that a stored session has been ended', async () => {
  const { changes, change, settled } = setUp('aditi');
  expect(changes).toEqual([]);
  await settled();
  change(null);
  expect(changes).toEqual(['ended']);
});

it.each([
  [null, 'nobody'],
  ['ended', 'ended'],
])('follows another tab that stores %s at once', async (noted, kind) => {
  const { changes, change, user, settled } = setUp('aditi');
  await settled();
  change(user('aditi'));
  otherTab(noted);
  expect(changes).toEqual(['aditi', kind]);
  // The SDK reports the same change later, which must not be sent again.
  change(null);
  expect(changes.at(-1)).toBe('nobody');
});

describe('a page that slept, and got no storage event', () => {
  async function asleep(noted: string | null) {
    const shop = setUp('aditi');
    await shop.settled();
    shop.change(shop.user('aditi'));
    if (noted === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, noted);
    return shop;
  }

  it.each([
    [null, 'nobody'],
    ['ended', 'ended'],
  ])('follows the record %s when it wakes, and its SDK forgets the person', async (noted, kind) => {
    const { service, changes, auth, settled } = await asleep(noted);
    expect(service.followRecord()).toBe(false);
    expect(changes).toEqual(['aditi', kind]);
    await settled();
    expect(auth.currentUser).toBeNull();
    expect(window.localStorage.getItem(KEY)).toBe(noted);
  });

  it('has to load again for another person, whom its SDK does not know', async () => {
    const { service, changes, auth, settled } = await asleep('ravi');
    expect(service.followRecord()).toBe(true);
    await settled();
    expect(changes).toEqual(['aditi', 'nobody']);
    // It would log out Ravi.
    expect(auth.signOut).not.toHaveBeenCalled();
  });

  it('stays as it is while the record does', async () => {
    const { service, changes, auth } = await asleep('aditi');
    expect(service.followRecord()).toBe(false);
    expect(changes).toEqual(['aditi']);
    expect(auth.signOut).not.toHaveBeenCalled();
  });

  it('stays logged in where the browser stores no record', async () => {
    const { service, changes, change, user, settled } = setUp();
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    void service.prepare();
    await settled();
    change(user('aditi'));
    expect(service.followRecord()).toBe(false);
    forbidden.mockRestore();
    expect(changes).toEqual(['nobody', 'aditi']);
  });
});

it('loads the SDK when another tab signs in', async () => {
  const { changes, change, user, settled } = setUp();
  otherTab('aditi');
  await settled();
  change(user('aditi'));
  expect(changes).toEqual(['nobody', 'aditi']);
});

it.each([
  ['auth/user-token-expired', 'ended', ['aditi', 'ended']],
  ['auth/network-request-failed', 'unreachable', ['aditi']],
])('a token that fails with %s is %s', async (code, kind, news) => {
  const { service, changes, change, user, settled } = setUp('aditi');
  await settled();
  change(user('aditi', () => Promise.reject(failure(code))));
  expect(await service.idToken()).toEqual({ kind });
  expect(changes).toEqual(news);
});

it('has no token for a guest, without loading the SDK', async () => {
  const { service } = setUp();
  expect(await service.idToken()).toEqual({ kind: 'nobody' });
  expect(loadAuth).not.toHaveBeenCalled();
});
