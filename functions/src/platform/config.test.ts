import { secret } from './config';

afterEach(() => void delete process.env['RAZORPAY_WEBHOOK_SECRET']);

test.each([
  ['typed', 'a secret', 'a secret'],
  ['piped', 'a secret\n', 'a secret'],
  ['from a file of Windows', 'a secret\r\n', 'a secret'],
  ['with a space at its end', 'a secret ', 'a secret '],
  ['missing', undefined, ''],
])('a secret is read as it was meant: %s', (_name, stored, meant) => {
  if (stored !== undefined) process.env['RAZORPAY_WEBHOOK_SECRET'] = stored;
  expect(secret('RAZORPAY_WEBHOOK_SECRET')).toBe(meant);
});
