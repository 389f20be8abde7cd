import { createHmac } from 'node:crypto';
import { isSignedByNimbusPost } from './webhookSignature';

const bytes = Buffer.from('{"awb_number":"1","status":"picked"}');
const digest = (encoding: 'hex' | 'base64', secret = 's') =>
  createHmac('sha256', secret).update(bytes).digest(encoding);
const signed = (sent: Record<string, string>, header: string, secret = 's') =>
  isSignedByNimbusPost(bytes, (name) => sent[name], { header, secret });

test('v1 signs in base64, and Partner v2 in hex', () => {
  expect(signed({ 'x-hmac-sha256': digest('base64') }, 'X-Hmac-SHA256')).toBe(true);
  expect(signed({ 'x-nimbus-signature': digest('hex') }, 'x-nimbus-signature')).toBe(true);
  expect(signed({ 'x-nimbus-signature': digest('hex').toUpperCase() }, 'X-Nimbus-Signature')).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ['no signature', {}],
  ['an empty one', { 'x-hmac-sha256': '' }],
  ['another secret’s', { 'x-hmac-sha256': digest('base64', 'other') }],
  ['the other encoding', { 'x-hmac-sha256': digest('hex') }],
  ['the other header', { 'x-nimbus-signature': digest('hex') }],
  ['one cut short', { 'x-hmac-sha256': digest('base64').slice(0, -2) }],
])('an invalid signature is refused: %s', (_name, sent) => {
  expect(signed(sent, 'X-Hmac-SHA256')).toBe(false);
});

test('every signature is invalid without a secret', () => {
  const unsecured = createHmac('sha256', '').update(bytes).digest('base64');
  expect(signed({ 'x-hmac-sha256': unsecured }, 'X-Hmac-SHA256', '')).toBe(false);
});

test('an unknown header name throws, because it is a programming error', () => {
  expect(() => signed({}, 'x-other')).toThrow('NIMBUSPOST_WEBHOOK_HEADER');
});
