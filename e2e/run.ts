import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop, type RunningShop } from './support/shopProcess';
import { findChromium } from './support/chromium';
import { runPlaywright, type Counts } from './support/playwright';

/**
 * What a person does, in a real browser, against the real stack: `journeys/` first; then the shop is stopped as
 * with Ctrl-C, started again on the same data, and `after-restart/` looks whether all of it is still there.
 * Writes {passed, failed} to the file named by GLUMIST_E2E_RESULT.
 */
async function main(): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'glumist-e2e-'));
  const chromium = await findChromium();
  const total: Counts = { passed: 0, failed: 0 };
  let shop: RunningShop | null = null;
  const stop = () => void shop?.stop().finally(() => process.exit(130));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    for (const suite of ['journeys', 'after-restart']) {
      shop = await startShop(folder);
      const counts = await runPlaywright(suite, { shop, chromium, folder, args: process.argv.slice(2) });
      total.passed += counts.passed;
      total.failed += counts.failed;
      await shop.stop();
      shop = null;
    }
  } finally {
    await shop?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return total;
}

main().then(
  (counts) => {
    const target = process.env.GLUMIST_E2E_RESULT;
    if (target) writeFileSync(target, JSON.stringify(counts));
    console.log(`e2e: ${counts.passed} passed, ${counts.failed} failed`);
    process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
  },
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
