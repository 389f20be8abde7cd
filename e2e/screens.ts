import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';
import { CHROMIUM_ARGS, findChromium } from './support/chromium';
import { startShop } from './support/shopProcess';
import { open, openCart, signIn } from './support/steps';

/** `npm run screens`: one picture per screen and width in docs/screens, of a shop started for it. */
const OUT = 'docs/screens';
const WIDTHS = [
  { width: 390, height: 844, touch: true },
  { width: 1440, height: 900, touch: false },
];

type Screen = [name: string, reach: (page: Page) => Promise<void>, whole?: boolean];

async function addToCart(page: Page, id: string): Promise<void> {
  await open(page, `/product/${id}`);
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
}

const guest: Screen[] = [
  // The README's picture: what one sees first.
  ['front', (page) => open(page, '/')],
  ['home', (page) => open(page, '/'), true],
  ['list', (page) => open(page, '/products'), true],
  ['product', (page) => open(page, '/product/amla-c-glow-serum'), true],
  ['combo', (page) => open(page, '/combo/morning-dew-set'), true],
  ['about', (page) => open(page, '/about'), true],
  ['contact', (page) => open(page, '/contact'), true],
  ['not-found', (page) => open(page, '/nowhere')],
  ['login', (page) => open(page, '/login')],
  ['register', (page) => open(page, '/register')],
  ['cart-empty', (page) => open(page, '/cart')],
];

const shopper: Screen[] = [
  [
    'cart',
    async (page) => {
      await addToCart(page, 'amla-c-glow-serum');
      await addToCart(page, 'neem-clear-face-wash');
      await openCart(page);
    },
  ],
  [
    'checkout',
    async (page) => {
      await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
      await page.getByLabel('Coupon code').fill('GLOW10');
      await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
      await page.getByText('Coupon Applied: 10% OFF!').waitFor();
    },
  ],
  [
    'orders',
    async (page) => {
      await page.getByText('Cash on Delivery', { exact: true }).click();
      await page.getByRole('button', { name: /^Place order/ }).click();
      await page.waitForURL('**/profile');
      await page.getByText(/^AWB/).first().waitFor();
      await page.getByText('COD Order Placed Successfully!').waitFor({ state: 'hidden' });
    },
    true,
  ],
];

const admin: Screen[] = [['admin-orders', (page) => open(page, '/admin/orders')]];

/** Scrolls through the page so that what loads late is there. */
async function loadAll(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForTimeout(400);
}

async function shoot(page: Page, screens: Screen[], width: number): Promise<void> {
  for (const [name, reach, whole] of screens) {
    await reach(page);
    if (whole) await loadAll(page);
    else await page.waitForTimeout(600);
    const picture = await page.screenshot({ fullPage: whole });
    await sharp(picture)
      .jpeg({ quality: 78, mozjpeg: true })
      .toFile(join(OUT, `${name}-${width}.jpg`));
    console.log(`${name}-${width}.jpg`);
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'glumist-screens-'));
  mkdirSync(OUT, { recursive: true });
  const shop = await startShop(folder);
  let browser: Browser | null = null;
  try {
    browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
    const { accounts, baseUrl } = shop.stack;
    for (const { width, height, touch } of WIDTHS) {
      const newPage = () =>
        browser!.newPage({
          ...{ baseURL: baseUrl, viewport: { width, height }, isMobile: touch, hasTouch: touch },
          ...{ locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' as const },
        });
      await shoot(await newPage(), guest, width);
      const person = await newPage();
      await signIn(person, accounts.shopper.email, accounts.shopper.password);
      await shoot(person, shopper, width);
      const office = await newPage();
      await signIn(office, accounts.admin.email, accounts.admin.password);
      await shoot(office, admin, width);
    }
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
