import { expect, test, type Page } from '@playwright/test';
import { untilReloaded } from '../../support/people/login';
import { Keyboard } from '../../support/page/keyboard';
import { hold } from '../../support/network/failing';
import { newShopper } from '../../support/shop/stack';
import {
  HOME,
  isPhone,
  open,
  openWhole,
  searchBox,
  untilWhole,
  watchConsole,
} from '../../support/page/steps';

const cartButton = /^Cart, \d+ item/;

async function skipToContent(page: Page, keys: Keyboard, link = 'Amla C Glow Serum'): Promise<void> {
  await expect(page.getByRole('link', { name: link })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(keys.focused('link', 'Skip to content')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('main:focus')).toHaveCount(1);
}

async function chooseProduct(page: Page, keys: Keyboard): Promise<void> {
  await openWhole(page, '/');
  await skipToContent(page, keys);
  await keys.activate('link', 'Amla C Glow Serum');
  await expect(page.getByRole('heading', { level: 1, name: 'Amla C Glow Serum' })).toBeVisible();
  // The name comes from the card; until the rest has loaded, the next stop is the footer.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await keys.activate('button', /^15 ml/, 'Space');
  await keys.activate('button', 'One more');
  await keys.activate('button', 'Add to cart');
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Login' }).getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await untilReloaded(page, () => page.keyboard.press('Enter'));
}

async function saveAddress(page: Page, keys: Keyboard): Promise<void> {
  await keys.activate('button', 'Add New Address');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.keyboard.type(HOME.name);
  await keys.fill('Mobile Number', HOME.phone);
  await keys.fill('Address Line 1', HOME.line1);
  for (const [label, value] of [
    ['Pincode', HOME.pincode],
    ['City', HOME.city],
    ['State', HOME.state],
  ] as const) {
    // The PIN code may have filled in city and state.
    if ((await page.getByLabel(label).inputValue()) !== value) await keys.fill(label, value);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: HOME.name })).toBeFocused();
}

test('a purchase works with the keyboard alone', async ({ page }, info) => {
  const expectQuiet = watchConsole(page);
  const keys = new Keyboard(page);
  const email = `keys.${info.project.name}.${Date.now()}@shopper.example`;
  await newShopper(email, 'calm-vetiver-3');

  await chooseProduct(page, keys);
  await keys.tabTo('button', cartButton, { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: /^Cart/ });
  await keys.expectTrapped(drawer);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(keys.focused('button', cartButton)).toHaveCount(1);

  await page.keyboard.press('Enter');
  await keys.activate('button', 'Proceed to Checkout');
  await logIn(page, email, 'calm-vetiver-3');
  await expect(drawer).toBeVisible();
  await saveAddress(page, keys);
  await keys.activate('button', 'Proceed to Checkout');

  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await keys.expectTrapped(checkout);
  await keys.fill('Coupon code', 'GLOW10');
  await page.keyboard.press('Enter');
  await expect(checkout.getByText('Coupon Applied: 10% OFF!')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(keys.focused('button', 'No, Keep Shopping')).toHaveCount(1);
  await keys.expectTrapped(page.getByRole('alertdialog'));
  await page.keyboard.press('Escape');
  await expect(checkout.locator(':focus')).toHaveCount(1);

  const cod = checkout.getByRole('radio', { name: /^Cash on Delivery/ });
  await keys.tabTo('radio', /^(Cash on Delivery|Pay Online)/);
  if (!(await cod.isChecked())) await page.keyboard.press('ArrowDown');
  await expect(cod).toBeChecked();
  await keys.activate('button', /^Place order/);
  await expect(page.getByText('✅ COD Order Placed Successfully!')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('article', { name: /^Order GLM/ })).toBeVisible();
  expectQuiet();
});

test('an element focused before hydration keeps the focus afterwards', async ({ page }) => {
  const expectQuiet = watchConsole(page);
  const keys = new Keyboard(page);
  const scripts = await hold(page, /\/assets\/[^/]+\.js$/);
  const loaded = page.waitForEvent('load');
  await page.goto('/', { waitUntil: 'commit' });
  await skipToContent(page, keys, 'Dullness');
  await keys.tabTo('link', 'Dullness');
  scripts.release();
  await loaded;
  await untilWhole(page);
  await expect(keys.focused('link', 'Dullness')).toHaveCount(1);
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?concern=Dullness');
  expectQuiet();
});

test('a card’s name comes before its quick add, and Tab goes past the recommended products', async ({
  page,
}) => {
  const keys = new Keyboard(page);
  await openWhole(page, '/products');
  const card = page.getByRole('article').first();
  await card.getByRole('link').focus();
  await keys.press('Tab');
  await expect(card.getByRole('button', { name: /^Add/ })).toBeFocused();

  await searchBox(page).focus();
  const strip = page.getByRole('region', { name: 'Recommended For You' });
  await expect(strip.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(strip.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await keys.press('Tab');
  await expect(strip).toHaveCount(0);
});

test('a keyboard skips the filters beside the products @desktop', async ({ page }) => {
  const keys = new Keyboard(page);
  await openWhole(page, '/products');
  await keys.activate('link', 'Skip to products');
  await keys.press('Tab');
  await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();
});

interface Floating {
  path: string;
  opener: string | RegExp;
  panel: string | RegExp;
  only?: 'phone';
  /** The overlay that is open already at the opener. */
  from?: string;
}

const floating: Floating[] = [
  { path: '/about', opener: 'Menu', panel: 'Glumist', only: 'phone' },
  { path: '/products', opener: /^Filters/, panel: 'Filters', only: 'phone' },
  { path: '/product/amla-c-glow-serum', opener: 'Zoom', panel: /enlarged$/ },
  { path: '/about', opener: 'Account', panel: 'Login' },
  { path: '/login', opener: 'Forgot Password?', panel: 'Reset Your Password', from: 'Login' },
];

test('every overlay takes the focus, traps it and returns it', async ({ page }) => {
  const keys = new Keyboard(page);
  for (const { path, opener, panel, only, from } of floating) {
    if (only === 'phone' && !isPhone(page)) continue;
    await test.step(String(panel), async () => {
      await open(page, path);
      // Tab during the opening can focus behind the overlay for a moment.
      if (from) await expect(page.getByRole('dialog', { name: from }).locator(':focus')).toHaveCount(1);
      await keys.activate('button', opener);
      const dialog = page.getByRole('dialog', { name: panel, exact: true });
      await keys.expectTrapped(dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(keys.focused('button', opener)).toHaveCount(1);
      // Waits until the overlay's history entry is popped, because a pending back would collide with the next navigation.
      const others = await page.getByRole('dialog').count();
      const isBack = (floats: boolean) =>
        ((history.state as { overlay?: true } | null)?.overlay === true) === floats;
      await page.waitForFunction(isBack, others > 0);
    });
  }
});
