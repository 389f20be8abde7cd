import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Listed {
  path: string;
  context: object;
}
type Order = new (options: object) => { sort: (tests: Listed[]) => Listed[] };

const SlowFirst = createRequire(__filename)('./slowFirst.cjs') as Order & { SLOW: readonly string[] };

it('begins with the slow tests of small files, and goes on with the largest', () => {
  const sizes: Record<string, number> = { '/bench/faults/one.test.ts': 1, '/large.ts': 9, '/small.ts': 2 };
  const context = { config: {}, hasteFS: { getSize: (path: string) => sizes[path] } };
  const tests = ['/small.ts', '/large.ts', '/bench/faults/one.test.ts'].map((path) => ({ path, context }));
  const sorted = new SlowFirst({ contexts: [], globalConfig: {} }).sort(tests);
  expect(sorted.map(({ path }) => path)).toEqual(['/bench/faults/one.test.ts', '/large.ts', '/small.ts']);
});

it.each(SlowFirst.SLOW)('%s exists', (part) => {
  expect(existsSync(join(__dirname, '../..', part))).toBe(true);
});
