import { expect, test, type Page } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { readyShopper } from '../../support/people/buyer';
import { readStack } from '../../support/shop/stack';
import { startSession } from '../../support/people/session';
import { addToCart, open, openCart, watchConsole } from '../../support/page/steps';

/** Records policy violations on all pages, and checks the policy of each document. */
async function watchPolicy(page: Page): Promise<() => void> {
  const refused: string[] = [];
  await page.exposeFunction('refusedByPolicy', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { refusedByPolicy } = window as unknown as { refusedByPolicy: (what: string) => void };
      refusedByPolicy(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'document' || response.frame() !== page.mainFrame()) return;
    const policy = response.headers()['content-security-policy'] ?? '';
    if (!/default-src 'none'.*script-src 'self'/.test(policy) || policy.includes('unsafe-')) {
      refused.push(`${response.url()} has the policy "${policy}"`);
    }
  });
  return () => expect(refused).toEqual([]);
}

/** Requests to the payment provider. */
function watchProvider(page: Page): string[] {
  const { origin } = new URL(readStack().razorpayUrl);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin) || request.url().includes('razorpay.com'))
      requests.push(request.url());
  });
  return requests;
}

test('the shop obeys its Content-Security-Policy and calls the payment provider only for a payment @desktop', async ({
  page,
}, info) => {
  // An unknown address is a real 404.
  const expectQuiet = watchConsole(page, [/status of 404/]);
  const violations = await watchPolicy(page);
  const requests = watchProvider(page);
  const { email } = await readyShopper(`policy.${info.project.name}.${Date.now()}@shopper.example`);

  for (const path of [
    '/',
    '/products',
    '/products?kind=combos',
    '/about',
    '/contact',
    '/policies/terms',
    '/nowhere',
  ]) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await startSession(page, email, 'many-hands-9');
  await open(page, '/profile');
  await addToCart(page, 'neem-clear-face-wash');
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  const pay = checkout.getByRole('button', { name: 'Pay ₹284.05' });
  await expect(pay).toBeEnabled();
  expect(requests).toEqual([]);

  await pay.click();
  await expect(page.getByRole('dialog', { name: 'Test payment' })).toBeVisible();
  expect(requests[0]).toMatch(/checkout\.js$/);
  await page.keyboard.press('Escape');
  await expect(checkout.getByText(/^The payment was not completed,/)).toBeVisible();
  violations();
  expectQuiet();
});

test('the admin area obeys a Content-Security-Policy without the payment provider @desktop', async ({
  page,
}) => {
  const expectQuiet = watchConsole(page);
  const violations = await watchPolicy(page);
  await asAdmin(page, '/admin');
  for (const path of [
    '/admin/orders',
    '/admin/products',
    '/admin/addproduct',
    '/admin/banner/new',
    '/admin/messages',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.headers()['content-security-policy']).not.toContain('razorpay');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  violations();
  expectQuiet();
});
