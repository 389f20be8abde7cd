import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const tiers = createRequire(__filename)('./tiers.cjs') as Record<string, string[][]>;

test.each([
  ['src/features', 'TIERS'],
  ['src/features/admin', 'ADMIN_TIERS'],
  ['functions/src', 'FUNCTION_LAYERS'],
])('each folder of %s has one place in %s', (folder, list) => {
  const folders = readdirSync(join(__dirname, '../..', folder), { withFileTypes: true })
    // Only tests import from `testing`.
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);
  expect(tiers[list]!.flat().sort()).toEqual(folders.sort());
});
