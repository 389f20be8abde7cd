import { expect, type Page, test } from '@playwright/test';
import { emptyFrames, hold } from '../../support/network/failing';
import { steppedBack } from '../../support/page/settle';
import { isPhone, open, watchConsole } from '../../support/page/steps';

const box = (page: Page) => page.getByRole('searchbox').locator('visible=true').first();
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const count = (page: Page) => page.getByText(/^\d+ (products?|results?|combos?)$/).first();
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** On a phone the filters are in a sheet; elsewhere they stand beside the list. */
async function withFilters(page: Page, act: () => Promise<void>): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click();
  await act();
  if (!isPhone(page)) return;
  await page.getByRole('button', { name: /^Show \d+ (product|result)/ }).click();
  await steppedBack(page);
}

test('a search finds everything in lower case, can be shared, and is restored by Back and reload', async ({
  page,
}) => {
  const expectQuiet = watchConsole(page);
  await open(page, '/about');
  await box(page).click();
  const strip = page.getByRole('region', { name: 'Recommended For You' });
  await expect(strip.getByRole('link').first()).toBeVisible();
  expect(await strip.getByRole('link').count()).toBeLessThanOrEqual(10);
  await box(page).pressSequentially('SUN Scren');
  await expect(strip).toHaveCount(0);
  await expect(page).toHaveURL(/\/products\?q=sun\+scren$/);
  await expect(box(page)).toHaveValue('sun scren');
  await expect(card(page, 'Monsoon Matte Gel')).toBeVisible();
  await page.reload();
  await expect(card(page, 'Monsoon Matte Gel')).toBeVisible();
  await card(page, 'Monsoon Matte Gel').click();
  await expect(page).toHaveURL(/\/product\/monsoon-matte-gel$/);
  await page.goBack();
  // On a phone the search row stays away from where the list was left.
  await expect(page.locator('input[type="search"]').first()).toHaveValue('sun scren');
  await expect(card(page, 'Monsoon Matte Gel')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  expectQuiet();
});

test('Indian words find products and combos, in Latin letters and in Devanagari @desktop', async ({
  page,
}) => {
  await open(page, '/products');
  for (const [typed, name] of [
    ['haldi', 'Haldi Bright Face Wash'],
    ['हल्दी', 'Haldi Bright Face Wash'],
    ['gulab jal', 'Rose Rain Toner'],
    ['made in korea', 'Orchid Sheet Mask'],
    ['gift', 'Morning Dew Set'],
  ] as const) {
    await box(page).fill(typed);
    await expect(card(page, name)).toBeVisible();
  }
  await box(page).fill('xylophone');
  await expect(page.getByRole('heading', { name: 'Nothing found for “xylophone”' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'You may like these' }).getByRole('article')).toHaveCount(6);
  await page.getByRole('button', { name: 'Remove “xylophone”' }).click();
  await expect(box(page)).toHaveValue('');
  await expect(count(page)).toHaveText(/products$/);
});

test('the keyboard moves through the recommended products and opens one @desktop', async ({ page }) => {
  await open(page, '/contact');
  await box(page).focus();
  const picks = page.getByRole('region', { name: 'Recommended For You' }).getByRole('link');
  await expect(picks.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(picks.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picks).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await box(page).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
});

test('a search box that is focused before hydration shows the recommended products @desktop', async ({
  page,
}) => {
  let hydrate: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (hydrate = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await box(page).focus();
  hydrate();
  const picks = page.getByRole('region', { name: 'Recommended For You' }).getByRole('link');
  await expect(picks.nth(1)).toBeVisible();
  await expect(box(page)).toBeFocused();
});

test('filters narrow the list, are stored in the URL and can be removed by their chips', async ({ page }) => {
  await open(page, '/products');
  const all = await count(page).innerText();
  await withFilters(page, async () => {
    const dullness = page.getByRole('checkbox', { name: /^Dullness/ });
    // A tick before hydration is applied after it.
    await dullness.click();
    await expect(dullness).toBeChecked();
  });
  await expect(page).toHaveURL(/concern=Dullness/);
  await expect(count(page)).not.toHaveText(all);
  const fewer = await count(page).innerText();
  await page.reload();
  await expect(count(page)).toHaveText(fewer);
  await withFilters(page, async () => {
    await page.locator('summary', { hasText: 'Country of origin' }).click();
    await page.getByLabel('Search countries').fill('kor');
    await page.getByRole('checkbox', { name: /South Korea/ }).check();
  });
  await expect(page).toHaveURL(/country=South\+Korea/);
  await page.getByRole('button', { name: 'Remove Dullness' }).click();
  await page.getByRole('button', { name: 'Clear all' }).locator('visible=true').first().click();
  await expect(count(page)).toHaveText(all);

  if (isPhone(page)) {
    await page.getByRole('button', { name: /^Sort:/ }).click();
    await page.getByRole('radio', { name: 'Country of origin' }).click();
  } else await page.getByLabel('Sort').selectOption('Country of origin');
  await expect(page).toHaveURL(/sort=country/);
  await expect(page.getByRole('article').first()).toContainText('From France');
  await expect(page.getByRole('status').filter({ hasText: 'sorted by: Country of origin' })).toHaveCount(1);
});

test('a link with unknown filter values shows the list with the known ones @phone', async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await open(page, '/products?category=Perfume&concern=dryness&sort=magic&rating=12&from=cheap');
  await expect(page.getByRole('button', { name: 'Remove Dryness' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Remove Perfume/ })).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  expectQuiet();
});

test('scrolling loads more products, and Back restores the scroll position', async ({ page }) => {
  await open(page, '/products');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(6);
  await page.mouse.wheel(0, 100);
  await expect(cards).toHaveCount(24);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(24);
  const last = cards.nth(26).getByRole('link');
  const name = await last.innerText();
  await last.scrollIntoViewIfNeeded();
  const place = await scrolledTo(page);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(card(page, name)).toBeInViewport();
  expect(Math.abs((await scrolledTo(page)) - place)).toBeLessThan(200);
});

test('quick add puts a product and a combo into the cart, and sold-out products have none @phone', async ({
  page,
}) => {
  await open(page, '/products?q=quiet+trio');
  await page.getByRole('button', { name: 'Add Quiet Skin Trio to cart' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Cart, 1 item$/ })).toHaveCount(1);
  await box(page).fill('oat milk cleanser');
  await page.getByRole('button', { name: /^Add Oat Milk Cleanser, .*, to cart$/ }).click();
  await expect(page.getByRole('button', { name: /^Cart, 2 items/ }).first()).toBeVisible();
  await box(page).fill('sesame body oil');
  await expect(card(page, 'Sesame Body Oil')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add Sesame Body Oil/ })).toHaveCount(0);
});

