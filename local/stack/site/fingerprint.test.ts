import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprint } from './fingerprint';

describe('the fingerprint', () => {
  let root: string;
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const print = (extra = '') => fingerprint(root, ['src', 'package-lock.json', 'absent'], extra);

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'glumist-print-'));
    put('src/index.tsx', 'a');
    put('src/deep/er.ts', 'b');
    put('package-lock.json', '{}');
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it.each<[string, () => void]>([
    ['a changed file', () => put('src/deep/er.ts', 'c')],
    ['a new file', () => put('src/deep/est.ts', '')],
    ['a renamed file', () => renameSync(path.join(root, 'src/index.tsx'), path.join(root, 'src/main.tsx'))],
    ['a changed lockfile', () => put('package-lock.json', '{ }')],
  ])('changes with %s', (_what, change) => {
    const before = print();
    change();
    expect(print()).not.toBe(before);
  });

  it.each(['src/index.test.tsx', 'src/testing/fakes.ts', 'src/.DS_Store', 'docs/README.md'])(
    'does not change with %s',
    (file) => {
      const before = print();
      put(file, 'x');
      expect(print()).toBe(before);
    },
  );

  it('changes with additional values', () => {
    expect(print('local')).not.toBe(print('production'));
  });
});
