import { leaksInAnswer, leaksInLog } from './leaks';

const secrets = { 'the key': 'secret/of+the-key' };
const token = `eyJhbGciOiJub25lIn0.eyJuYW1lIjoiYWxpY2UifQ.`;

test.each([
  ['{"a":"secret/of+the-key"}', 'the key'],
  [`Basic ${Buffer.from('secret/of+the-key').toString('base64')}`, 'the key'],
  [Buffer.from('secret/of+the-key').toString('hex'), 'the key'],
  ['?key=secret%2Fof%2Bthe-key', 'the key'],
  ['-----BEGIN PRIVATE KEY-----', 'a private key'],
  ['{"passwordHash":"abc"}', 'the hash of a password'],
  [`Bearer ${token}`, 'a token'],
])('%j is a leak in a log and in an answer', (text, name) => {
  expect(leaksInLog(text, secrets)).toEqual([name]);
  expect(leaksInAnswer(text, secrets)).toEqual([name]);
});

test.each([
  ['at Object.<anonymous> (/srv/lib/shop.js:1:2)', 'a frame of a stack'],
  ['at async run (file:///srv/a.js:10:3)', 'a frame of a stack'],
  ['/srv/node_modules/x', 'a file of the code'],
  ['projects/demo/databases/(default)', 'where a document lies'],
  ['FIRESTORE_EMULATOR_HOST', 'a setting'],
])('%j is a leak in an answer only', (text, name) => {
  expect(leaksInLog(text, secrets)).toEqual([]);
  expect(leaksInAnswer(text, secrets)).toContain(name);
});

test.each([
  '{"success":false,"message":"Please log in at (10:30) and try again.","requestId":"0b7e"}',
  '{"keyId":"rzp_test_endpoints","price":299,"mainImage":"/pictures/mist-800.webp"}',
  '{"razorpay_signature":"ab12","severity":"INFO","event":"request.answered"}',
])('%s is no leak', (text) => {
  expect(leaksInAnswer(text, secrets)).toEqual([]);
});
