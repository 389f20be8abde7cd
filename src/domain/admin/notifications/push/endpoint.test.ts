import { isPushEndpoint } from './endpoint';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/fcm', false],
  ['https://evil.example/fcm.googleapis.com', false],
  ['https://fcm.googleapis.com@evil.example/', false],
  ['https://evil.example#fcm.googleapis.com', false],
  [`https://${'user:pass'}@fcm.googleapis.com/x`, false],
  ['https://fcm.googleapis.com\\@evil.example/', true],
  ['https://push.apple.com.evil.example/', false],
  ['https://evilpush.apple.com/', false],
  ['https://notify.windows.com/', false],
  ['http://127.0.0.1:5014/push/a', false],
  ['http://localhost/push', false],
  ['http://169.254.169.254/computeMetadata/v1/', false],
  ['http://metadata.google.internal/', false],
  ['https://[::1]/', false],
  ['https://2130706433/', false],
  ['file:///etc/passwd', false],
  ['fcm.googleapis.com/x', false],
  ['', false],
  [`https://fcm.googleapis.com/${'a'.repeat(1024)}`, false],
])('in production %s is an endpoint: %p', (endpoint, expected) => {
  expect(isPushEndpoint(endpoint, '')).toBe(expected);
  // Every allowed endpoint has a known host.
  if (expected) expect(new URL(endpoint).hostname).toMatch(/googleapis|mozilla|apple|windows/);
});

test('the push service on this machine counts on this machine alone, and only as an address of it', () => {
  const sandbox = 'http://127.0.0.1:5014';
  expect(isPushEndpoint(`${sandbox}/push/a`, sandbox)).toBe(true);
  expect(isPushEndpoint('http://127.0.0.1:5015/push/a', sandbox)).toBe(false);
  expect(isPushEndpoint('http://10.0.0.1:80/a', 'http://10.0.0.1:80')).toBe(false);
  expect(isPushEndpoint('https://evil.example/a', 'https://evil.example')).toBe(false);
});
