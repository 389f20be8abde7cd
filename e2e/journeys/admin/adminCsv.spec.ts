import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { readStack } from '../../support/shop/stack';
import { startSession } from '../../support/people/session';
import { open, watchConsole } from '../../support/page/steps';

/** The catalogue as CSV: exported, changed and imported again. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The file that a press downloads. */
async function fileOf(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
async function choose(page: Page, text: string, name = 'products.csv') {
  await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}
/** A figure of the import's summary, with its label. */
const figures = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: /^What/ }).getByRole('listitem');

/** The price that shoppers see; null if the item is not on sale. */
async function priceOf(id: string): Promise<number | null> {
  const answer = await fetch(`${readStack().baseUrl}/api/catalogue/products/${id}`);
  if (!answer.ok) return null;
  return ((await answer.json()) as { product: { price: number } }).product.price;
}

const HEAD =
  'Name,Status,SKU,Price,MRP,Stock,HSN,Net quantity,Unit,Country of origin,Manufacturer,Ingredients,Picture 1';
const FACTS =
  '9,3304,100,ml,India,"Glumist, Bengaluru",Aqua; Rosa Damascena,/pictures/rose-rain-toner-1-800.webp';

test('a catalogue file is exported, edited and imported @desktop', async ({ page }) => {
  const expectQuiet = watchConsole(page);
  const { email, password } = readStack().accounts.admin;
  await startSession(page, email, password);

  await test.step('the list is exported, and importing it unchanged changes nothing', async () => {
    await open(page, '/admin/products?category=Serum');
    await press(page, 'Export');
    await expect(page.getByRole('radio', { name: /^What the list shows/ })).toBeChecked();
    const { name, text } = await fileOf(page, 'Save the file');
    expect(name).toMatch(/^glumist-products-\d{4}-\d\d-\d\d\.csv$/);
    expect(text.startsWith('\uFEFFID,Name,Status,Size,SKU,Price,MRP,Stock')).toBe(true);
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await choose(page, text);
    await expect(page.getByText('There is nothing to import.')).toBeVisible();
    await expect(figures(page)).toContainText(['0New', '0Changed', /[1-9]\d*Unchanged/, '0Refused']);
    await press(page, 'Choose another file');
  });

  const [dew, fog] = ['dew', 'fog'].map((word) => `csv-${word}-${Date.now()}`) as [string, string];
  await test.step('new products are imported after a preview', async () => {
    const rows = [dew, fog].map((id) => `${id},On sale,${id},400,450,${FACTS}`);
    await choose(page, [HEAD, ...rows].join('\r\n'));
    await expect(figures(page)).toContainText(['2New', '0Changed']);
    expect(await priceOf(dew)).toBeNull();
    await press(page, 'Import 2 products');
    await expect(page.getByRole('heading', { name: 'Imported' })).toBeFocused();
    expect(await priceOf(dew)).toBe(400);
    await press(page, 'Choose another file');
  });

  await test.step('a wrong row is named with its line, and the valid rows are imported', async () => {
    const prices = `SKU;Price\r\n${dew};399,50\r\nNOT-THERE-1;5\r\n${fog};cheap\r\n`;
    await choose(page, prices, 'prices.csv');
    const bad = page.getByRole('region', { name: 'Rows that cannot be imported' });
    await expect(bad.getByRole('row').nth(1)).toContainText('Row 3NOT-THERE-1');
    await expect(bad.getByRole('row').nth(2)).toContainText('Row 4');
    await expect(bad.getByRole('row').nth(2)).toContainText('“cheap” is not a number.');
    const left = await fileOf(page, 'Download these 2 rows');
    expect(left.text).toContain(`Price: “cheap” is not a number.,4,${fog},cheap`);
    await press(page, 'Import the good one');
    await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
    expect([await priceOf(dew), await priceOf(fog)]).toEqual([399.5, 400]);
    await press(page, 'Choose another file');
    await choose(page, prices, 'prices.csv');
    await expect(figures(page)).toContainText(['0New', '0Changed', '1Unchanged', '2Refused']);
    await press(page, 'Choose another file');
  });

  await test.step('an invalid file is named, and leaving during an import asks first', async () => {
    await choose(page, 'PK\u0003\u0004 and more', 'products.xlsx');
    await expect(page.getByRole('alert')).toContainText('not a CSV file');
    await choose(page, `SKU,Status\r\n${dew},Archived\r\n${fog},Archived\r\n`);
    await page.route('**/api/admin/import/**', async (route) => {
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await press(page, 'Stay');
      await route.continue();
    });
    await press(page, 'Import 2 products');
    await page.getByRole('main').getByRole('link', { name: 'Products' }).last().click();
    await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
    expect([await priceOf(dew), await priceOf(fog)]).toEqual([null, null]);
  });
  expectQuiet();
});
