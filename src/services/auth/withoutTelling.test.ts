import { withoutTelling } from './withoutTelling';

const failure = (code: string) => ({ code, message: `Firebase: Error (${code}).` });
const WRONG = failure('auth/invalid-credential');

test.each(['user-not-found', 'wrong-password', 'user-disabled', 'invalid-login-credentials'])(
  'auth/%s reads as a wrong password does, whoever was named',
  (code) => expect(withoutTelling(failure(`auth/${code}`))).toEqual(WRONG),
);

test.each(['invalid-credential', 'network-request-failed', 'too-many-requests', 'invalid-email'])(
  'auth/%s, which says nothing of an account, stays as it is',
  (code) => expect(withoutTelling(failure(`auth/${code}`))).toEqual(failure(`auth/${code}`)),
);
