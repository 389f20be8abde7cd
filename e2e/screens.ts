import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findChromium } from './support/running/chromium';
import { runPlaywright } from './support/running/playwright';
import { startShop } from './support/running/shopProcess';

const ROOT = resolve(__dirname, '..');
const SCREENS = join(ROOT, 'docs/screens');

/** Puts new pictures in the tree. After a whole run a screen that is no more leaves no picture behind. */
function keepPictures(made: string, isWhole: boolean): void {
  if (isWhole) for (const old of readdirSync(SCREENS)) if (old.endsWith('.jpg')) rmSync(join(SCREENS, old));
  cpSync(made, ROOT, { recursive: true });
}

/**
 * `npm run screens`: one picture per screen, state and width in docs/screens, and the manifest's in public/screenshots, of a shop
 * started for it. Options go on to Playwright: `npm run screens -- -g admin` renews a part. The old pictures stay when a test fails.
 */
async function main(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'glumist-screens-'));
  const pictures = join(folder, 'pictures');
  const options = process.argv.slice(2);
  const shop = await startShop(folder, { history: true });
  const stop = () => void shop.stop().finally(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const { passed, failed } = await runPlaywright('pictures', {
      shop,
      chromium: await findChromium(),
      folder,
      env: { GLUMIST_PICTURES: pictures },
      // One after another: all of them shop with the demo's account.
      options: ['--workers=1', ...options],
    });
    const isDone = failed === 0 && passed > 0;
    if (isDone) keepPictures(pictures, options.length === 0);
    return isDone;
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().then(
  (isDone) => process.exit(isDone ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
