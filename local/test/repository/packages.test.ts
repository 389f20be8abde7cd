import manifest from 'firestore-on-node/package.json';
import { compilerOptions } from '../../../tsconfig.json';

test('tsconfig.json maps every export of the package to its source', () => {
  const sources = Object.entries(manifest.exports).flatMap(([path, target]) => {
    if (typeof target === 'string') return [];
    const source = target.require.default.replace(/^\.\/dist\/(.*)\.js$/, 'src/$1.ts');
    return [[path.replace(/^\./, 'firestore-on-node'), [`./packages/firestore-on-node/${source}`]]];
  });
  const { '@/*': _own, ...paths } = compilerOptions.paths;
  expect(paths).toEqual(Object.fromEntries(sources));
});
