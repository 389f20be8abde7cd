import { expect, test, type Page } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { setTextSize } from '../../support/page/reflow';
import { itemsOf } from '../../support/shop/items';
import { watchConsole } from '../../support/page/steps';

const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const links = (page: Page) => page.getByRole('link', { name: /^GLM\d+$/ });
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });

/** As many orders of one buyer, the last one first. */
async function placeOrders(email: string, count: number): Promise<string[]> {
  const buyer = await readyShopper(email);
  const [bar] = await itemsOf('neem-and-tulsi-bar');
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const order = at === 0 ? buyer : buyer.nextOrder();
    expect(await order.buy(bar!)).toMatchObject({ status: 200 });
    ids.unshift(order.orderId);
  }
  return ids;
}

/** How many rows stand wholly between the head of the table and the foot of the list. */
const wholeRows = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
    const foot = document.querySelector('footer')?.getBoundingClientRect().top ?? window.innerHeight;
    const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect());
    return {
      whole: rows.filter((row) => row.top >= top - 1 && row.bottom <= foot + 1).length,
      highest: Math.max(...rows.map(({ height }) => height)),
    };
  });

test('16 orders stand on a laptop’s screen; columns and views are in the address @desktop', async ({
  page,
}) => {
  const expectQuiet = watchConsole(page);
  await placeOrders(`dense.${Date.now()}@shopper.example`, 18);
  await asAdmin(page, '/admin/orders?waits=pack');
  await expect(links(page).nth(17)).toBeAttached();
  const { whole, highest } = await wholeRows(page);
  expect(whole).toBeGreaterThanOrEqual(16);
  expect(highest).toBeLessThanOrEqual(44);
  await expectAccessible(page, 'the dense list');

  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = page.getByRole('dialog', { name: 'Columns of the list' });
  await columns.getByLabel('Placed').check();
  await columns.getByLabel('Age').uncheck();
  await expectAccessible(page, 'the choice of columns');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\?waits=pack&cols=[a-z.]*placed[a-z.]*$/);
  await expect(page.getByRole('columnheader', { name: 'Placed' })).toBeVisible();

  // Saved under a name, it is a view: one press or one key from everywhere, also after a reload.
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name of the view').fill('By time');
  await page.keyboard.press('Enter');
  const saved = views(page).getByRole('link', { name: 'By time' });
  await expect(saved).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('7');
  await expect(page).toHaveURL('/admin/orders');
  await expect(page.getByRole('columnheader', { name: 'Placed' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('columnheader', { name: 'Placed' })).toBeVisible();
  await page.reload();
  await expect(saved).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('columnheader', { name: 'Placed' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Age', exact: true })).toHaveCount(0);

  // From an order back to the same list.
  await links(page).first().click();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('columnheader', { name: 'Placed' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the view By time' }).click();
  await expect(saved).toHaveCount(0);
  expectQuiet();
});

test('orders are chosen and packed by keyboard, and the bulk bar hides no row @desktop', async ({ page }) => {
  // Other specs place orders meanwhile.
  const email = `keys.${Date.now()}@shopper.example`;
  const [third, second, first] = await placeOrders(email, 3);
  const address = `/admin/orders?${new URLSearchParams({ waits: 'pack', q: email }).toString()}`;
  await asAdmin(page, address);
  await expect(links(page).nth(2)).toBeVisible();
  const before = await rowsOf(page).first().boundingBox();
  await page.keyboard.press('j');
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+J');
  await expect(page.getByText('2 selected')).toBeVisible();
  await expect(page.getByLabel(`Choose ${second}`)).toBeChecked();
  expect(await rowsOf(page).first().boundingBox()).toEqual(before);
  await expectAccessible(page, 'the bulk bar');
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 selected')).toHaveCount(0);
  await page.getByLabel(`Choose ${third}`).check();
  await page.keyboard.press('p');
  await expect(page.getByText('1 order packed.')).toBeVisible();
  await expect(page.getByLabel(`Choose ${first}`)).not.toBeChecked();

  // Speech input types letters, so the team can switch single-key shortcuts off.
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expectAccessible(page, 'the shortcuts');
  await help.getByLabel('Single keys are shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(help).toHaveCount(0);
  await expect(page).toHaveURL(/q=keys/);
  await page.getByRole('button', { name: 'Keyboard' }).click();
  await help.getByLabel('Single keys are shortcuts').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL('/admin/products');
});

test('with text at 200 % each filter of the orders has room for its words @desktop', async ({ page }) => {
  await placeOrders(`large.${Date.now()}@shopper.example`, 1);
  await asAdmin(page, '/admin/orders');
  await rowsOf(page).first().waitFor();
  await setTextSize(page, '200%');
  const filters = page.locator('main :is(select, input[type="date"])');
  await expect(filters).toHaveCount(4);
  // In letters of its own size.
  const roomOf = (field: Element) => field.clientWidth / parseFloat(getComputedStyle(field).fontSize);
  for (const filter of await filters.all()) expect(await filter.evaluate(roomOf)).toBeGreaterThan(8.5);
  // Room for 'Cancelling' in one piece.
  const status = await page.getByRole('columnheader', { name: 'Status' }).boundingBox();
  expect(status?.width).toBeGreaterThanOrEqual(6 * 32);
  const before = await rowsOf(page).first().boundingBox();
  await page
    .getByRole('checkbox', { name: /^Choose GLM/ })
    .first()
    .check();
  await expect(page.getByText('1 selected')).toBeVisible();
  expect(await rowsOf(page).first().boundingBox()).toEqual(before);
});

test('on a phone the bulk bar stands in the tab bar’s place, and the last row above it @phone', async ({
  page,
}) => {
  const [order] = await placeOrders(`thumb.${Date.now()}@shopper.example`, 2);
  await asAdmin(page, '/admin/orders');
  await page.getByLabel(`Choose ${order}`).check();
  const bar = page.getByRole('group', { name: 'For the selected orders' });
  await expect(bar.getByRole('button', { name: 'Pack 1', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin tabs' })).toBeHidden();
  await expectAccessible(page, 'the bulk bar on a phone');
  const all = await bar.getByRole('button', { name: /^Select (all|the first)/ }).boundingBox();
  const clear = await bar.getByRole('button', { name: 'Clear the selection' }).boundingBox();
  expect((all?.x ?? 0) + (all?.width ?? 0)).toBeLessThanOrEqual(clear?.x ?? 0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = await rowsOf(page).last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(((await bar.boundingBox())?.y ?? 0) + 1);
  await bar.getByRole('button', { name: 'Clear the selection' }).click();
  await expect(page.getByRole('navigation', { name: 'Admin tabs' })).toBeVisible();

  // A thumb opens an order anywhere on its card.
  await page
    .getByRole('row')
    .filter({ hasText: order })
    .click({ position: { x: 220, y: 18 } });
  await expect(page).toHaveURL(`/admin/orders/${order}`);
});

test('the command palette goes anywhere, finds an order and does an action', async ({ page }) => {
  const expectQuiet = watchConsole(page);
  const [order = ''] = await placeOrders(`palette.${Date.now()}@shopper.example`, 1);
  await asAdmin(page, '/admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const field = page.getByRole('combobox', { name: /^Find orders/ });
  const current = page.getByRole('option', { selected: true });

  await page.getByRole('button', { name: /^Search or do something/ }).click();
  await expect(field).toBeFocused();
  await expectAccessible(page, 'the command palette');
  await field.fill('banners');
  await expect(current).toContainText('Banners');
  await field.press('Enter');
  await expect(page).toHaveURL('/admin/banner');
  await expect(field).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Last opened' })).toContainText('Banners');
  await field.fill(`#${order.slice(-6)}`);
  await expect(current).toContainText(order.slice(-6));
  await expectAccessible(page, 'what the palette found');
  await field.press('Enter');
  await expect(page).toHaveURL(`/admin/orders/${order}`);

  await page.keyboard.press('Control+k');
  await field.fill('>save orders');
  await field.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Orders as a file' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  expectQuiet();
});
