import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import manifest from 'firestore-on-node/package.json';
import { compilerOptions } from '../../../tsconfig.json';
import { ownFiles } from './repository';

const root = path.resolve(__dirname, '../../..');

test('tsconfig.json maps every export of the package to its source', () => {
  const sources = Object.entries(manifest.exports).flatMap(([path, target]) => {
    if (typeof target === 'string') return [];
    const source = target.require.default.replace(/^\.\/dist\/(.*)\.js$/, 'src/$1.ts');
    return [[path.replace(/^\./, 'firestore-on-node'), [`./packages/firestore-on-node/${source}`]]];
  });
  const { '@/*': _own, ...paths } = compilerOptions.paths;
  expect(paths).toEqual(Object.fromEntries(sources));
});

test('npm refuses to publish the package', () => {
  expect(manifest.private).toBe(true);
});

// npx offers to download any other command: the first package of that name, by any publisher.
test('the pages run by npx only what npm ci installs', () => {
  const commands = ownFiles(root)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bnpx ([\w@][\w@/.-]*)/g)])
    .map(([, name = '']) => name);
  expect(commands).toContain('firebase');
  const missing = commands.filter((name) => !existsSync(path.join(root, 'node_modules/.bin', name)));
  expect(missing).toEqual([]);
});
