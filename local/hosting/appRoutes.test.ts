import path from 'node:path';
import { adminPaths, routes } from '@/app/router/paths';
import { ROOT } from '../stack/settings';
import { readHostingConfig } from './firebaseJson';

const SHELL = '/shell.html';
const { rewrites = [] } = readHostingConfig(path.join(ROOT, 'firebase.json'));

test('Hosting serves exactly the routes behind a login or a signed link with the app shell', () => {
  const restricted = Object.values(routes).filter(({ access }) => access !== 'public');
  const expected = restricted.flatMap(({ pattern }) =>
    pattern.endsWith('/*')
      ? [pattern.replace('/*', ''), pattern.replace('/*', '/**')]
      : [pattern.replace(/\/:\w+$/, '/**')],
  );
  const toShell = rewrites.flatMap((rewrite) =>
    'destination' in rewrite && rewrite.destination === SHELL ? [rewrite.source] : [],
  );
  expect(toShell.sort()).toEqual(expected.sort());
});

test('every other route is served by the function that renders pages', () => {
  const drawn = rewrites.find((rewrite) => rewrite.regex !== undefined);
  for (const { pattern } of Object.values(routes)) expect(pattern).toMatch(new RegExp(drawn?.regex ?? '$^'));
  expect(adminPaths.dashboard).toBe(routes.admin.pattern.replace('/*', ''));
});
