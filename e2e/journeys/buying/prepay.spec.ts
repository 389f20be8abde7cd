import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { liveParcelOf, reconcile } from '../../support/shop/courier';
import { soap } from '../../support/shop/items';
import { startSession } from '../../support/people/session';
import { readStack } from '../../support/shop/stack';
import { open, watchConsole } from '../../support/page/steps';

/** The link in the mail about a cash order; empty while it has not arrived. */
async function linkFor(email: string): Promise<string> {
  await fetch(`${readStack().baseUrl}/__local/mail`, { method: 'POST', body: '{}' });
  const answer = await fetch(`${readStack().mailUrl}/__sandbox/mails?to=${encodeURIComponent(email)}`);
  return /\/mail\/prepay[\w~.-]+/.exec(JSON.stringify(await answer.json()))?.[0] ?? '';
}

/** The newest order is open already. */
async function openOrders(page: Page) {
  await open(page, '/profile');
  await page.getByRole('tab', { name: 'Orders' }).click();
}

/** Pays on Razorpay's page, which this page has left for. */
async function payAtRazorpay(page: Page) {
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Payment successful.', { exact: false })).toBeVisible();
}

/** Lets the courier change the parcel, until the shopper's order says that it is paid. */
async function expectPaid(page: Page, orderId: string) {
  const card = page.getByRole('article', { name: `Order ${orderId}` });
  await expect(async () => {
    await reconcile();
    await openOrders(page);
    await expect(card.getByText('Pay Online, 5%')).toBeVisible();
  }).toPass();
  await expect(card.getByRole('button', { name: /online$/ })).toHaveCount(0);
  expect(await liveParcelOf(orderId)).toMatchObject({ payment_type: 'prepaid' });
}

test('a cash order is paid online from its own page, and is sent as a paid one', async ({ page }, info) => {
  const expectQuiet = watchConsole(page);
  const buyer = await readyShopper(`prepay.${info.project.name}.${Date.now()}@shopper.example`);
  await buyer.buy(soap);
  await startSession(page, buyer.email, buyer.password);
  await openOrders(page);
  const card = page.getByRole('article', { name: `Order ${buyer.orderId}` });
  const offer = card.getByRole('region', { name: /^Pay online and save ₹/ });
  await expect(offer.getByText(/ now instead of ₹.* in cash, until we pack it\.$/)).toBeVisible();
  await expectAccessible(page, 'the offer to pay online');
  await offer.scrollIntoViewIfNeeded();
  await page.screenshot({ path: info.outputPath('offer.png') });
  expectQuiet();
  await offer.getByRole('button', { name: /^Pay ₹.* online$/ }).click();
  await payAtRazorpay(page);
  await expectPaid(page, buyer.orderId);
});

test('the link of the mail tells the sums and opens the payment without a login', async ({ page }, info) => {
  const email = `prepay.mail.${info.project.name}.${Date.now()}@shopper.example`;
  const buyer = await readyShopper(email);
  await buyer.buy(soap);
  await expect.poll(() => linkFor(email)).not.toBe('');
  await open(page, await linkFor(email));
  await expect(page.getByRole('heading', { level: 1, name: /^Pay online and save ₹/ })).toBeVisible();
  await expect(page.getByText(`Order ${buyer.orderId}, 1 item`)).toBeVisible();
  await expectAccessible(page, 'the page of the link');
  await page.screenshot({ path: info.outputPath('link.png') });
  await page.getByRole('button', { name: /^Pay ₹.* online$/ }).click();
  await payAtRazorpay(page);
  await startSession(page, buyer.email, buyer.password);
  await expectPaid(page, buyer.orderId);
});