test('a letter typed before the filters load keeps their layout, and later ticks apply @desktop', async ({
  page,
}) => {
  const expectQuiet = watchConsole(page);
  const scripts = await hold(page, /\/assets\/list-more\./);
  // The page may request the held script before its load event, which then does not fire.
  await page.goto('/products', { waitUntil: 'commit' });
  await box(page).pressSequentially('serum');
  await expect(page).toHaveURL(/[?&]q=serum/);
  await expect(count(page)).not.toHaveText(/^\d\d+ products$/);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.locator('[data-skeleton]').first()).toBeVisible();
  scripts.release();
  await page.getByRole('checkbox', { name: /^Sensitive skin/ }).click();
  await expect(page).toHaveURL(/[?&]concern=Sensitive/);
  await expect(page.getByRole('checkbox', { name: /^Sensitive skin/ })).toBeChecked();
  expectQuiet();
});

test('a catalogue that fails to load shows a message and loads on retry @desktop', async ({ page }) => {
  let down = true;
  await emptyFrames(page);
  await page.route('**/api/catalogue', (route) => (down ? route.abort() : route.continue()));
  await open(page, '/products');
  await expect(
    page.getByRole('heading', { name: 'Our products could not be loaded. Your cart is safe.' }),
  ).toBeVisible();
  down = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('filters far down the column leave the few results in view @desktop', async ({ page }) => {
  await open(page, '/products');
  const to = page.getByRole('textbox', { name: 'To', exact: true });
  await to.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await page.getByRole('textbox', { name: 'From', exact: true }).fill('600');
  await to.fill('650');
  // The next control down the column takes the focus, and the window goes with it.
  await page.keyboard.press('Tab');
  await expect(count(page)).toHaveText(/^[1-6] products?$/);
  await expect(page.getByRole('article').first()).toBeInViewport();
  await expect(page.getByText('Skin type').first()).toBeInViewport();
});
