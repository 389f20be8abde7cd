import { expect, test, type Page } from '@playwright/test';
import type { Product } from '../../src/domain/catalogue/catalogue';
import { draftOfProduct } from '../../src/domain/catalogue/draft/toStored';
import { callAdmin } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { reconcile } from '../support/courier';
import { readStack } from '../support/stack';
import { open, openWhole } from '../support/steps';

/** The path of a link of the mails to an address whose text matches; empty while there is none. */
async function linkTo(email: string, about: RegExp): Promise<string> {
  await fetch(`${readStack().baseUrl}/__local/mail`, { method: 'POST', body: '{}' });
  const answer = await fetch(`${readStack().mailUrl}/__sandbox/mails?to=${encodeURIComponent(email)}`);
  const text = JSON.stringify(await answer.json());
  return about.exec(text)?.[1] ?? '';
}

const openLink = async (page: Page, email: string, about: RegExp) => {
  let link = '';
  await expect.poll(async () => (link = await linkTo(email, about))).not.toBe('');
  await open(page, link);
};

/** A product of this test alone, sold out; `restock` brings units, and `archive` takes it off the shop again. */
async function soldOutProduct(id: string) {
  const { product: model } = await callAdmin<{ product: Product }>('products/rose-rain-toner');
  const [variant] = model.variants;
  if (!variant) throw new Error('The demo has no Rose Rain Toner');
  const variants = [{ ...variant, sku: id.toUpperCase(), stock: 0 }];
  const draft = { ...draftOfProduct(model), name: id.replaceAll('-', ' '), slug: id, label: '', variants };
  await callAdmin('products', { key: `key-${id}`, draft });
  const version = async () => (await callAdmin<{ product: Product }>(`products/${id}`)).product.updatedAt;
  return {
    async restock(units: number) {
      const stocked = { ...draft, variants: variants.map((one) => ({ ...one, stock: units })) };
      await callAdmin(`products/${id}`, {
        version: await version(),
        draft: stocked,
        seen: { [id.toUpperCase()]: 0 },
      });
    },
    async archive() {
      const items = [{ id, version: await version() }];
      await callAdmin('changes/products', { items, change: { kind: 'status', status: 'archived' } });
    },
  };
}

test('a guest confirms by a link, hears once that it is back, and stops further mails', async ({
  page,
}, info) => {
  const id = `monsoon-mist-${info.project.name}-${Date.now()}`;
  const email = `${id}@shopper.example`;
  const product = await soldOutProduct(id);
  const tellMe = page.getByRole('button', { name: 'Tell me when it is back' });
  await openWhole(page, `/product/${id}`);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await tellMe.click();
  const field = page.getByLabel('Where may we write when it is back?');
  await expect(field).toBeFocused();
  await expectAccessible(page, 'the form for a sold-out product');
  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByText(/^Please open the link in the mail/)).toBeVisible();

  await openLink(page, email, /(\/mail\/confirm~[\w~.-]+)/);
  await expect(page.getByRole('heading', { level: 1, name: /^Tell you when .* is back\?$/ })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page, 'the link that confirms');
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(page.getByText('We will write to you', { exact: true })).toBeVisible();

  await product.restock(3);
  await reconcile();
  await openLink(page, email, /(\/mail\/stop~[\w~.-]+)/);
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(page.getByText('These mails have stopped')).toBeVisible();
  await product.archive();
});
