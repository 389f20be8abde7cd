import { expect, type Page } from '@playwright/test';
import { addToCart, isPhone, open, openCart, openWhole, searchBox } from '../page/steps';
import type { Screen } from './screen';

async function openFilters(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: /^Filter/ }).click();
}

/** The screens of a guest who browses. */
export const browsing: Screen[] = [
  { name: 'front', reach: (page) => open(page, '/'), without: 'axe' },
  { name: 'home', reach: (page) => openWhole(page, '/'), whole: true },
  {
    name: 'search-strip',
    reach: async (page) => {
      await open(page, '/');
      await searchBox(page).click();
      await page.getByRole('region', { name: 'Recommended For You' }).getByRole('link').first().waitFor();
    },
  },
  {
    name: 'search-results',
    reach: async (page) => {
      await searchBox(page).fill('haldi');
      await page.getByText(/^\d+ results?$/).waitFor();
    },
  },
  {
    name: 'no-results',
    reach: async (page) => {
      await searchBox(page).fill('zzzzqq');
      await page.getByText('Nothing found for').waitFor();
    },
  },
  { name: 'list', reach: (page) => openWhole(page, '/products'), whole: true },
  {
    name: 'list-filtered',
    reach: async (page) => {
      await open(page, '/products?concern=Dullness&instock=1');
      await openFilters(page);
      await page.getByText('Dullness', { exact: true }).locator('visible=true').first().waitFor();
    },
  },
  { name: 'combos', reach: (page) => open(page, '/products?kind=combos'), without: 'picture' },
  { name: 'product', reach: (page) => openWhole(page, '/product/amla-c-glow-serum'), whole: true },
  {
    name: 'zoom',
    reach: async (page) => {
      await open(page, '/product/amla-c-glow-serum');
      await page.getByRole('button', { name: 'Zoom', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'product-reviews',
    reach: async (page) => {
      await openWhole(page, '/product/amla-c-glow-serum');
      await page
        .getByRole('heading', { name: /reviews/i })
        .first()
        .scrollIntoViewIfNeeded();
    },
    without: 'axe',
  },
  { name: 'combo', reach: (page) => openWhole(page, '/combo/morning-dew-set'), whole: true },
  { name: 'product-gone', reach: (page) => open(page, '/product/no-such-product') },
  { name: 'wishlist-empty', reach: (page) => open(page, '/wishlist'), without: 'picture' },
  {
    name: 'wishlist',
    reach: async (page) => {
      for (const id of ['kokum-barrier-cream', 'amla-c-glow-serum']) {
        await open(page, `/product/${id}`);
        const heart = page.getByRole('button', { name: /^Keep .* on your wishlist$/ }).first();
        await heart.click();
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
      }
      await open(page, '/wishlist');
      await page.getByText('2 products.').waitFor();
    },
    whole: true,
    without: 'picture',
  },
  {
    name: 'compare-one',
    reach: (page) => open(page, '/compare?products=sun-veil-stick'),
    without: 'picture',
  },
  {
    name: 'compare',
    reach: async (page) => {
      await open(page, '/compare?products=monsoon-matte-gel,sun-veil-stick,daily-dew-sunscreen');
      await page.getByRole('heading', { level: 1, name: 'Three products, side by side' }).waitFor();
    },
    whole: true,
    without: 'picture',
  },
  { name: 'track', reach: (page) => open(page, '/track'), without: 'picture' },
  { name: 'cart-empty', reach: (page) => open(page, '/cart') },
  {
    name: 'cart-guest',
    reach: async (page) => {
      await addToCart(page, 'rice-water-dew-mist');
      await openCart(page);
    },
    without: 'picture',
  },
];
