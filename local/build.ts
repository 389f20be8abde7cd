import { warnOfOldNode } from './nodeVersion';
import { keepShellPolicies } from './hosting/shellPolicies';
import { buildSite } from './stack/site/webBuild';
import { isBuilt } from './stack/site/webMarker';

/**
 * Builds the web app into dist/: `--production` for the real Firebase project, otherwise for the local stack.
 * A build of unchanged sources is skipped; `--force` builds anyway.
 */
async function main(args: string[]): Promise<void> {
  warnOfOldNode();
  // Also where dist/ is up to date: firebase.json may be an older one.
  keepShellPolicies(process.env);
  const kind = args.includes('--production') ? 'production' : 'local';
  if (!args.includes('--force') && isBuilt(kind)) {
    console.log(`dist/ is up to date (${kind}).`);
    return;
  }
  const start = Date.now();
  await buildSite(kind);
  console.log(`Built dist/ (${kind}) in ${((Date.now() - start) / 1000).toFixed(1)} s.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
