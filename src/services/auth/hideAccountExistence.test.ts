import { hideAccountExistence } from './hideAccountExistence';

const failure = (code: string) => ({ code, message: `Firebase: Error (${code}).` });
const WRONG = failure('auth/invalid-credential');

test.each(['user-not-found', 'wrong-password', 'user-disabled', 'invalid-login-credentials'])(
  'auth/%s has the message of a wrong password, so that no account is revealed',
  (code) => expect(hideAccountExistence(failure(`auth/${code}`))).toEqual(WRONG),
);

test.each(['invalid-credential', 'network-request-failed', 'too-many-requests', 'invalid-email'])(
  'auth/%s, which reveals no account, keeps its message',
  (code) => expect(hideAccountExistence(failure(`auth/${code}`))).toEqual(failure(`auth/${code}`)),
);
