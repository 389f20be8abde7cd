import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoViolations } from '../../support/page/axe';
import { expectReflows } from '../../support/page/reflow';
import { watchConsole } from '../../support/page/steps';

// The first visit builds the page, which takes seconds, and axe checks hundreds of elements.
const MAKING = { timeout: 120_000 };

test('the API page lists the calls and can make them @desktop', async ({ page }) => {
  const expectQuiet = watchConsole(page, []);
  await page.goto('/__local/api', MAKING);
  await expect(page.getByRole('heading', { name: 'API', level: 1 })).toBeVisible();
  await expectAccessible(page, 'the list of calls');
  await expectReflows(page, 'the list of calls');

  await page.getByRole('link', { name: 'GET /api/admin/orders', exact: true }).click();
  await expect(page.getByLabel('As')).toHaveValue('admin');
  await expectAccessible(page, 'a call');
  await expectReflows(page, 'a call');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status')).toContainText('200');
  await expect(page.getByLabel('Body of the answer')).toContainText('"rows"');
  await expectAccessible(page, 'what a call answered');

  await page.getByLabel('As').selectOption('shopper');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status')).toContainText('403');
  await expect(page.getByLabel('Body of the answer')).toContainText('not_admin');
  expectQuiet();
});

test('the gallery shows every component, all accessible', async ({ page }) => {
  const expectQuiet = watchConsole(page, []);
  await page.goto('/__local/ui', MAKING);
  await expect(page.getByRole('heading', { name: 'Button', exact: true })).toBeVisible(MAKING);
  await page.evaluate(() => document.fonts.ready);
  await expectNoViolations(page, 'the gallery');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  for (const name of ['question', 'form', 'long text', 'right drawer', 'left drawer', 'sheet']) {
    await page.getByRole('button', { name: `Open ${name}` }).click();
    await expect(page.getByRole(name === 'question' ? 'alertdialog' : 'dialog')).toBeVisible();
    await expectNoViolations(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expectQuiet();
});
