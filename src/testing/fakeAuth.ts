import {
  fail,
  NEEDS_FACTOR,
  ok,
  setupSecret,
  type Account,
  type SessionChange,
  type SignedInUser,
} from '@/services';
import type { AuthService } from '@/services/auth/createAuthService';
import type { MailCode } from '@/services/auth/types';

interface Person {
  uid: string;
  password: string;
  verified: boolean;
  displayName?: string;
  /** Ten digits. */
  phone?: string;
  /** Whether an authenticator app was added; it shows 123456. */
  hasApp?: boolean;
}

/** As Firebase words it. */
const refuse = (code: string, text = 'Error') => fail({ code, message: `Firebase: ${text} (${code}).` });

/** Accounts in memory that behave as Firebase Auth does, including the session listener. */
export function fakeAuth() {
  const people = new Map<string, Person>();
  const listeners = new Set<(change: SessionChange) => void>();
  const mails: string[] = [];
  let mailRefusal: string | null = null;
  let current: Account | null = null;
  let stored = false;

  const changeOf = (account: Account | null): SessionChange =>
    account ? { kind: 'account', account } : { kind: 'nobody' };
  const notify = (change: SessionChange) => listeners.forEach((listener) => listener(change));

  function settle(account: Account | null): void {
    current = account;
    stored = account !== null;
    notify(changeOf(account));
  }

  function accountFor(email: string): Account {
    const read = (): SignedInUser => {
      const person = people.get(email);
      return {
        uid: person?.uid ?? '',
        email,
        displayName: person?.displayName ?? '',
        emailVerified: person?.verified ?? false,
        providers: [person?.password ? 'password' : 'google.com', ...(person?.phone ? ['phone'] : [])],
        ...(person?.phone ? { phone: `+91${person.phone}` } : {}),
      };
    };
    let loaded = read();
    const account: Account = {
      get user() {
        return loaded;
      },
      reload: async () => ok((loaded = read())),
      sendVerification: async () => {
        if (mailRefusal === null) mails.push(email);
        return mailRefusal === null ? ok(undefined) : fail({ code: 'auth/refused', message: mailRefusal });
      },
      adopt: async () => {
        settle(account);
        return ok(undefined);
      },
    };
    return account;
  }

  /** The backend ends the session; the SDK forgets the account. */
  function end(): void {
    if (!current) return;
    const { uid } = current.user;
    current = null;
    stored = false;
    notify({ kind: 'ended', uid });
  }

  /** The sent codes by request id: each is 123456. */
  const codes = new Map<string, string>();
  const takeCode = (requestId: string, code: string) => {
    const phone = codes.get(requestId);
    if (phone && code === '123456') codes.delete(requestId);
    else return { code: phone ? 'auth/invalid-verification-code' : 'auth/code-expired', message: 'Error' };
    return phone;
  };
  const own = () => people.get(current?.user.email ?? '');
  const phoneCodes: AuthService['phoneCodes'] = {
    async send(phone) {
      const requestId = `request-${codes.size + 1}-${phone}`;
      codes.set(requestId, phone);
      return ok(requestId);
    },
    async signIn(requestId, code) {
      const phone = takeCode(requestId, code);
      if (typeof phone !== 'string') return fail(phone);
      const found = [...people].find(([, person]) => person.phone === phone && person.verified);
      if (!found) return ok({ kind: 'unknown' });
      const account = accountFor(found[0]);
      settle(account);
      return ok({ kind: 'account', account });
    },
    async link(requestId, code) {
      const phone = takeCode(requestId, code);
      if (typeof phone !== 'string') return fail(phone);
      const person = own();
      if (person) person.phone = phone;
      return ok(accountFor(current?.user.email ?? '').user);
    },
    async unlink() {
      delete own()?.phone;
      return ok(accountFor(current?.user.email ?? '').user);
    },
    signedInAt: async () => ok(Date.now()),
  };

  /** The unused codes in mails, with the address of their account now. */
  const mailCodes = new Map<string, MailCode & { of: string }>();
  const ended = { code: 'auth/invalid-action-code', message: 'Firebase: Error (auth/invalid-action-code).' };
  const spendMailCode = (
    code: string,
    change: (person: Person, about: MailCode & { of: string }) => void,
  ) => {
    const found = mailCodes.get(code);
    if (!found) return fail(ended);
    mailCodes.delete(code);
    const person = people.get(found.of);
    if (person) change(person, found);
    return ok(undefined);
  };

  const needsFactor = { code: NEEDS_FACTOR, message: 'Firebase: Error (auth/multi-factor-auth-required).' };
  /** The email of a login that waits for its second factor. */
  let challenged = '';
  const wrongCode = { code: 'auth/invalid-verification-code', message: 'Error' };
  const secondFactor: AuthService['secondFactor'] = {
    async finish(code) {
      if (code !== '123456') return fail(wrongCode);
      const account = accountFor(challenged);
      settle(account);
      return ok(account);
    },
    addedAt: async () => ok(own()?.hasApp ? Date.UTC(2026, 0, 5) : null),
    async begin() {
      setupSecret.write('JBSWY3DPEHPK3PXP');
      return ok(undefined);
    },
    async add(code) {
      if (code !== '123456') return fail(wrongCode);
      setupSecret.write('');
      const person = own();
      if (person) person.hasApp = true;
      return ok(undefined);
    },
    async remove() {
      const person = own();
      if (person) person.hasApp = false;
      return ok(undefined);
    },
  };

  const service: AuthService = {
    secondFactor,
    phoneCodes,
    mailCodes: {
      async check(code) {
        const found = mailCodes.get(code);
        return found ? ok(found) : fail(ended);
      },
      apply: async (code) =>
        spendMailCode(code, (person, { task, email, of }) => {
          if (task === 'revertSecondFactorAddition') person.hasApp = false;
          else person.verified = true;
          if (email === of) return;
          // Firebase ends the account's sessions.
          people.delete(of);
          people.set(email, person);
        }),
      changePassword: async (code, password) => spendMailCode(code, (person) => (person.password = password)),
    },
    hasStoredSession: () => stored,
    subscribe(listener) {
      listeners.add(listener);
      listener(changeOf(current));
      return () => listeners.delete(listener);
    },
    async register({ email, password }) {
      if (people.has(email)) {
        return refuse('auth/email-already-in-use', 'The email address is already in use.');
      }
      if (password.length < 6) {
        return refuse('auth/weak-password', 'Password should be at least 6 characters');
      }
      people.set(email, { uid: `uid-${people.size + 1}`, password, verified: false });
      const account = accountFor(email);
      settle(account);
      return ok(account);
    },
    async signIn({ email, password }) {
      if (people.get(email)?.password !== password) {
        return refuse('auth/invalid-credential');
      }
      if (people.get(email)?.hasApp) {
        challenged = email;
        return fail(needsFactor);
      }
      const account = accountFor(email);
      settle(account);
      return ok(account);
    },
    prepare: () => undefined,
    signInWithGoogle: async () => {
      people.set('google@glumist.example', { uid: 'google', password: '', verified: true });
      const account = accountFor('google@glumist.example');
      settle(account);
      return ok(account);
    },
    googleRedirectOutcome: async () => null,
    async sendLoginLink(email) {
      mails.push(email);
      return ok(undefined);
    },
    async signInWithLink(email) {
      if (!mails.includes(email)) {
        return refuse('auth/invalid-email');
      }
      const known = people.get(email) ?? { uid: `uid-${people.size + 1}`, password: '' };
      people.set(email, { ...known, verified: true });
      const account = accountFor(email);
      settle(account);
      return ok(account);
    },
    sendPasswordReset: async () => ok(undefined),
    sendEmailChange: async (email) => service.sendLoginLink(email),
    updateDisplayName: async (displayName) => {
      const person = people.get(current?.user.email ?? '');
      if (!person) return fail({ code: 'unknown', message: 'Nobody is signed in.' });
      person.displayName = displayName;
      return ok(undefined);
    },
    reauthenticate: async (password) => {
      const person = people.get(current?.user.email ?? '');
      if (person && (password === null || password === person.password)) {
        challenged = current?.user.email ?? '';
        return person.hasApp ? fail(needsFactor) : ok(undefined);
      }
      return refuse('auth/wrong-password');
    },
    signOut: async () => settle(null),
    endSession: async () => end(),
    followRecord: () => false,
    checkSession: async () => {
      if (current && !people.has(current.user.email)) end();
      return !current;
    },
    idToken: async () => (current ? { kind: 'token', token: 'token' } : { kind: 'nobody' }),
  };

  return {
    service,
    /** The recipients of mails, in order. */
    mails,
    /** Firebase mails a link with this code; `of`: the address of the account now. */
    mailCode: (code: string, about: MailCode, of = about.email) => mailCodes.set(code, { ...about, of }),
    /** Why no verification email can be sent; null where it can. */
    refuseMail: (why: string | null) => void (mailRefusal = why),
    /** The user opens the link of a mail. */
    verify: (email: string) => void Object.assign(people.get(email) ?? {}, { verified: true }),
    /** The backend deletes the account without notifying anyone. */
    removePerson: (email: string) => people.delete(email),
    addPerson: (email: string, person: Person) => people.set(email, person),
    /** A session that exists when the page loads. */
    restore: (email: string) => {
      current = accountFor(email);
      stored = true;
    },
    /** The backend ends the session. */
    end,
    /** Delays the session's first answer until the returned function is called. */
    undecided: () => {
      const { subscribe } = service;
      const tellers: (() => void)[] = [];
      service.subscribe = (listener) => {
        let stop = (): void => undefined;
        tellers.push(() => (stop = subscribe(listener)));
        return () => stop();
      };
      return () => tellers.splice(0).forEach((teller) => teller());
    },
    /** Another tab signs a user in, or out. */
    changeInOtherTab: (email: string | null) => settle(email === null ? null : accountFor(email)),
    isSignedIn: () => current !== null,
  };
}
