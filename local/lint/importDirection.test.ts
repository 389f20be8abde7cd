import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { importComplaints, root } from './testing/importComplaints';

type Arrows = Record<string, string[]>;

interface Direction {
  ARROWS: Arrows;
  DOTTED: Arrows;
  zones(packageExports: readonly string[]): object[];
}

const { ARROWS, DOTTED, zones } = createRequire(__filename)('./importDirection.cjs') as Direction;

const pairs = (arrows: Arrows) =>
  Object.entries(arrows).flatMap(([from, targets]) => targets.map((to) => `${from} ${to}`));

/** The pairs of folders that the diagram of docs/MAP.md joins with such an arrow. */
function drawn(arrow: string): string[] {
  const diagram = readFileSync(join(root, 'docs/MAP.md'), 'utf8').match(/```mermaid\n([^`]*)```/)![1]!;
  return diagram.split('\n').flatMap((line) => {
    const names = line
      .replace(/\[.*?\]/g, '')
      .trim()
      .split(` ${arrow} `);
    return names.slice(1).map((to, at) => `${names[at]} ${to}`);
  });
}

test('the map draws the arrows that lint enforces', () => {
  expect(drawn('-->').sort()).toEqual(pairs(ARROWS).sort());
  expect(drawn('-.->').sort()).toEqual(pairs(DOTTED).sort());
});

const complaintsOf = (file: string, imported: string) =>
  importComplaints(zones(['./firestore-on-node/package.json']), file, `import '${imported}';`);

test.each([
  ['demo/index.ts', '../bench/support/load/statistics'],
  ['local/stack/index.ts', '../../bench/support/load/statistics'],
  ['local/stack/index.ts', '@/services/shopApi/http'],
  ['data/run.ts', '@/ui/theme/webFonts'],
  ['src/serviceWorker/precache.ts', '@/lib/dates'],
  ['src/prerender/head.ts', '../../functions/src/platform/settings'],
  ['src/index.tsx', '../functions/src/platform/settings'],
  ['packages/firestore-on-node/src/index.ts', '@/app/router/paths'],
])('%s may not import %s', (file, imported) => {
  expect(complaintsOf(file, imported)).toHaveLength(1);
});

test.each([
  ['local/stack/index.ts', '@/domain/money/money'],
  ['local/stack/index.ts', '@/prerender/shell'],
  ['bench/bulk.ts', '../e2e/support/running/limits'],
  ['src/domain/mail/mailHtml.ts', '@/ui/theme/tokens'],
])('%s may import %s', (file, imported) => {
  expect(complaintsOf(file, imported)).toEqual([]);
});
