import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { store } from '@/domain/store';
import { darkMail, tokens } from '@/ui/theme/tokens';
import { keepShellPolicies } from '../hosting/shellPolicies';
import { ROOT } from '../stack/settings';
import { contrastProblems, darkMailProblems } from './contrast';
import { storeFindings } from './facts';
import { makeIcons } from './icons';
import { logoProblems } from './logo';

const PUBLIC = path.join(ROOT, 'public');

function readPublic(file: string): string | null {
  const found = path.join(PUBLIC, file);
  return existsSync(found) ? readFileSync(found, 'utf8') : null;
}

/** Generates the files of the brand. Returns the problems. */
async function makeFiles(): Promise<string[]> {
  try {
    await makeIcons(PUBLIC);
    keepShellPolicies({});
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * `npm run brand`: generates the icons from the mark, and reports problems of src/domain/store.ts, colours, logo and mark.
 * Exits with 1 when something is wrong.
 */
async function main(): Promise<void> {
  const drawn = logoProblems({ logo: store.logo, mark: store.mark, read: readPublic });
  const made = drawn.length > 0 ? [] : await makeFiles();
  const { wrong, missing } = storeFindings(store);
  const problems = [...wrong, ...contrastProblems(tokens), ...darkMailProblems(darkMail), ...drawn, ...made];
  for (const problem of problems) console.error(`✗ ${problem}`);
  for (const one of missing) console.log(`• ${one}`);
  if (drawn.length + made.length === 0)
    console.log('✓ public/favicon.svg and public/icons are made of the mark.');
  const verdict =
    missing.length === 0
      ? '✓ Nothing is wrong or missing.'
      : '✓ Nothing is wrong. What has a • is for a demo only.';
  console.log(
    problems.length === 0
      ? verdict
      : `${problems.length} to put right in src/domain/store.ts, src/ui/theme/tokens.ts or public/brand.`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
