import type { LoadedAuth } from '../../firebase/auth';
import { firebaseError } from '../firebaseError';
import { googleRedirectNote } from './googleRedirectNote';
import { googleRedirectResult, signInWithGoogle } from './googleSignIn';

// Webpack's constant: this is the path that production takes.
Object.assign(globalThis, { __LOCAL__: false });

const PERSON = { user: { uid: 'google' } };

function setUp() {
  const sdk = {
    GoogleAuthProvider: jest.fn(),
    browserPopupRedirectResolver: {},
    signInWithPopup: jest.fn<Promise<unknown>, unknown[]>(async () => PERSON),
    signInWithRedirect: jest.fn<Promise<unknown>, unknown[]>(() => new Promise(() => undefined)),
    getRedirectResult: jest.fn<Promise<unknown>, unknown[]>(async () => PERSON),
  };
  return { sdk, loaded: { sdk, auth: {} } as unknown as LoadedAuth };
}

afterEach(() => {
  jest.useRealTimers();
  window.sessionStorage.clear();
});

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

it('signs in with a pop-up', async () => {
  const { sdk, loaded } = setUp();
  expect(await signInWithGoogle(loaded)).toBe(PERSON);
  expect(sdk.signInWithRedirect).not.toHaveBeenCalled();
  expect(googleRedirectNote.exists()).toBe(false);
});

it.each(['popup-blocked', 'operation-not-supported-in-this-environment'])(
  'redirects when the pop-up fails with %s, and stores a note',
  async (code) => {
    const { sdk, loaded } = setUp();
    sdk.signInWithPopup.mockRejectedValue(firebaseError(code));
    const leaving = signInWithGoogle(loaded);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(sdk.signInWithRedirect).toHaveBeenCalledTimes(1);
    expect(googleRedirectNote.exists()).toBe(true);

    // The page's own load may end after the press.
    window.dispatchEvent(shown(false));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(googleRedirectNote.exists()).toBe(true);

    // The page came back from the back/forward cache without a chosen account.
    window.dispatchEvent(shown(true));
    await expect(leaving).rejects.toMatchObject({ code: 'auth/redirect-cancelled-by-user' });
    expect(googleRedirectNote.exists()).toBe(false);
  },
);

it.each(['popup-closed-by-user', 'cancelled-popup-request', 'network-request-failed'])(
  'fails with %s and stays on the page',
  async (code) => {
    const { sdk, loaded } = setUp();
    sdk.signInWithPopup.mockRejectedValue(firebaseError(code));
    await expect(signInWithGoogle(loaded)).rejects.toMatchObject({ code: `auth/${code}` });
    expect(sdk.signInWithRedirect).not.toHaveBeenCalled();
  },
);

it('removes the note of a redirect that failed', async () => {
  const { sdk, loaded } = setUp();
  sdk.signInWithPopup.mockRejectedValue(firebaseError('popup-blocked'));
  sdk.signInWithRedirect.mockRejectedValue(firebaseError('web-storage-unsupported'));
  await expect(signInWithGoogle(loaded)).rejects.toMatchObject({ code: 'auth/web-storage-unsupported' });
  expect(googleRedirectNote.exists()).toBe(false);
});

it('reads the result of the redirect once, with a deadline', async () => {
  jest.useFakeTimers();
  const { sdk, loaded } = setUp();
  googleRedirectNote.leave();
  expect(await googleRedirectResult(loaded)).toBe(PERSON);
  expect(googleRedirectNote.exists()).toBe(false);
  sdk.getRedirectResult.mockReturnValue(new Promise(() => undefined));
  const waiting = expect(googleRedirectResult(loaded)).rejects.toMatchObject({ code: 'auth/timeout' });
  await jest.advanceTimersByTimeAsync(10_000);
  await waiting;
});
