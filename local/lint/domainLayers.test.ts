import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { importComplaints, root } from './testing/importComplaints';

interface Layers {
  folders: string[];
  zones(): object[];
}

const { folders, zones } = createRequire(__filename)('./domainLayers.cjs') as Layers;

function foldersWithCode(folder: string): string[] {
  const entries = readdirSync(join(root, 'src/domain', folder), { withFileTypes: true });
  const own = entries.some((entry) => entry.isFile() && entry.name.endsWith('.ts'));
  // Only tests import from `testing`.
  const below = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => join(folder, name));
  return [...(own && folder ? [folder] : []), ...below.flatMap(foldersWithCode)];
}

const complaintsOf = (file: string, code: string) => importComplaints(zones(), file, code);

it('ranks every folder of src/domain once', () => {
  expect([...folders].sort()).toEqual(foldersWithCode('').sort());
});

it('refuses an import from a later folder', () => {
  const code = "import type { Order } from '@/domain/orders/order/order';\nexport type A = Order;";
  expect(complaintsOf('src/domain/money/money.ts', code)).toEqual([expect.stringContaining('domain/money')]);
});

it('refuses an import from a subfolder that its own folder has', () => {
  const code = "import { LIMITS } from './draft/draft';\nexport const limits = LIMITS;";
  expect(complaintsOf('src/domain/catalogue/catalogue.ts', code)).toHaveLength(1);
});

it('allows an import from an earlier folder', () => {
  const code = "import type { Paise } from '../money/money';\nexport type A = Paise;";
  expect(complaintsOf('src/domain/cart/cart.ts', code)).toEqual([]);
});
