import { expect, test, type Page } from '@playwright/test';
import { logIn } from '../../support/people/login';
import { openCart, searchBox, untilWhole } from '../../support/page/steps';
import { newShopper, readStack } from '../../support/shop/stack';

/** Addresses in the shop's name, as in a phishing mail, that might redirect to another site. */
const HOSTILE = [
  '//evil.example/',
  '//evil%2Eexample/',
  // A plain number is a valid IP address, and has no dot that would look like a file.
  '//16843009/',
  '///16843009/',
  '/\\16843009/',
  '/\\/16843009/',
  '/%5C16843009',
  '/%5C%5C16843009/',
  '/%2F%2F16843009/',
  '/%09//16843009/',
  '/products/..//16843009/',
  '/login//16843009/',
  '/javascript:alert(1)',
  ...['next', 'returnTo', 'redirect', 'continue', 'continueUrl', 'url', 'back', 'from'].map(
    (name) => `/login?${name}=//evil.example/`,
  ),
  '/login?next=javascript:alert(1)#//evil.example/',
  '/mail/account?mode=verifyEmail&oobCode=not-a-code&continueUrl=https://evil.example/',
];
const { baseUrl } = readStack();
const shop = new URL(baseUrl).host;

/** Records where the browser is sent, and blocks every site but the shop. */
async function watch(page: Page): Promise<{ strangers: string[]; locations: string[] }> {
  const seen = { strangers: [] as string[], locations: [] as string[] };
  await page.context().route(
    ({ host, protocol }) => /^https?:$/.test(protocol) && host !== shop,
    (route) => {
      seen.strangers.push(route.request().url());
      return route.abort();
    },
  );
  page.on('response', (response) => {
    const { location } = response.headers();
    if (location !== undefined) seen.locations.push(new URL(location, response.url()).host);
  });
  page.on('dialog', (dialog) => {
    seen.strangers.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return seen;
}

test('no URL of the shop redirects to another site, by itself or by links on it @desktop', async ({
  page,
}) => {
  test.slow();
  let opened = 0;
  const seen = await watch(page);
  for (const path of HOSTILE) {
    // Written as they are: page.goto would take `//host` for another site.
    await page.goto(baseUrl + path);
    await untilWhole(page);
    expect([path, new URL(page.url()).host]).toEqual([path, shop]);
    const hrefs = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .map(({ href }) => new URL(href))
        .map(String),
    );
    const away = hrefs.filter((href) => !/^(mailto|tel):/.test(href) && new URL(href).host !== shop);
    expect([path, away]).toEqual([path, []]);
    // A missing file is no page; the login panel is an overlay over a page.
    const floats = new URL(page.url()).pathname === '/login';
    if (floats) await expect(page.getByRole('dialog')).toBeVisible();
    if (floats || (await page.getByRole('banner').count()) === 0) continue;
    opened += 1;
    await openCart(page);
    await page.keyboard.press('Escape');
    await searchBox(page).fill('serum');
    await expect(page).toHaveURL(`${baseUrl}/products?q=serum`);
    await page.goBack();
    expect([path, new URL(page.url()).host]).toEqual([path, shop]);
  }
  expect(opened).toBeGreaterThan(5);
  expect(seen.strangers).toEqual([]);
  expect(seen.locations.filter((host) => host !== shop)).toEqual([]);
});

test('a login at such a URL stays in the shop @desktop', async ({ page }) => {
  const email = `redirects.${Date.now()}@shopper.example`;
  const password = 'calm-vetiver-3';
  await newShopper(email, password);
  const seen = await watch(page);
  await page.goto('/login?next=//evil.example/&continueUrl=https://evil.example/#//evil.example/');
  await untilWhole(page);
  await logIn(page, email, password);
  await expect(page.getByRole('dialog', { name: 'Login' })).toHaveCount(0);
  await expect(page).toHaveURL(`${baseUrl}/`);
  expect(seen.strangers).toEqual([]);
});
