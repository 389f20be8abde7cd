import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';
import { CHROMIUM_ARGS, findChromium } from './support/chromium';
import { admin } from './support/screens/admin';
import { browsing } from './support/screens/browsing';
import { panels } from './support/screens/panels';
import { reading } from './support/screens/reading';
import { screensAt, type Screen } from './support/screens/screen';
import { shopping } from './support/screens/shopper';
import { scrollThrough, settle } from './support/settle';
import { startShop, type StackFile } from './support/shopProcess';
import { signIn } from './support/steps';

/** `npm run screens`: one picture per screen, state and width in docs/screens, of a shop started for it. */
const OUT = 'docs/screens';
const TALLEST = 4000;
const WIDTHS = [
  { width: 390, height: 844, touch: true },
  { width: 1440, height: 900, touch: false },
];

async function picture(page: Page, whole: boolean): Promise<Buffer> {
  await settle(page, { pictures: true });
  if (!whole) return page.screenshot();
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  await settle(page, { pictures: true });
  const { width, height } = await page.evaluate(async () => {
    // A picture further along a row that scrolls sideways never loads.
    await Promise.race([
      Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 5000)),
    ]);
    for (const element of document.querySelectorAll('body *')) {
      const { position, bottom } = getComputedStyle(element);
      element.toggleAttribute('data-pinned', position === 'fixed' && bottom === '0px');
    }
    return { width: window.innerWidth, height: document.documentElement.scrollHeight };
  });
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) },
    // A bar at the window's foot would stand in the middle of the page.
    style: '[data-pinned] { visibility: hidden !important; }',
  });
}

async function shoot(page: Page, screens: readonly Screen[], width: number): Promise<void> {
  for (const { name, reach, whole = false, without } of screensAt(screens, width < 1024)) {
    await reach(page);
    if (without === 'picture') continue;
    const file = `${name}-${width}.jpg`;
    await sharp(await picture(page, whole))
      .jpeg({ quality: 74, mozjpeg: true })
      .toFile(join(OUT, file));
    console.log(file);
  }
}

async function shootAll(browser: Browser, { accounts, baseUrl }: StackFile): Promise<void> {
  for (const { width, height, touch } of WIDTHS) {
    const newPage = () =>
      browser.newPage({
        ...{ baseURL: baseUrl, viewport: { width, height }, isMobile: touch, hasTouch: touch },
        ...{ locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' as const },
      });
    const guest = await newPage();
    await shoot(guest, browsing, width);
    await shoot(guest, reading, width);
    await shoot(await newPage(), panels(`aditi.rao.${width}@shopper.example`), width);
    const person = await newPage();
    await signIn(person, accounts.shopper.email, accounts.shopper.password);
    await shoot(person, shopping, width);
    const office = await newPage();
    await signIn(office, accounts.admin.email, accounts.admin.password);
    await shoot(office, admin, width);
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'glumist-screens-'));
  mkdirSync(OUT, { recursive: true });
  // A screen that is no more leaves no picture behind.
  for (const old of readdirSync(OUT)) if (old.endsWith('.jpg')) rmSync(join(OUT, old));
  const shop = await startShop(folder, { history: true });
  let browser: Browser | null = null;
  try {
    browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
    await shootAll(browser, shop.stack);
  } finally {
    await browser?.close();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
