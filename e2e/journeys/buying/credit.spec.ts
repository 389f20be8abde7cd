import { expect, test, type Page } from '@playwright/test';
import { asAdmin, callAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { startSession } from '../../support/people/session';
import { uidOf } from '../../support/shop/stack';
import { open, openCart, watchConsole } from '../../support/page/steps';

const panel = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'Store credit' }) });

async function openCredit(page: Page) {
  await open(page, '/profile#credit');
  await expect(page.getByRole('heading', { level: 2, name: 'Store credit' })).toBeVisible();
}

test('a manager gives a customer credit, which the profile shows with its last day', async ({
  page,
}, info) => {
  test.slow();
  const expectQuiet = watchConsole(page);
  const buyer = await readyShopper(`credit.${info.project.name}.${Date.now()}@shopper.example`);
  await asAdmin(page, `/admin/customers/${uidOf(buyer.token)}`);
  await expect(panel(page).getByText('None so far.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Give' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Give credit' }).click();
  await expect(dialog.getByText('Please enter an amount from ₹1 to ₹10,000.')).toBeVisible();
  await dialog.getByLabel('Amount in rupees').fill('250');
  await dialog.getByLabel(/^What for/).fill('Your parcel was late.');
  await expectAccessible(page, 'the form that gives credit');
  await dialog.getByRole('button', { name: 'Give credit' }).click();
  await expect(panel(page).getByText('₹250', { exact: true })).toBeVisible();
  await expect(panel(page).getByText(/^₹250 until \d+ \w+ 20\d\d$/)).toBeVisible();
  await panel(page).getByText('History (1)').click();
  await panel(page).scrollIntoViewIfNeeded();
  await expectAccessible(page, 'a customer with credit');

  await startSession(page, buyer.email, buyer.password);
  await openCredit(page);
  const balance = page.getByRole('region', { name: 'Store credit' });
  await expect(balance.getByText('₹250', { exact: true })).toBeVisible();
  await expect(page.getByText('Your parcel was late.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'the store credit of the profile');
  expectQuiet();
});

test('a shopper chooses credit at the checkout, sees what is left to pay, and gets it back', async ({
  page,
}, info) => {
  test.slow();
  const expectQuiet = watchConsole(page);
  const buyer = await readyShopper(`spend.${info.project.name}.${Date.now()}@shopper.example`);
  const gift = { entryId: `e2e-${Date.now()}`, amount: 100, note: 'Thank you.' };
  expect(await callAdmin(`customers/${uidOf(buyer.token)}/credit/give`, gift)).toMatchObject({
    success: true,
  });
  await startSession(page, buyer.email, buyer.password);
  await open(page, '/product/amla-c-glow-serum');
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await openCart(page);
  const drawer = page.getByRole('dialog', { name: /^Cart/ });
  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await checkout.getByRole('radio', { name: /Cash on Delivery/ }).check();
  const credit = checkout.getByRole('checkbox', { name: 'Use ₹100 store credit' });
  await expect(credit).not.toBeChecked();
  await credit.check();
  await expect(checkout.getByText('−₹100', { exact: true })).toBeVisible();
  await expect(checkout.getByText('To pay', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the checkout with store credit');
  await checkout.getByRole('button', { name: /^Place order, ₹/ }).click();
  await expect(page.getByText('COD Order Placed Successfully!', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Order history' })).toBeVisible();
  await expect(page.getByText('−₹100', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const ask = page.getByRole('dialog');
  await expect(ask.getByText('₹100 of store credit is in your profile again at once.')).toBeVisible();
  await ask.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Cancelled').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Store credit' }).click();
  await expect(
    page.getByRole('region', { name: 'Store credit' }).getByText('₹100', { exact: true }),
  ).toBeVisible();
  expectQuiet();
});
