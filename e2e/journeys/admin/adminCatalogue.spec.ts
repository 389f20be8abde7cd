import { expect, test, type Page } from '@playwright/test';
import { idToken, readStack } from '../../support/shop/stack';
import { startSession } from '../../support/people/session';
import { open, watchConsole } from '../../support/page/steps';

/** The team edits products and combos, on a laptop and on a phone. */

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function asAdmin(page: Page, path: string): Promise<void> {
  const { email, password } = readStack().accounts.admin;
  await startSession(page, email, password);
  await open(page, path);
}

/** A call of another admin in another session. */
async function call(path: string, body?: object): Promise<Record<string, unknown>> {
  const { baseUrl, apiKey, accounts } = readStack();
  const token = await idToken(accounts.admin.email, accounts.admin.password);
  const answer = await fetch(`${baseUrl}/api/admin/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-api-key': apiKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

test('a product is created, published, edited by two admins, and archived @desktop', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page, [/^Failed to load resource: /]);
  page.on('dialog', (dialog) => void dialog.accept());
  const name = `Peach Mist ${info.project.name} ${Date.now()}`;
  const id = name.toLowerCase().replaceAll(' ', '-');
  await asAdmin(page, '/admin/addproduct');

  await test.step('missing fields are named, and typed text survives a reload', async () => {
    await field(page, 'Name').fill(name);
    await field(page, 'SKU').fill(`PEACH-${info.project.name}-${Date.now()}`);
    await press(page, 'Publish');
    await expect(page.getByText(/^Not saved: Before this can be on sale it needs the price/)).toBeVisible();
    await field(page, 'Price in ₹').fill('400');
    await field(page, 'MRP in ₹').fill('350');
    await expect(page.getByText('The price is above the MRP.')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Name')).toHaveValue(name);
    await field(page, 'Price in ₹').fill('300');
  });

  await test.step('the published product can be bought', async () => {
    await field(page, 'In stock').fill('7');
    await field(page, 'Net quantity').fill('100');
    await page.getByLabel('Manufacturer').fill('Glumist, Bengaluru');
    await field(page, 'Ingredients (INCI)').fill('Aqua, Prunus Persica Fruit Extract');
    await press(page, 'Add by address');
    await field(page, 'Address').fill('/pictures/rose-rain-toner-1-800.webp');
    await press(page, 'Add');
    await expect(page.getByText('Ready to be published')).toBeVisible();
    await press(page, 'Publish');
    await expect(page).toHaveURL(`/admin/products/${id}`);
    await page.getByRole('link', { name: 'View in shop' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('₹300').first()).toBeVisible();
  });

  await test.step('the second of two admins sees the difference', async () => {
    await page.goBack();
    await field(page, 'Line under the name')
      .or(field(page, 'Line under the name (optional)'))
      .fill('Peach water');
    const { product } = (await call(`products/${id}`)) as { product: { updatedAt: string } };
    const items = [{ id, version: product.updatedAt }];
    await call('changes/products', { items, change: { kind: 'price', mode: 'set', price: 280 } });
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/Somebody else saved this while you were writing/)).toBeVisible();
    await expect(page.getByLabel('What differs')).toContainText('280');
    await press(page, 'Keep mine');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(field(page, 'Price in ₹')).toHaveValue('280');
    await expect(field(page, 'Line under the name (optional)')).toHaveValue('Peach water');
  });

  await test.step('the product is found in the list and archived with one click', async () => {
    await page.getByRole('link', { name: 'Products', exact: true }).locator('visible=true').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(name.toLowerCase());
    await expect(page.getByText('1 product', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
    await press(page, 'Status');
    const dialog = page.getByRole('dialog', { name: 'Change status' });
    await dialog.getByLabel('Status').selectOption('archived');
    await dialog.getByRole('button', { name: 'Change 1' }).click();
    await expect(page.getByText('1 was changed.')).toBeVisible();
    await expect(page.getByRole('row', { name })).toContainText('Archived');
  });
  expectQuiet();
});

test('a combo is created, and refused with one product only @phone', async ({ page }, info) => {
  const expectQuiet = watchConsole(page);
  const name = `Two Mists ${info.project.name} ${Date.now()}`;
  await asAdmin(page, '/admin/addcombos');
  await field(page, 'Name').fill(name);
  await field(page, 'SKU').fill(`SET-${info.project.name}-${Date.now()}`);
  await press(page, 'Add a product');
  const picker = page.getByRole('dialog', { name: 'Add a product' });
  await picker.getByRole('searchbox').fill('kheera');
  await picker.getByRole('button', { name: /^Add Kheera Cool Mist/ }).click();
  await expect(picker.getByRole('button', { name: /^Add Kheera Cool Mist/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  await field(page, 'Price in ₹').fill('600');
  await field(page, 'MRP in ₹').fill('700');
  await press(page, 'Add by address');
  await field(page, 'Address').fill('/pictures/kheera-cool-mist-1-800.webp');
  await press(page, 'Add');
  await press(page, 'Publish');
  await expect(
    page.getByText('Before this can be on sale it needs at least two products.', { exact: true }),
  ).toBeVisible();
  await field(page, 'How many').fill('2');
  await press(page, 'Publish');
  await expect(page).toHaveURL(/\/admin\/combos\/two-mists-/);
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('link', { name: 'View in shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expectQuiet();
});
