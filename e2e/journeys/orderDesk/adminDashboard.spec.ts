import { expect, test, type Page } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { calls, cutOff } from '../../support/network/failing';
import { soap } from '../../support/shop/items';
import { startSession } from '../../support/people/session';
import { addToCart, openCart, watchConsole } from '../../support/page/steps';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A number of orders, as a text of the screen has it; other e2e tests order at the same time. */
async function ordersIn(page: Page, name: string, pattern: RegExp): Promise<number> {
  const text = (await region(page, name).textContent()) ?? '';
  return Number((pattern.exec(text)?.[1] ?? '0').replaceAll(',', ''));
}

test('the admin sees a new order, changes the period, reads the table, and opens pending work', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page, [/Failed to load resource/]);
  const buyer = await readyShopper(`tara.${info.project.name}.${Date.now()}@shopper.example`);
  expect(await buyer.buy(soap)).toMatchObject({ status: 200 });
  await asAdmin(page, '/admin');

  const today = region(page, 'Today');
  await expect(today).toContainText(/₹[\d,]+/);
  const before = await ordersIn(page, 'Today', /([\d,]+) orders?,/);
  expect(before).toBeGreaterThan(0);
  await buyer.nextOrder().buy(soap);
  // Other e2e tests cancel their orders meanwhile.
  await expect(async () => {
    await button(page, 'Look again').click();
    await expect(page.getByText(/^As of /)).toBeVisible();
    expect(await ordersIn(page, 'Today', /([\d,]+) orders?,/)).toBeGreaterThan(before);
  }).toPass();
  await expect(region(page, 'Best sellers').getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Revenue by day/ }).locator('canvas')).toBeVisible();
  await expectAccessible(page, 'the dashboard');

  // By keyboard: the choice is in the address and survives a reload.
  await button(page, 'This month').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?period=month$/);
  await page.reload();
  await expect(button(page, 'This month')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Choose days').click();
  await page.getByLabel('First day').fill('2030-01-01');
  await button(page, 'Show').click();
  await expect(page.getByRole('alert')).toContainText('The first day cannot be after the last.');

  await button(page, 'Last 7 days').click();
  await page.getByText('Show as table').click();
  await expect(page.getByRole('row')).toHaveCount(9);
  await expectAccessible(page, 'the dashboard as a table');

  // Offline, the last figures stay with a note about their age.
  const mend = await cutOff(page, calls.dashboard);
  await button(page, 'Look again').click();
  await expect(page.getByText(/These figures are older/)).toBeVisible();
  await button(page, 'Last 30 days').click();
  await expect(page.getByRole('alert')).toContainText('The shop could not be reached.');
  await mend();
  await button(page, 'Try again').click();
  await expect(today).toBeVisible();

  await region(page, 'Waiting for you')
    .getByRole('link', { name: /to pack/ })
    .click();
  await expect(page).toHaveURL(/\/admin\/orders\?waits=pack$/);
  expectQuiet();
});

test('an opened checkout is counted @desktop', async ({ page }, info) => {
  const buyer = await readyShopper(`uma.${info.project.name}.${Date.now()}@shopper.example`);
  await startSession(page, buyer.email, buyer.password);
  await addToCart(page, soap.id);
  await openCart(page);
  const counted = page.waitForResponse('**/api/checkouts');
  await button(page, 'Proceed to Checkout').click();
  expect((await counted).status()).toBe(200);
  await expect(page.getByRole('dialog', { name: 'Complete Your Purchase' })).toBeVisible();
});
