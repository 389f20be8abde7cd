import { expect, test, type Locator } from '@playwright/test';
import { open, openWhole } from '../../support/page/steps';

test.use({ forcedColors: 'active' });

const outlineOf = (element: Locator) =>
  element.evaluate((node) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return outlineStyle === 'none' ? 'none' : outlineWidth;
  });

test('forced colours show which size is chosen, the edges of buttons and drawers, and the logo', async ({
  page,
}) => {
  await openWhole(page, '/product/amla-c-glow-serum');
  const size = (isPressed: boolean) => page.locator(`main [aria-pressed=${isPressed}]`, { hasText: 'ml' });
  await expect(size(true)).toHaveCount(1);
  expect(await outlineOf(size(true))).toBe('2px');
  expect(await outlineOf(size(false).first())).toBe('none');
  const add = page.getByRole('button', { name: 'Add to cart' }).first();
  expect(await outlineOf(add)).toBe('1px');
  const colours = await page.evaluate(() =>
    [document.getElementById('logo'), document.body].map((node) => node && getComputedStyle(node).color),
  );
  expect(colours[0]).toBe(colours[1]);
  await page
    .getByRole('button', { name: /^Cart, / })
    .locator('visible=true')
    .click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart).toBeVisible();
  expect(await outlineOf(cart)).not.toBe('none');
});

test('forced colours show which radio button is chosen @phone', async ({ page }) => {
  await open(page, '/products');
  await page.getByRole('button', { name: /^Sort/ }).click();
  const chosen = page.getByRole('radio', { checked: true });
  await expect(chosen).toBeVisible();
  const [dot, ground] = await chosen.evaluate((node) =>
    [getComputedStyle(node, '::after'), getComputedStyle(node)].map(({ backgroundColor }) => backgroundColor),
  );
  expect(dot).not.toBe(ground);
});
