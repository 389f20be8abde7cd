import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { admin } from '../support/screens/admin';
import { browsing } from '../support/screens/browsing';
import { panels } from '../support/screens/panels';
import { reading } from '../support/screens/reading';
import { screensAt, type Screen } from '../support/screens/screen';
import { shopping } from '../support/screens/shopper';
import { startSession } from '../support/people/session';
import { scrollThrough, settle } from '../support/page/settle';
import { readStack } from '../support/shop/stack';
import { isPhone, open } from '../support/page/steps';

/** Makes one picture per screen, state and width. `npm run screens` copies them into the tree. */
const OUT = process.env.GLUMIST_PICTURES ?? '';
const TALLEST = 4000;

// Narrow screenshots keep their own size beside the wide ones.
test.use({ deviceScaleFactor: 1 });

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
    // A fixed bottom bar would appear in the middle of the page.
    style: '[data-pinned] { visibility: hidden !important; }',
  });
}

async function shoot(page: Page, screens: readonly Screen[]): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  for (const { name, reach, whole = false, without } of screensAt(screens, isPhone(page))) {
    await test.step(name, async () => {
      await reach(page);
      if (without === 'picture') return;
      const image = sharp(await picture(page, whole)).jpeg({ quality: 74, mozjpeg: true });
      await image.toFile(prepared(`docs/screens/${name}-${width}.jpg`));
    });
  }
}

function prepared(file: string): string {
  const path = join(OUT, file);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

test('screenshots of the browsing screens', ({ page }) => shoot(page, browsing));

test('screenshots of the text pages', ({ page }) => shoot(page, reading));

test('screenshots of the sign-in panels', ({ page }, info) =>
  shoot(page, panels(`aditi.rao.${info.project.name}@shopper.example`)));

test('screenshots of the cart, checkout and order screens', async ({ page }) => {
  const { email, password } = readStack().accounts.shopper;
  await startSession(page, email, password);
  await shoot(page, shopping);
});

test('screenshots of the admin area', async ({ page }) => {
  const { email, password } = readStack().accounts.admin;
  await startSession(page, email, password);
  await shoot(page, admin);
});

test.describe('screenshots for installing the shop', () => {
  /** The sizes that local/web/manifest.ts names. */
  const shots = { phone: { home: '/', product: '/product/amla-c-glow-serum' }, desktop: { home: '/' } };
  test.use({ deviceScaleFactor: ({ isMobile }, use) => use(isMobile ? 2 : 1) });

  test('screenshots for the manifest', async ({ page }) => {
    const [form, pages] = isPhone(page) ? ['narrow', shots.phone] : ['wide', shots.desktop];
    for (const [name, path] of Object.entries(pages)) {
      await open(page, path);
      const image = sharp(await picture(page, false)).webp({ quality: 80, effort: 6 });
      await image.toFile(prepared(`public/screenshots/${name}-${form}.webp`));
    }
  });
});
