import { expect, test, type Page } from '@playwright/test';
import { policies } from '../../../src/domain/policies/messages';
import { purgeCdn, readDocument, readStack } from '../../support/shop/stack';

// Crawlers run no scripts, so everything must be in the HTML.
test.use({ javaScriptEnabled: false });

const content = (page: Page, name: string) =>
  page.locator(`head > meta[name="${name}"], head > meta[property="${name}"]`).getAttribute('content');
const dataOf = async (page: Page) =>
  (await page.locator('head > script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as { '@type': string } & Record<string, unknown>,
  );

const PRODUCT = '/product/amla-c-glow-serum';
/** Path, title, the words of its first heading, and the kinds of JSON-LD. */
type Known = [path: string, title: string, heading: RegExp, data: string[]];
const PAGES: Known[] = [
  ['/', 'Glumist: Skincare for heat, humidity and hard water', /\w/, ['OnlineStore', 'WebSite']],
  ['/products', 'All Products | Glumist', /^All Products$/, ['BreadcrumbList']],
  ['/products?category=Face+wash', 'Face wash | Glumist', /^All Products$/, ['BreadcrumbList']],
  ['/products?kind=combos', 'Combos | Glumist', /^Combos$/, ['BreadcrumbList']],
  [PRODUCT, 'Amla C Glow Serum | Glumist', /^Amla C Glow Serum$/, ['ProductGroup', 'BreadcrumbList']],
  ['/about', 'About Us | Glumist', /^About Us$/, ['OnlineStore']],
  ['/contact', 'Contact Us | Glumist', /^Contact Us$/, ['OnlineStore']],
  ...Object.entries(policies).map(
    ([policy, { title }]) =>
      [`/policies/${policy}`, `${title} | Glumist`, new RegExp(`^${title}$`), []] as Known,
  ),
];

test('every page has its title, canonical URL and content without scripts @desktop', async ({ page }) => {
  const { baseUrl } = readStack();
  for (const [path, title, heading, kinds] of PAGES) {
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect((await content(page, 'description'))?.length).toBeGreaterThan(40);
      expect(await content(page, 'robots')).toMatch(/^index/);
      const canonical = await page.locator('head > link[rel="canonical"]').getAttribute('href');
      expect(canonical).toBe(baseUrl + path);
      expect(await content(page, 'og:url')).toBe(canonical);
      expect(await content(page, 'og:title')).toBeTruthy();
      const picture = await page.request.get((await content(page, 'og:image')) ?? '');
      expect(picture.headers()['content-type']).toMatch(/^image\//);
      expect((await dataOf(page)).map((data) => data['@type'])).toEqual(kinds);
    });
  }
});

test('a product and a combo have structured data with sizes, prices, delivery and returns @desktop', async ({
  page,
}) => {
  const { baseUrl } = readStack();
  await page.goto(PRODUCT);
  const [product, crumbs] = await dataOf(page);
  expect(product).toMatchObject({
    name: 'Amla C Glow Serum',
    aggregateRating: { ratingCount: expect.any(Number) },
    hasVariant: [
      { size: '30 ml', offers: { price: '649.00', shippingDetails: { shippingRate: { value: 0 } } } },
      {
        size: '15 ml',
        offers: {
          price: '379.00',
          priceCurrency: 'INR',
          url: `${baseUrl}${PRODUCT}?variant=15-ml`,
          shippingDetails: { shippingRate: { value: 70 } },
          hasMerchantReturnPolicy: { merchantReturnDays: 7 },
        },
      },
    ],
  });
  expect(JSON.stringify(crumbs)).toContain('/products?category=Serum');
  await page.goto('/products?kind=combos');
  await page.goto((await page.locator('main a[href^="/combo/"]').first().getAttribute('href')) ?? '');
  expect((await dataOf(page))[0]).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'INR' } });
});

test('an unknown page is a 404, and a product no longer sold is a 410 with similar ones @desktop', async ({
  page,
}) => {
  for (const path of ['/product/never-was', '/combo/never-was', '/policies/magic', '/no/such/page']) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    expect(await content(page, 'robots')).toMatch(/^noindex/);
    await expect(page.locator('head > link[rel="canonical"]')).toHaveCount(0);
  }
  await writeArchived('toner-of-yesterday');
  const answer = await page.goto('/product/toner-of-yesterday');
  expect(answer?.status()).toBe(410);
  expect(await content(page, 'robots')).toMatch(/^noindex/);
  await expect(page.locator('main a[href^="/product/"]').first()).toBeAttached();
});

test('searches, empty lists and overlays are not indexed @desktop', async ({ page }) => {
  for (const path of ['/cart', '/checkout', '/login']) {
    const html = await (await page.request.get(path)).text();
    expect([path, html]).toEqual([path, expect.stringContaining('name="robots" content="noindex, follow"')]);
    expect(html).not.toContain('rel="canonical"');
  }
  for (const path of ['/products?q=serum', '/products?category=Nonsense']) {
    expect((await page.goto(path))?.status()).toBe(200);
    expect(await content(page, 'robots')).toMatch(/^noindex/);
  }
});

test('the sitemap lists existing pages, and robots.txt links it @desktop', async ({ page }) => {
  const { baseUrl } = readStack();
  const textOf = async (path: string, type: string) => {
    const answer = await page.request.get(path);
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
      path,
      200,
      `${type}; charset=utf-8`,
    ]);
    return answer.text();
  };
  expect(await textOf('/robots.txt', 'text/plain')).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
  const places = [
    ...(await textOf('/sitemap.xml', 'application/xml')).matchAll(/<url><loc>(.*?)<\/loc>/g),
  ].map(([, place = '']) => place.replaceAll('&amp;', '&'));
  for (const [path] of PAGES) expect(places).toContain(baseUrl + path);
  for (const place of places) {
    // Half of what one address is allowed: the other e2e tests on this machine use the same.
    const [answer] = await Promise.all([page.request.get(place), page.waitForTimeout(100)]);
    expect([place, answer.status()]).toEqual([place, 200]);
  }
  const feed = await textOf('/feeds/google.xml', 'application/xml');
  expect(feed).toContain(`<g:link>${baseUrl}${PRODUCT}?variant=15-ml</g:link>`);
});

/** A product that is no longer sold, written past the rules. */
async function writeArchived(id: string): Promise<void> {
  const { firestoreUrl, projectId } = readStack();
  const fields = await readDocument('products/amla-c-glow-serum');
  const answer = await fetch(
    `${firestoreUrl}/v1/projects/${projectId}/databases/(default)/documents/products/${id}`,
    {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ fields: { ...fields, status: { stringValue: 'archived' } } }),
    },
  );
  expect(answer.ok).toBe(true);
  await purgeCdn();
}
