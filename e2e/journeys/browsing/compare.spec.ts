import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../support/page/axe';
import { isPhone, open, openWhole, watchConsole } from '../../support/page/steps';

test('a product is compared with others, and the address is the comparison', async ({ page }) => {
  const expectQuiet = watchConsole(page, [/404/]);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await openWhole(page, '/product/amla-c-glow-serum');
  await page.getByRole('link', { name: 'Compare with other products' }).click();
  await expect(page).toHaveURL(/\/compare\?products=amla-c-glow-serum$/);
  await expect(heading('Compare products')).toBeVisible();

  // By keyboard: the dashed place, the words, the product.
  await page.getByRole('button', { name: 'Add another' }).press('Enter');
  const find = page.getByRole('searchbox', { name: 'Find a product' });
  await find.fill('niacinamide serum');
  // The browser's own cross is blue.
  const hidesCross = await find.evaluate((input) => {
    const cross = '::-webkit-search-cancel-button';
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    return rules.some((rule) => {
      if (!(rule instanceof CSSStyleRule) || !rule.selectorText.endsWith(cross)) return false;
      return input.matches(rule.selectorText.replace(cross, '')) && rule.style.display === 'none';
    });
  });
  expect(hidesCross).toBe(true);
  await page.getByRole('button', { name: /^Tulsi Niacinamide Serum/ }).press('Enter');
  await expect(page).toHaveURL(/\?products=amla-c-glow-serum,tulsi-niacinamide-serum$/);
  await expect(heading('Two products, side by side')).toBeVisible();
  const table = page.getByRole('table', { name: 'Products side by side' });
  await expect(table.getByRole('row', { name: /^Key ingredients/ })).toContainText('10% niacinamide');
  await expect(table.getByRole('row', { name: /^Kind/ })).toContainText('the same');
  await page.getByRole('button', { name: /^Add to cart: Tulsi Niacinamide Serum/ }).click();
  await expect(table.getByText('Added')).toBeVisible();

  await page.goBack();
  await expect(heading('Compare products')).toBeVisible();
  // As a link that somebody was sent, with one that is not in the shop.
  await open(page, '/compare?products=amla-c-glow-serum,no-such-thing,sun-veil-stick,monsoon-matte-gel');
  await expect(heading('Three products, side by side')).toBeVisible();
  await expect(page.getByText('We do not know one product of this link.')).toBeVisible();
  const monsoon = table.getByRole('link', { name: 'Monsoon Matte Gel' });
  if (isPhone(page)) {
    await expect(monsoon).toBeHidden();
    await page.getByRole('button', { name: 'Monsoon Matte Gel', pressed: false }).click();
  }
  await expect(monsoon).toBeVisible();
  await expectAccessible(page, 'compare');
  await page.getByRole('button', { name: 'Take Monsoon Matte Gel out' }).click();
  await expect(heading('Two products, side by side')).toBeVisible();
  expectQuiet();
});

test('products are picked on the wishlist', async ({ page }) => {
  await open(page, '/about');
  const wish = (id: string, sku: string) => ({
    kind: 'product',
    id,
    sku,
    price: 549,
    addedAt: '2026-11-03T10:00:00.000Z',
  });
  const items = [wish('kokum-barrier-cream', 'A'), wish('sun-veil-stick', 'B')];
  await page.evaluate(
    (list) => localStorage.setItem('glumist.wishlist.guest', JSON.stringify({ items: list, saved: [] })),
    items,
  );
  await open(page, '/wishlist');
  await page.getByRole('checkbox', { name: 'Compare Kokum Barrier Cream' }).check();
  await page.getByRole('checkbox', { name: 'Compare Sun Veil Stick' }).check();
  await expect(page.getByText('You can add 2 more')).toBeVisible();
  await expectAccessible(page, 'wishlist with picks');
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/\/compare\?products=kokum-barrier-cream,sun-veil-stick$/);
  await expect(page.getByRole('row', { name: /^Unit price/ })).toContainText('per g');
});
