import { expect, test, type Page } from '@playwright/test';
import { PAYMENT_SCRIPTS, type PaymentScript } from '../../../src/domain/security/paymentScripts';
import { paymentPageDifferences } from '../../../local/web/paymentPage';
import { readyShopper } from '../../support/people/buyer';
import { readStack } from '../../support/shop/stack';
import { startSession } from '../../support/people/session';
import { addToCart, open, openCart } from '../../support/page/steps';

const razorpay = () => new URL(readStack().razorpayUrl).origin;

/** The inventory entry of a script's address; the sandbox replaces Razorpay. */
function listed(page: Page, address: string): PaymentScript | undefined {
  const own = new URL(page.url()).origin;
  const entry = address.startsWith(`${own}/`)
    ? address.slice(own.length)
    : address.replace(razorpay(), 'https://checkout.razorpay.com');
  return PAYMENT_SCRIPTS.find((one) => one.address?.test(entry));
}

/** The inventory entries of the scripts that the main frame requested, and the scripts without an entry. */
function watchScripts(page: Page) {
  const names = new Set<string>();
  const unlisted: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'script' || request.frame() !== page.mainFrame()) return;
    const line = listed(page, request.url());
    if (line) names.add(line.name);
    else unlisted.push(request.url());
  });
  return { names: () => [...names].sort(), unlisted };
}

/** The document's current scripts, by address; inline ones by SHA-256. */
const inDocument = (page: Page) =>
  page.evaluate(async () => {
    const runs = [...document.scripts].filter(({ type }) => ['', 'module', 'text/javascript'].includes(type));
    const inline = runs.filter(({ src }) => src === '').map(({ textContent }) => textContent ?? '');
    const hashes = inline.map(async (text) => {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
    });
    return { addresses: runs.flatMap(({ src }) => (src ? [src] : [])), hashes: await Promise.all(hashes) };
  });

test('the payment page loads listed scripts only, and Razorpay’s only after Pay is pressed @desktop', async ({
  page,
}, info) => {
  const { email, password } = await readyShopper(
    `scripts.${info.project.name}.${Date.now()}@shopper.example`,
  );
  await startSession(page, email, password);
  const scripts = watchScripts(page);
  let policy = '';
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame()) {
      policy = response.headers()['content-security-policy'] ?? '';
    }
  });
  await open(page, '/products');
  await addToCart(page, 'neem-clear-face-wash');
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  const pay = checkout.getByRole('button', { name: /^Pay ₹/ });
  await expect(pay).toBeEnabled();

  expect(scripts.names()).toEqual(['The shop’s own']);
  const before = await inDocument(page);
  expect(before.addresses.length).toBeGreaterThan(0);
  expect(before.hashes.length).toBeGreaterThan(0);
  for (const hash of before.hashes) expect(policy).toContain(`'${hash}'`);

  await pay.click();
  await expect(page.getByRole('dialog', { name: 'Test payment' })).toBeVisible();
  expect(scripts.names()).toEqual(['Razorpay’s checkout', 'The shop’s own']);
  expect(scripts.unlisted).toEqual([]);
  const after = await inDocument(page);
  expect(after.hashes).toEqual(before.hashes);
  for (const address of after.addresses)
    expect([address, listed(page, address)?.name]).toEqual([address, expect.any(String)]);
});

test('an unlisted script does not run, however it was injected @desktop', async ({ page }) => {
  await page.route('https://evil.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.stolen = true;' }),
  );
  await open(page, '/');
  const ran = await page.evaluate(async () => {
    const put = (change: (script: HTMLScriptElement) => void) =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.onload = script.onerror = resolve;
        change(script);
        document.head.append(script);
        setTimeout(resolve, 1000);
      });
    await put((script) => (script.src = 'https://evil.example/skim.js'));
    await put((script) => (script.textContent = 'window.stolen = true;'));
    document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.stolen = true">');
    await new Promise((resolve) => setTimeout(resolve, 300));
    return 'stolen' in window;
  });
  expect(ran).toBe(false);
});

test('the served files equal the built files byte by byte @desktop', async () => {
  const { baseUrl } = readStack();
  expect(await paymentPageDifferences(baseUrl, [razorpay()])).toEqual([]);
  // A comparison with another provider reports the differences.
  expect((await paymentPageDifferences(baseUrl)).join()).toContain('script-src');
});
