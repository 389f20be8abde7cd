import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const root = join(__dirname, '../..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;

test('functions use the same package versions as the root that tests them', () => {
  const all = { ...read('package.json').dependencies, ...read('package.json').devDependencies };
  const { dependencies } = read('functions/package.json');
  expect(Object.keys(dependencies).length).toBeGreaterThan(0);
  for (const [name, version] of Object.entries(dependencies))
    expect([name, all[name]]).toEqual([name, version]);
});

test('the lockfile names no registry host', () => {
  expect(readFileSync(join(root, 'functions/package-lock.json'), 'utf8')).not.toContain('"resolved"');
});
