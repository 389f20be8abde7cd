import { expect, test, type Page } from '@playwright/test';
import type { Banner, Product } from '../../../src/domain/catalogue/catalogue';
import { asAdmin, callAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { soldOutProduct } from '../../support/shop/soldOutProduct';
import { watchConsole } from '../../support/page/steps';

const entries = (page: Page) => page.getByRole('list', { name: 'Activity' });

test('the log is narrowed, a bulk act opens, and a change is undone unless somebody changed it since', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page, [/^Failed to load resource: /]);
  const key = `e2e-undo-${info.project.name}-${Date.now() % 1e8}`;
  const draft = {
    title: `Monsoon ${key}`,
    text: 'Rain is here.',
    imageWide: '',
    imageTall: '',
    alt: '',
    linkLabel: '',
    link: '',
    enabled: false,
    startsAt: '',
    endsAt: '',
  };
  const { banner } = await callAdmin<{ banner: Banner }>('banners', { key, draft });
  const save = async (text: string) => {
    const stored = await callAdmin<{ banner: Banner }>(`banners/${key}`);
    await callAdmin(`banners/${key}`, { version: stored.banner.updatedAt, draft: { ...draft, text } });
  };
  await save('Rain is over.');

  await asAdmin(page, `/admin/activity?thing=banners/${key}`);
  await expect(entries(page).getByRole('listitem')).toHaveCount(2);
  const change = page.getByRole('button', { name: /^Undo: changed the text of banner Monsoon/ });
  await expect(change).toBeVisible();
  await expectAccessible(page, 'the activity of one banner');

  await test.step('somebody else’s change is shown, and nothing is overwritten', async () => {
    await change.click();
    const dialog = page.getByRole('dialog', { name: 'Undo this change?' });
    await expect(dialog.getByRole('row', { name: 'Text Rain is over. Rain is here.' })).toBeVisible();
    await expectAccessible(page, 'what an undo brings back');
    await save('Sun.');
    await dialog.getByRole('button', { name: 'Undo' }).click();
    const refused = page.getByRole('dialog', { name: 'This cannot be undone' });
    await expect(refused.getByRole('row', { name: 'Text Rain is over. Sun.' })).toBeVisible();
    await expectAccessible(page, 'what somebody changed since');
    await refused.getByRole('button', { name: 'Close' }).last().click();
    await save('Rain is over.');
  });

  await test.step('the undo is an entry of its own', async () => {
    await page.reload();
    await page
      .getByRole('button', { name: /from Sun\. to “Rain is over\.”/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone. It is an entry of its own, which can be undone too.')).toBeVisible();
    await expect(entries(page).getByRole('listitem')).toHaveCount(5);
    expect((await callAdmin<{ banner: Banner }>(`banners/${key}`)).banner.text).toBe('Sun.');
  });

  await test.step('a deleted thing is still named, and comes back', async () => {
    const { banner: now } = await callAdmin<{ banner: Banner }>(`banners/${banner.id}`);
    await callAdmin(`banners/${banner.id}/delete`, { version: now.updatedAt });
    await page.reload();
    await expect(page.getByText('(deleted)').first()).toBeVisible();
    await page.getByRole('button', { name: /^Undo: deleted banner Monsoon/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: `banner ${draft.title}` }).first()).toBeVisible();
  });

  await test.step('filters stand in the address, and a bulk act opens its parts', async () => {
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByLabel('What').selectOption('Products');
    await page.getByLabel('Who').selectOption('Ritika Pillai');
    await expect(page).toHaveURL(/kind=product/);
    await expect(page).toHaveURL(/person=manager/);
    await page.getByRole('button', { name: '3 parts' }).click();
    const parts = page.getByRole('list', { name: /^Parts of: changed 3 products/ });
    await expect(parts.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page, 'the parts of a bulk act');
    await page.getByRole('button', { name: /^Undo: changed 3 products/ }).click();
    const undo = page.getByRole('dialog', { name: 'Undo this change?' });
    await expect(
      undo.getByText('Each of the 3 changes is undone by itself.', { exact: false }),
    ).toBeVisible();
    await expectAccessible(page, 'the undo of a bulk act');
    await page.screenshot({ path: info.outputPath('undo-bulk.png') });
    await undo.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByLabel('Find').fill('nothing like this');
    await expect(page.getByText('Nothing fits these filters.')).toBeVisible();
  });
  expectQuiet();
});

test('a bulk act is undone whole, but for what somebody changed since @desktop', async ({ page }, info) => {
  const expectQuiet = watchConsole(page, [/^Failed to load resource: /]);
  const key = `undone-${Date.now() % 1e8}`;
  const [kept, changed] = [await soldOutProduct(`${key}-kept`), await soldOutProduct(`${key}-changed`)];
  const ids = [`${key}-kept`, `${key}-changed`];
  const priceOf = async (id: string) =>
    (await callAdmin<{ product: Product }>(`products/${id}`)).product.price;
  const [before] = await Promise.all(ids.map(priceOf));
  const versions = [await kept.version(), await changed.version()];
  const items = ids.map((id, at) => ({ id, version: versions[at] }));
  const change = { kind: 'price', mode: 'set', price: 222 };
  const done = await callAdmin('changes/products', { items, change, run: `run-${key}` });
  expect(done).toMatchObject({ changed: [{}, {}] });
  await changed.reprice(333);

  await asAdmin(page, '/admin/activity?kind=product');
  await page.getByRole('button', { name: 'Undo: changed 2 products', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Undo this change?' });
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('1 is as before')).toBeVisible();
  const left = dialog.getByRole('list', { name: '1 was not undone' });
  await expect(left.getByText(/this left ₹222, it is ₹333 now/)).toBeVisible();
  await expectAccessible(page, 'what of a bulk act was not undone');
  await page.screenshot({ path: info.outputPath('undone-bulk.png') });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  expect(await Promise.all(ids.map(priceOf))).toEqual([before, 333]);
  for (const product of [kept, changed]) await product.archive();
  expectQuiet();
});
