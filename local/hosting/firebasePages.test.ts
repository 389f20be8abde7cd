import path from 'node:path';
import { startHosting, type HostingSite } from '.';
import { ROOT } from '../stack/settings';
import { OWN_ADDRESSES, readHostingConfig } from './firebaseJson';

const config = readHostingConfig(path.join(ROOT, 'firebase.json'));
const FIREBASES = ['/__/auth/iframe', '/__/auth/handler', '/__/firebase/init.json', '/__/'];

test.each(FIREBASES)(
  'no header of firebase.json reaches %s, where Google’s login would not survive it',
  (url) => {
    const reaches = ({ source, regex = '$^' }: { source?: string; regex?: string }) =>
      source === '**' || new RegExp(regex).test(url);
    expect((config.headers ?? []).filter(reaches)).toEqual([]);
  },
);

test.each([
  '/',
  '/_',
  '/_a',
  '/_/a',
  '/__',
  '/__foo.js',
  '/___',
  '/a',
  '/a/__b',
  '/admin',
  '/assets/x.js',
  '/favicon.svg',
])('%s has the headers of all addresses of the shop', (url) =>
  expect(url).toMatch(new RegExp(OWN_ADDRESSES)),
);

test('no function and no file answers an address of Firebase', async () => {
  const hosting = await startHosting(0);
  const site = { files: async () => null, functionsUrl: 'http://127.0.0.1:1' } as unknown as HostingSite;
  hosting.open({ ...site, config });
  try {
    const answer = await fetch(`${hosting.url}/__/auth/handler`);
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n']);
    for (const name of ['x-frame-options', 'cross-origin-opener-policy', 'content-security-policy'])
      expect(answer.headers.get(name)).toBeNull();
  } finally {
    await hosting.close();
  }
});
