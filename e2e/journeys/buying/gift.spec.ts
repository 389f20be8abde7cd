import { expect, test } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { startSession } from '../../support/people/session';
import { open, openCart, watchConsole } from '../../support/page/steps';

const NOTE = 'Happy birthday, Amma. For your morning walks. Love, Meera';

test('a shopper sends a present with a note, gift wrap and a free sample, which nobody chose for them', async ({
  page,
}, info) => {
  test.slow();
  const expectQuiet = watchConsole(page);
  const buyer = await readyShopper(`gift.${info.project.name}.${Date.now()}@shopper.example`);
  await startSession(page, buyer.email, buyer.password);
  await open(page, '/product/amla-c-glow-serum');
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await openCart(page);
  const drawer = page.getByRole('dialog', { name: /^Cart/ });
  // The steps that the cart lacks; one tap adds.
  const routine = drawer.getByRole('region', { name: 'Complete your routine' });
  await expect(routine.getByRole('listitem')).toHaveCount(3);
  await expect(drawer.getByText('₹350 more you can choose a free sample')).toBeVisible();
  await routine.getByRole('button', { name: 'Add ' }).last().click();
  await expect(routine.getByRole('listitem')).toHaveCount(2);
  await expect(routine).toBeFocused();
  const samples = drawer.getByRole('radiogroup', { name: 'Choose a free sample' });
  await expect(samples.getByRole('radio')).toHaveCount(3);
  await expect(samples.getByRole('radio', { checked: true })).toHaveCount(0);
  const lotion = samples.getByRole('radio', { name: /^Vetiver Calm Lotion/ });
  await lotion.check();
  const isGift = drawer.getByRole('checkbox', { name: /^This is a gift/ });
  await expect(isGift).not.toBeChecked();
  await isGift.check();
  const wrap = drawer.getByRole('checkbox', { name: /^Gift wrap, ₹49/ });
  await expect(wrap).not.toBeChecked();
  await wrap.check();
  await drawer.getByLabel('Your note').fill(`<b>${NOTE}`);
  await expect(drawer.getByLabel('Your note')).toHaveValue(`b${NOTE}`);
  await expect(drawer.getByText('We left out what we cannot print')).toBeVisible();
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes(`"${NOTE}"`) === true && answer.ok(),
  );
  await drawer.getByLabel('Your note').fill(NOTE);
  await expect(drawer.getByText(`${NOTE.length} of 200 letters`)).toBeVisible();
  await expectAccessible(page, 'the cart with a present');

  // Another device, where nothing is stored.
  await saved;
  await startSession(page, buyer.email, buyer.password);
  await open(page, '/');
  await openCart(page);
  await expect(drawer.getByLabel('Your note')).toHaveValue(NOTE);
  await expect(wrap).toBeChecked();
  await expect(lotion).toBeChecked();
  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await checkout.getByRole('radio', { name: /Cash on Delivery/ }).check();
  const summary = checkout.getByRole('region', { name: 'Order summary' });
  await expect(summary.getByText('Gift wrap', { exact: true })).toBeVisible();
  await expect(summary.getByText(`Your note: ${NOTE}`)).toBeVisible();
  await expect(summary.getByText('100 ml, free sample')).toBeVisible();
  await expectAccessible(page, 'the checkout of a present');
  await checkout.getByRole('button', { name: /^Place order, ₹/ }).click();
  await expect(page.getByText('COD Order Placed Successfully!', { exact: false })).toBeVisible();
  await expect(page.getByText('This is a gift, in gift wrap')).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(page.getByText('100 ml, free sample')).toBeVisible();
  await expectAccessible(page, 'the order of a present');
  expectQuiet();
});

test('the team sets what gift wrap costs, and what is given as a sample', async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await asAdmin(page, '/admin/cart');
  const price = page.getByLabel('Price of gift wrap, ₹');
  await expect(price).toHaveValue('49');
  await price.fill('1000.01');
  const from = page.getByLabel('Smallest value of the cart, ₹');
  await expect(from).toHaveValue('999');
  await from.fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Please enter a price from 0 to 1,000, with at most two decimals.'),
  ).toBeVisible();
  await expect(page.getByText('Please enter a sum from 1 to 1,00,000')).toBeVisible();
  await from.fill('999');
  await page.getByRole('button', { name: 'Choose a product' }).click();
  const picker = page.getByRole('dialog', { name: 'Add a product' });
  await picker.getByLabel('Find products').fill('ghee lip');
  await picker.getByRole('button', { name: /^Add Ghee Lip Butter/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Ghee Lip Butter, 15 g')).toBeVisible();
  await expectAccessible(page, 'the settings of the cart');
  await page.getByRole('button', { name: 'Take out Ghee Lip Butter, 15 g' }).click();
  // Saved as it is: other tests order at this price.
  await price.fill('49.00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. It holds from the next cart on.')).toBeVisible();
  expectQuiet();
});
