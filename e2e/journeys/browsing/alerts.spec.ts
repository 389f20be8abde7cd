import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../support/page/axe';
import { reconcile } from '../../support/shop/courier';
import { itemsOf } from '../../support/shop/items';
import { linkTo, openLink } from '../../support/shop/sentMails';
import { startSession } from '../../support/people/session';
import { soldOutProduct } from '../../support/shop/soldOutProduct';
import { newShopper } from '../../support/shop/stack';
import { open, openWhole } from '../../support/page/steps';

test('a guest confirms by a link, hears once that it is back, and stops further mails', async ({
  page,
}, info) => {
  const id = `monsoon-mist-${info.project.name}-${Date.now()}`;
  const email = `${id}@shopper.example`;
  const product = await soldOutProduct(id);
  const tellMe = page.getByRole('button', { name: 'Tell me when it is back' });
  await openWhole(page, `/product/${id}`);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await tellMe.click();
  const field = page.getByLabel('Where may we write when it is back?');
  await expect(field).toBeFocused();
  await expectAccessible(page, 'the form for a sold-out product');
  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByText(/^Please open the link in the mail/)).toBeVisible();

  await openLink(page, email, /(\/mail\/confirm~[\w~.-]+)/);
  await expect(page.getByRole('heading', { level: 1, name: /^Tell you when .* is back\?$/ })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page, 'the link that confirms');
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(page.getByText('We will write to you', { exact: true })).toBeVisible();

  await product.restock(3);
  await reconcile();
  await openLink(page, email, /(\/mail\/stop~[\w~.-]+)/);
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(page.getByText('These mails have stopped')).toBeVisible();
  await product.archive();
});

test('a signed-in shopper hears once that a price fell', async ({ page }, info) => {
  const id = `winter-mist-${info.project.name}-${Date.now()}`;
  const email = `${id}@shopper.example`;
  await newShopper(email, 'calm-vetiver-3');
  const product = await soldOutProduct(id);
  await product.restock(5);
  await startSession(page, email, 'calm-vetiver-3');
  await openWhole(page, `/product/${id}`);
  await page.getByRole('button', { name: 'Tell me when the price falls' }).click();
  const field = page.getByLabel('Where may we write when it costs less?');
  await expect(field).toHaveValue(email);
  await expectAccessible(page, 'the form for a lower price');
  await field.press('Enter');
  await expect(page.getByText('We will write to you once, when it costs less.')).toBeVisible();
  await product.reprice(123);
  await reconcile();
  await expect.poll(() => linkTo(email, /(now costs ₹123)/)).not.toBe('');
  await product.archive();
});

test('a shopper allows mails about a cart, and the link of one puts it into the cart of another device', async ({
  page,
}, info) => {
  const email = `cart.mail.${info.project.name}.${Date.now()}@shopper.example`;
  await newShopper(email, 'calm-vetiver-3');
  await startSession(page, email, 'calm-vetiver-3');
  await open(page, '/profile#details');
  const allowed = page.getByRole('checkbox', { name: 'Remind me of a cart that I left' });
  await expect(allowed).toBeEnabled();
  await expect(allowed).not.toBeChecked();
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/account/mails'),
  );
  await allowed.check();
  expect((await saved).status()).toBe(200);
  await expectAccessible(page, 'the mails of a profile');
  await page.reload();
  await expect(allowed).toBeChecked();

  // Six hours do not pass here, so the answer about the link is given in its place.
  const lines = (await itemsOf('neem-and-tulsi-bar')).map((line) => ({ ...line, quantity: 2 }));
  await page.route('**/api/mail-links/*', (route) =>
    route.fulfill({ json: { success: true, purpose: 'cart', kind: '', product: '', lines } }),
  );
  await open(page, '/mail/cart~someone~1795681503362.x');
  await expect(page.getByRole('list', { name: 'In your cart' })).toHaveText('2 × Neem and Tulsi Bar, 100 g');
  await page.getByRole('button', { name: 'Put it in my cart' }).click();
  const drawer = page.getByRole('dialog', { name: /^Cart/ });
  await expect(drawer.getByText('Neem and Tulsi Bar')).toBeVisible();
});
