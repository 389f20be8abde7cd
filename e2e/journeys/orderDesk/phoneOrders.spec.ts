import { expect, test, type Page } from '@playwright/test';
import { asAdmin, callAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { uidOf } from '../../support/shop/stack';
import { isPhone, watchConsole } from '../../support/page/steps';

const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

/** Opens the form: by the key N, and on a phone, which has no keys, by the button. */
async function openForm(page: Page) {
  await asAdmin(page, '/admin/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  if (isPhone(page)) await page.getByRole('main').getByRole('link', { name: 'New order' }).click();
  else await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();
  await expect(page.getByLabel('Find a customer')).toBeFocused();
}

/** Adds the first product that the words find, by keyboard alone. */
async function addItem(page: Page, words: string) {
  await page.getByLabel('Add a product').fill(words);
  await page.getByRole('list', { name: 'Products found' }).waitFor();
  await page.getByLabel('Add a product').press('Enter');
  await expect(page.getByLabel('Add a product')).toHaveValue('');
}

test('an order for a new customer waits for its payment link, and is placed once that is paid', async ({
  page,
  context,
}, info) => {
  test.slow();
  const expectQuiet = watchConsole(page, [/409|400/]);
  await openForm(page);
  await addItem(page, 'neem tulsi bar');
  const pay = page.getByRole('button', { name: /^Create payment link, ₹/ });
  await expect(pay).toBeEnabled();
  await pay.click();
  await expect(page.getByText('Please enter the full name')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();

  const phone = `98${String(Date.now()).slice(-8)}`;
  await page.getByLabel('Full Name').fill(`Savitri ${info.project.name}`);
  await page.getByLabel('Mobile Number').fill(phone);
  await page.getByLabel('Address Line 1').fill('14 Ranganathan Street');
  await page.getByLabel('PIN code').fill('600017');
  await expect(page.getByLabel('City')).toHaveValue('Chennai');
  await expect(page.getByLabel('State')).toHaveValue('Tamil Nadu');
  await expectAccessible(page, 'a new order');

  await pay.click();
  await expect(page).toHaveURL(/\/admin\/orders\/GLM\d+$/);
  const card = part(page, 'Phone order');
  await expect(card.getByText('The customer has no account')).toBeVisible();
  await expect(card.getByText(/Please pay ₹[\d,.]+ here by /)).toBeVisible();
  await expectAccessible(page, 'an order that waits for its link');
  const url = /http:\S+/.exec((await card.locator('pre').textContent()) ?? '')?.[0] ?? '';
  const bank = await context.newPage();
  await bank.goto(url);
  await bank.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(bank.getByText('Payment successful.', { exact: false })).toBeVisible();
  await bank.close();
  // The open order is looked at every 15 seconds.
  await expect(card.getByText(/^Paid: ₹|Paid: ₹/).first()).toBeVisible({ timeout: 45_000 });
  expectQuiet();
});

test('an order for a known customer is paid in cash, and a wrong coupon is corrected first', async ({
  page,
}, info) => {
  test.slow();
  const expectQuiet = watchConsole(page);
  const email = `phone${info.project.name}${Date.now()}@shopper.example`;
  const { token } = await readyShopper(email);
  // Opening a customer enters them in the index at once.
  await callAdmin(`customers/${uidOf(token)}`);
  await openForm(page);
  await page.getByLabel('Find a customer').fill(email);
  await page.getByRole('list', { name: 'Customers found' }).getByRole('button').waitFor();
  await page.getByLabel('Find a customer').press('Enter');
  await expect(page.getByLabel('Address Line 1')).toHaveValue('8 Kutchery Road');
  await addItem(page, 'neem tulsi bar');
  await page.getByRole('radio', { name: /^Cash on Delivery/ }).check();
  const coupon = page.getByLabel('Coupon');
  await coupon.fill('NOSUCHCODE');
  await expect(coupon).toHaveAccessibleDescription('Invalid Coupon Code');
  await page.getByRole('button', { name: /^Place order, ₹/ }).click();
  await expect(coupon).toBeFocused();
  await expect(page.getByLabel('Address Line 1')).toHaveValue('8 Kutchery Road');
  await coupon.fill('');
  await expect(page.getByText('Invalid Coupon Code')).toBeHidden();
  await page.getByRole('button', { name: /^Place order, ₹/ }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/GLM\d+$/);
  await expect(part(page, 'Phone order').getByText(/in cash ready for the delivery/)).toBeVisible();
  expectQuiet();
});
