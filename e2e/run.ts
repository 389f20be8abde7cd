import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop, type RunningShop } from './support/running/shopProcess';
import { createWorkingCopy } from './support/running/workingCopy';
import { findChromium } from './support/running/chromium';
import { raiseLimits } from './support/running/limits';
import { leaksInLogs } from './support/running/logs';
import { runPlaywright, type SuiteResult } from './support/running/playwright';
import { rebrand } from './support/rebrand/rebrand';
import { chooseSpecs, type Choice } from './support/running/specs';

const SUITES = ['journeys', 'after-restart', 'hot-reload', 'rebrand'].map((suite) => ({
  suite,
  files: readdirSync(join(__dirname, suite), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.spec.ts'),
  ),
}));

interface Setup {
  /** Folder of the shop's data. */
  data: string;
  workingCopy?: string;
  dev?: boolean;
  /** The tree that the specs are run from. */
  root?: string;
}

/** Prepares the tree and the data that a suite's shop runs on. */
function setUp(suite: string, folder: string): Setup {
  if (suite === 'hot-reload') return { data: folder, workingCopy: createWorkingCopy(folder), dev: true };
  if (suite !== 'rebrand') return { data: folder };
  // The stored documents contain the shop's name, so the rebranded shop needs its own data.
  const data = join(folder, suite);
  const workingCopy = createWorkingCopy(data);
  rebrand(workingCopy);
  return { data, workingCopy, root: workingCopy };
}

/**
 * Runs the suites in a real browser against the whole stack. `journeys/` comes first. `after-restart/` then checks the
 * same data after the shop was stopped with Ctrl-C and started again. `hot-reload/` edits a copy of the sources that
 * `npm run dev` serves. `rebrand/` checks a copy that was turned into another shop. With names, as in
 * `npm run test:e2e -- cart`, only the specs of these names run. Afterwards the logs are searched for secrets.
 * Writes {passed, failed, tests} to the file named by GLUMIST_E2E_RESULT.
 */
async function main({ suites, options }: Choice): Promise<SuiteResult> {
  const folder = mkdtempSync(join(tmpdir(), 'glumist-e2e-'));
  const chromium = await findChromium();
  const total: SuiteResult = { passed: 0, failed: 0, tests: [] };
  let shop: RunningShop | null = null;
  const stop = () => void shop?.stop().finally(() => process.exit(130));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    for (const { suite, files } of suites) {
      const { data, ...tree } = setUp(suite, folder);
      shop = await startShop(data, tree);
      await raiseLimits(shop.stack);
      const result = await runPlaywright(suite, { shop, chromium, folder, files, options, ...tree });
      total.passed += result.passed;
      total.failed += result.failed;
      total.tests.push(...result.tests);
      await shop.stop();
      shop = null;
      const leaks = leaksInLogs(join(data, 'logs'));
      for (const leak of leaks) console.error(`After ${suite}: ${leak}`);
      total.failed += leaks.length;
    }
  } finally {
    await shop?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return total;
}

const choice = chooseSpecs(process.argv.slice(2), SUITES);
if ('problem' in choice) {
  console.error(choice.problem);
  process.exit(1);
}
main(choice).then(
  (total) => {
    const target = process.env.GLUMIST_E2E_RESULT;
    if (target) writeFileSync(target, JSON.stringify(total));
    if (total.passed + total.failed === 0) console.error('No test matches: look at the titles given to -g.');
    console.log(`e2e: ${total.passed} passed, ${total.failed} failed`);
    process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
  },
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
