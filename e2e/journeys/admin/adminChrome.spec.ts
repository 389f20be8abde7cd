import { expect, test, type Page } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { itemsOf } from '../../support/shop/items';
import { startSession } from '../../support/people/session';
import { readStack } from '../../support/shop/stack';
import { open, watchConsole } from '../../support/page/steps';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 760;
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Admin menu' });

/** The parts of the shop's chrome, which the admin does not show. */
const shopChrome = (page: Page) => [
  page.getByRole('region', { name: 'Offers' }),
  page.getByRole('searchbox', { name: 'Search products' }),
  page.getByRole('button', { name: /^Cart/ }),
  page.getByRole('contentinfo'),
  page.getByRole('navigation', { name: 'Tabs', exact: true }),
];

test('the admin has its own bar, menu and tab bar, and none of the shop’s', async ({ page }) => {
  const expectQuiet = watchConsole(page);
  const buyer = await readyShopper(`mina.${Date.now()}@shopper.example`);
  const [bar] = await itemsOf('neem-and-tulsi-bar');
  expect(await buyer.buy(bar!)).toMatchObject({ status: 200 });
  const otherArea = page.waitForResponse(/\/assets\/admin-catalogue/);
  await asAdmin(page, '/admin/customers');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  // Before it is opened.
  expect((await otherArea).ok()).toBe(true);
  for (const part of shopChrome(page)) await expect(part).toHaveCount(0);
  const counted = isPhone(page) ? page.getByRole('navigation', { name: 'Admin tabs' }) : menuOf(page);
  await expect(counted.getByRole('link', { name: /^Orders \d+\+? waiting$/ })).toBeVisible();
  await expect(counted.getByRole('link', { name: 'Customers' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page, 'the admin and its menu');

  if (isPhone(page)) {
    await page.getByRole('button', { name: 'More' }).click();
    const sheet = page.getByRole('dialog', { name: 'Admin' });
    await expectAccessible(page, 'the areas of the admin');
    await sheet.getByRole('link', { name: 'Banners' }).click();
    await expect(sheet).toHaveCount(0);
  } else {
    await menuOf(page).getByRole('link', { name: 'Banners' }).click();
  }
  await expect(page).toHaveURL('/admin/banner');
  await expect(page.getByRole('heading', { level: 1, name: 'Banners' })).toBeVisible();

  // Back in the shop everything of it is there again.
  await page.getByRole('button', { name: /^Signed in as/ }).click();
  await page.getByRole('link', { name: 'View shop' }).last().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: /^Cart/ }).first()).toBeVisible();
  await expect(menuOf(page)).toHaveCount(0);
  expectQuiet();
});

test('a shopper who opens the admin is refused within the shop', async ({ page }) => {
  const { shopper } = readStack().accounts;
  await startSession(page, shopper.email, shopper.password);
  await open(page, '/admin/orders');
  await expect(page.getByRole('alert').filter({ hasText: 'Access denied' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cart/ }).first()).toBeVisible();
  await expect(menuOf(page)).toHaveCount(0);
});

test('between phone and laptop the menu is a rail of icons whose names are read @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await asAdmin(page, '/admin/offers');
  const rail = menuOf(page);
  await expect(rail.getByRole('link', { name: 'Offers' })).toHaveAttribute('title', 'Offers');
  expect((await rail.boundingBox())?.width).toBe(56);
  await expectAccessible(page, 'the rail of icons');
  await rail.getByRole('link', { name: 'Activity' }).press('Enter');
  await expect(page).toHaveURL('/admin/activity');
});
