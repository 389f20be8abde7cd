import { fail, ok, type Account, type SignedInUser } from '@/services';
import type { AuthService } from '@/services/auth/types';

interface Person {
  uid: string;
  password: string;
  verified: boolean;
  displayName?: string;
}

/** A backend of accounts in memory that behaves as Firebase Auth does, its session listener included. */
export function fakeAuth() {
  const people = new Map<string, Person>();
  const listeners = new Set<(account: Account | null) => void>();
  const mails: string[] = [];
  let current: Account | null = null;
  let stored = false;

  function settle(account: Account | null): void {
    current = account;
    stored = account !== null;
    for (const listener of listeners) listener(account);
  }

  function accountFor(email: string): Account {
    const read = (): SignedInUser => {
      const person = people.get(email);
      return {
        uid: person?.uid ?? '',
        email,
        displayName: person?.displayName ?? '',
        emailVerified: person?.verified ?? false,
        providers: [person?.password ? 'password' : 'google.com'],
      };
    };
    let known = read();
    const account: Account = {
      get user() {
        return known;
      },
      reload: async () => {
        known = read();
        return ok(known);
      },
      sendVerification: async () => {
        mails.push(email);
        return ok(undefined);
      },
      adopt: async () => {
        settle(account);
        return ok(undefined);
      },
    };
    return account;
  }

  const service: AuthService = {
    hasStoredSession: () => stored,
    subscribe(listener) {
      listeners.add(listener);
      listener(current);
      return () => listeners.delete(listener);
    },
    async register({ email, password }) {
      if (people.has(email)) {
        const message = 'Firebase: The email address is already in use. (auth/email-already-in-use).';
        return fail({ code: 'auth/email-already-in-use', message });
      }
      people.set(email, { uid: `uid-${people.size + 1}`, password, verified: false });
      mails.push(email);
      const account = accountFor(email);
      settle(account);
      return ok(account);
    },
    async signIn({ email, password }) {
      if (people.get(email)?.password !== password) {
        return fail({
          code: 'auth/invalid-credential',
          message: 'Firebase: Error (auth/invalid-credential).',
        });
      }
      const account = accountFor(email);
      settle(account);
      return ok(account);
    },
    signInWithGoogle: async () => {
      people.set('google@glumist.example', { uid: 'google', password: '', verified: true });
      const account = accountFor('google@glumist.example');
      settle(account);
      return ok(account);
    },
    sendPasswordReset: async () => ok(undefined),
    updateDisplayName: async (displayName) => {
      const person = people.get(current?.user.email ?? '');
      if (!person) return fail({ code: 'unknown', message: 'Nobody is signed in.' });
      person.displayName = displayName;
      return ok(undefined);
    },
    signOut: async () => settle(null),
    idToken: async () => (current ? 'token' : null),
  };

  return {
    service,
    /** Whom mails were sent to, in order. */
    mails,
    /** Somebody opens the link of a mail. */
    verify: (email: string) => {
      const person = people.get(email);
      if (person) person.verified = true;
    },
    addPerson: (email: string, person: Person) => people.set(email, person),
    /** A session that was there when the page came up. */
    restore: (email: string) => {
      current = accountFor(email);
      stored = true;
    },
    isSignedIn: () => current !== null,
  };
}
