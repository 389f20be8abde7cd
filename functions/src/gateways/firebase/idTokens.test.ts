import http from 'node:http';
import https from 'node:https';
import { verifyToken } from './firebase';
import { asInTheCloud, FORGED, token } from './testing';

asInTheCloud();

test('a genuine Firebase token is accepted', async () => {
  expect(await verifyToken(token())).toMatchObject({
    uid: 'alice',
    email: 'alice@example.com',
    verified: true,
    admin: false,
  });
  expect(await verifyToken(token({ claims: { admin: true } }))).toMatchObject({ admin: true });
});

test.each(FORGED)('a token %s is refused', async (_name, forge) => {
  expect(await verifyToken(forge())).toBeNull();
});

test.each<[string, object, object]>([
  ['the claim as a text', { admin: 'true' }, { admin: false }],
  ['the claim as a number', { admin: 1 }, { admin: false }],
  [
    'the claim in a token that an SMS opened',
    { admin: true, firebase: { sign_in_provider: 'phone' } },
    { admin: false },
  ],
  ['an unverified email', { email_verified: false }, { verified: false }],
  ['a proof that is a text', { email_verified: 'true' }, { verified: false }],
  ['a proof of no email', { email: undefined }, { verified: false, email: '' }],
])('%s is ignored as a claim', async (_name, claims, identity) => {
  expect(await verifyToken(token({ claims }))).toMatchObject(identity);
});

test('no token is accepted while Google’s keys cannot be fetched', async () => {
  const unreachable = () => http.request({ port: 1, host: '127.0.0.1' });
  jest.spyOn(https, 'request').mockImplementation(unreachable as never);
  await jest.isolateModulesAsync(async () => {
    const { verifyToken: verifyTokenAfterRestart } = await import('./firebase');
    expect(await verifyTokenAfterRestart(token())).toBeNull();
  });
});
