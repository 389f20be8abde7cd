import { expect, test, type Page } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { itemsOf } from '../../support/shop/items';
import { uidOf } from '../../support/shop/stack';
import { isPhone, open, untilOverlayLeft, watchConsole } from '../../support/page/steps';

/** Part of a page by its heading. */
const panel = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

test('support finds a customer, writes a note and a tag, and switches cash off, which the checkout obeys', async ({
  page,
}, info) => {
  test.slow();
  const expectQuiet = watchConsole(page);
  const email = `lata${info.project.name}${Date.now()}@shopper.example`;
  // A number of their own: cash that is off for it would be off for the buyers of other tests.
  const phone = `98${String(Date.now()).slice(-8)}`;
  const buyer = await readyShopper(email, phone, { phone });
  const [bar] = await itemsOf('neem-and-tulsi-bar');
  expect(await buyer.buy(bar!)).toMatchObject({ status: 200 });

  // Opening the list counts the order, which makes its buyer a customer.
  await asAdmin(page, '/admin/customers');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await page.getByLabel('Find customers').fill(email);
  // Until the search begins, the list may be the whole one, with this customer alone.
  await expect(page).toHaveURL(/[?&]q=lata/);
  await page.getByRole('link', { name: 'Meera Sundar' }).first().waitFor();
  await expect(page.getByRole('status').filter({ hasText: /^1 shown/ })).toBeVisible();
  await expectAccessible(page, 'the list of customers');
  await page.getByRole('link', { name: 'Meera Sundar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meera Sundar' })).toBeVisible();
  await expect(page.getByText('1 kept or on the way')).toBeVisible();
  await expect(panel(page, 'Orders').locator(`a[href$="${buyer.orderId}"]`)).toBeVisible();
  await expect(panel(page, 'Contact').getByText('8 Kutchery Road', { exact: false })).toBeVisible();

  const notes = panel(page, 'Private notes');
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect(notes.getByText('Please write something first.')).toBeVisible();
  await notes.getByLabel('Write a private note').fill('Sensitive to fragrance');
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect(notes.getByRole('listitem').filter({ hasText: 'Sensitive to fragrance' })).toBeVisible();
  const tags = panel(page, 'Tags');
  await tags.getByLabel('Add a tag').fill('Salon');
  await tags.getByRole('button', { name: 'Add' }).click();
  await expect(tags.getByRole('link', { name: 'salon' })).toBeVisible();

  const cod = panel(page, 'Cash on Delivery');
  await cod.getByRole('button', { name: 'Switch COD off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Switch COD off' }).click();
  await expect(dialog.getByText('Please say why, so that the team knows later.')).toBeVisible();
  await expectAccessible(page, 'the question why');
  await dialog.getByLabel(/^Why/).fill('Refused two parcels');
  await dialog.getByRole('button', { name: 'Switch COD off' }).click();
  await expect(cod.getByText('Off: this customer can only pay online')).toBeVisible();
  await expect(cod.getByText('Refused two parcels')).toBeVisible();
  await expectAccessible(page, 'a customer');

  const next = buyer.nextOrder();
  const refused = await next.buy(bar!);
  expect(refused).toMatchObject({ status: 409, body: { code: 'limit_reached' } });
  expect(String(refused.body['message'])).toMatch(/^We cannot offer Cash on Delivery for this order\./);
  await cod.getByRole('button', { name: 'Allow COD again' }).click();
  await expect(cod.getByText('Allowed', { exact: true })).toBeVisible();
  expect(await next.buy(bar!)).toMatchObject({ status: 200 });
  expectQuiet();
});

test('an account that never ordered is found by a mistyped name, and from anywhere by the palette', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page);
  const email = `kaveri${info.project.name}${Date.now()}@shopper.example`;
  const uid = uidOf((await readyShopper(email)).token);
  await asAdmin(page, `/admin/customers/${uid}`);
  await expect(page.getByText('No order yet.', { exact: true })).toBeVisible();
  await open(page, '/admin/orders');
  await page
    .getByRole('button', { name: 'Search or do something' })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('combobox', { name: /^Find orders/ }).fill(`@${email.split('@')[0]}`);
  await page
    .getByRole('option', { name: /Meera Sundar/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/admin/customers/${uid}`);
  await open(page, `/admin/customers?${new URLSearchParams({ q: 'mera sundr' }).toString()}`);
  await expect(page.getByText(/These come close/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meera Sundar' }).first()).toBeVisible();
  expectQuiet();
});

test('the list is saved as a file, and someone who is not there is said not to be @desktop', async ({
  page,
}) => {
  await asAdmin(page, '/admin/customers?view=never');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save customers as a file' });
  await expect(dialog.getByText('Which customers: Never ordered.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'the question before a file is saved');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await untilOverlayLeft(page);
  await open(page, '/admin/customers');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  expect((await download).suggestedFilename()).toMatch(/customers-\d{4}-\d\d-\d\d\.csv$/);
  expect(isPhone(page)).toBe(false);
  await untilOverlayLeft(page);
  await open(page, '/admin/customers/nobody-of-that-id');
  await expect(page.getByText('There is no such customer.', { exact: false })).toBeVisible();
});
