import { expect, test, type Page } from '@playwright/test';
import type { Offer } from '../../../src/domain/offers/offer';
import { asAdmin, callAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { startSession } from '../../support/people/session';
import { addToCart, openCart, watchConsole } from '../../support/page/steps';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const FREE_ANYWAY =
  'Delivery is free for this order already. This offer takes off the delivery fee of Cash on Delivery.';

async function openCheckout(page: Page) {
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expect(checkout).toBeVisible();
  return checkout;
}

test('free delivery for one product is created, tried and used @desktop', async ({ page, browser }, info) => {
  const expectQuiet = watchConsole(page, [/^Failed to load resource: /]);
  const code = `SHIP${Date.now() % 1e8}${info.project.name.charAt(0).toUpperCase()}`;

  await test.step('the form requires the offer’s scope', async () => {
    await asAdmin(page, '/admin/offers/new');
    await field(page, 'Code').fill(code);
    await field(page, 'Title').fill('Free delivery of the face wash');
    await page.getByLabel('Type').selectOption('Free delivery');
    await page.getByLabel('For', { exact: true }).selectOption('Chosen products and combos');
    await press(page, 'Save');
    await expect(page.getByText('Choose at least one product.', { exact: true })).toBeVisible();
    await press(page, 'Choose products');
    const picker = page.getByRole('dialog', { name: 'Add a product or combo' });
    await picker.getByRole('searchbox').fill('neem clear');
    await picker.getByRole('button', { name: 'Add Neem Clear Face Wash', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('list', { name: 'Products and combos' })).toHaveText('Neem Clear Face Wash');
    await expectAccessible(page, 'an offer with a scope');
  });

  await test.step('the trial says what is missing and what the cart would pay', async () => {
    const trial = page.getByRole('region', { name: 'Trial' });
    const picker = page.getByRole('dialog', { name: 'Add a product or combo' });
    await press(page, 'Add to the cart');
    await picker.getByRole('searchbox').fill('rice water dew mist');
    await picker
      .getByRole('button', { name: /^Add Rice Water Dew Mist/ })
      .first()
      .click();
    await page.keyboard.press('Escape');
    await expect(trial.getByText('Add Neem Clear Face Wash to use this offer.')).toBeVisible();
    await trial.getByRole('button', { name: /^Take out Rice Water Dew Mist/ }).click();
    await press(page, 'Add to the cart');
    await picker.getByRole('searchbox').fill('neem clear');
    await picker
      .getByRole('button', { name: /^Add Neem Clear Face Wash/ })
      .first()
      .click();
    await page.keyboard.press('Escape');
    await expect(trial.getByText('Coupon Applied: Free Delivery!')).toBeVisible();
    await expect(trial.getByText('Delivery, ₹70 off')).toBeVisible();
    await trial.getByLabel('Paid by').selectOption('Pay Online');
    await expect(trial.getByText(FREE_ANYWAY)).toBeVisible();
  });

  await test.step('the offer is saved and switched on', async () => {
    await press(page, 'Save');
    await expect(page).toHaveURL(/\/admin\/offers\/(?!new)/);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { offer } = await callAdmin<{ offer: Offer }>(`offers/${id}`);
    expect(offer).toMatchObject({
      type: 'free_delivery',
      scope: { kind: 'products', items: [{ kind: 'product', name: 'Neem Clear Face Wash' }] },
    });
    await callAdmin(`offers/${id}/switch`, { version: offer.updatedAt, enabled: true });
  });

  const { viewport } = info.project.use;
  const shopping = await browser.newContext(viewport ? { viewport } : {});
  const shopper = await shopping.newPage();

  await test.step('a shopper without the product is told what to add', async () => {
    const { email, password } = await readyShopper(`ship.${info.project.name}.${Date.now()}@shopper.example`);
    await startSession(shopper, email, password);
    await addToCart(shopper, 'rice-water-dew-mist');
    const checkout = await openCheckout(shopper);
    await checkout.getByText('Cash on Delivery', { exact: true }).click();
    await checkout.getByLabel('Coupon code').fill(code.toLowerCase());
    await shopper.keyboard.press('Enter');
    await expect(checkout.getByText('Add Neem Clear Face Wash to use this offer.')).toBeVisible();
    await checkout.getByRole('button', { name: 'Close' }).click();
    await press(shopper, 'Yes, Close Anyway');
  });

  await test.step('a shopper with the product pays no delivery fee, and the sum names the coupon', async () => {
    await openCart(shopper);
    await shopper
      .getByRole('dialog', { name: /^Cart/ })
      .getByRole('button', { name: /^Remove/ })
      .click();
    await addToCart(shopper, 'neem-clear-face-wash');
    const checkout = await openCheckout(shopper);
    // The checkout begins with the way to pay that was chosen last.
    await checkout.getByText('Pay Online', { exact: true }).click();
    await checkout.getByLabel('Coupon code').fill(code);
    await shopper.keyboard.press('Enter');
    await expect(checkout.getByText(FREE_ANYWAY)).toBeVisible();
    await checkout.getByText('Cash on Delivery', { exact: true }).click();
    await checkout.getByLabel('Coupon code').fill(code);
    await shopper.keyboard.press('Enter');
    await expect(checkout.getByText('Coupon Applied: Free Delivery!')).toBeVisible();
    await expect(checkout.getByText(`Delivery, ${code}`)).toBeVisible();
    await expect(checkout.getByText('You save ₹70 on this order')).toBeVisible();
    await expectAccessible(shopper, 'the checkout with free delivery');
    await shopping.close();
  });
  expectQuiet();
});
