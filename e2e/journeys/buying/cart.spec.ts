import { expect, test, type Page } from '@playwright/test';
import type { CatalogueResponse } from '../../../src/domain/contracts/shoppers/catalogue';
import type { CartItem } from '../../../src/domain/cart/cart';
import { calls, emptyFrames } from '../../support/network/failing';
import { expectNoViolations } from '../../support/page/axe';
import {
  addToCart,
  checkDelivery,
  isPhone,
  open,
  openCart,
  signIn,
  untilOverlayLeft,
  watchConsole,
} from '../../support/page/steps';
import { newShopper, readDocument, uidOf } from '../../support/shop/stack';

/** With the motion that most shoppers see. */
test.use({ reducedMotion: 'no-preference' });

/** Carts through reloads, other tabs and devices, no network, stale lines and limits. */
const PASSWORD = 'quiet-kokum-5';
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Cart/ });
const quantityOf = (page: Page, name: string) =>
  drawer(page).getByRole('group', { name: `Quantity of ${name}` });
const count = (page: Page) =>
  page
    .getByRole('button', { name: /^Cart, \d+ items?$/ })
    .locator('visible=true')
    .first();

const aLine = (change: Partial<CartItem>): CartItem => ({
  kind: 'product',
  id: 'kokum-barrier-cream',
  name: 'Kokum Barrier Cream',
  title: 'Kokum Barrier Cream',
  price: 549,
  quantity: 1,
  mainImage: '/pictures/kokum-barrier-cream-1-800.webp',
  variant: '50 g',
  sku: 'GLM-MOI-KOK-50G',
  ...change,
});

/** Sets a stored cart of an earlier visit, another version or a manipulation. */
async function leaveBehind(page: Page, items: unknown): Promise<void> {
  await open(page, '/about');
  await page.evaluate((cart) => localStorage.setItem('glumist.cart.guest', JSON.stringify(cart)), items);
  await page.reload();
}

/** Changes the catalogue that the page receives. */
async function sell(page: Page, changes: Record<string, { stock?: number; price?: number }>): Promise<void> {
  // Prerendered pages include the catalogue.
  await emptyFrames(page);
  await page.route(calls.catalogue, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as CatalogueResponse;
    for (const product of body.products) {
      for (const thing of [product, ...product.variants]) Object.assign(thing, changes[product.id]);
    }
    await route.fulfill({ response: answer, json: body });
  });
}

test('a guest’s two tabs stay in sync over reloads, and a removal can be undone @desktop', async ({
  page,
  context,
}) => {
  const expectQuiet = watchConsole(page);
  const other = await context.newPage();
  await open(other, '/products');
  await addToCart(page, 'kokum-barrier-cream');
  await expect(count(other)).toHaveAccessibleName('Cart, 1 item');
  await openCart(other);
  const stepper = quantityOf(other, 'Kokum Barrier Cream');
  await expect(stepper.getByRole('button', { name: 'One less' })).toBeDisabled();
  await stepper.getByRole('button', { name: 'One more' }).dblclick();
  await expect(count(page)).toHaveAccessibleName('Cart, 3 items');

  // Adding an item again sets its quantity.
  await page
    .getByRole('button', { name: /^Add(ed| to cart)$/ })
    .locator('visible=true')
    .first()
    .click();
  await expect(stepper.getByRole('status')).toHaveText('1');
  if (!isPhone(other)) expect((await drawer(other).boundingBox())?.width).toBeCloseTo(450);
  else expect((await drawer(other).boundingBox())?.width).toBeCloseTo(390);

  await page.reload();
  await openCart(page);
  await drawer(page).getByRole('button', { name: 'Remove Kokum Barrier Cream' }).press('Enter');
  await expect(drawer(page).getByRole('button', { name: 'Continue Shopping' })).toBeFocused();
  await expect(drawer(other).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(quantityOf(other, 'Kokum Barrier Cream')).toBeVisible();
  await drawer(page).getByRole('link', { name: 'Kokum Barrier Cream' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/product\/kokum-barrier-cream$/);
  expectQuiet();
});

test('View cart shows what a set holds and saves, and how far free cash delivery is', async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await addToCart(page, 'neem-and-tulsi-bar');
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(
    drawer(page).getByText('Delivery is free online. ₹351 more and it is free in cash too.'),
  ).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await untilOverlayLeft(page);
  await open(page, '/combo/morning-dew-set');
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(drawer(page).getByText('Cheaper as a set by')).toBeVisible();
  await expect(drawer(page).getByText(/^At ₹[\d,]+, delivery is free, online or in cash$/)).toBeVisible();
  await expectNoViolations(page, 'the cart with a set');
  expectQuiet();
});

test('stale cart lines are harmless, and changes are shown with a remedy @phone', async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await sell(page, { 'kokum-barrier-cream': { stock: 2, price: 599 }, 'rice-water-dew-mist': { stock: 0 } });
  await leaveBehind(page, [
    aLine({ quantity: 5 }),
    aLine({ id: 'rice-water-dew-mist', name: 'Rice Water Dew Mist', sku: 'GLM-MST-RIC-100ML' }),
    aLine({ id: 'never-was', name: 'Never Was', sku: 'N' }),
    aLine({ id: 'minus', quantity: -4 }),
    aLine({ id: '../../etc', name: '<img src=x>' }),
    { id: 7 },
    null,
    'text',
  ]);
  await openCart(page);
  // The next list is of picks for the routine.
  await expect(drawer(page).getByRole('list').first().getByRole('listitem')).toHaveCount(3);
  await expect(drawer(page).getByText('Sold out. Please remove it before you check out.')).toBeVisible();
  await expect(
    drawer(page).getByText('No longer sold. Please remove it before you check out.'),
  ).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Change to 2 of Kokum Barrier Cream' }).click();
  await drawer(page).getByRole('button', { name: 'Accept ₹599 for Kokum Barrier Cream' }).click();
  await expect(drawer(page).getByText('Only 2 left')).toBeVisible();
  const stepper = quantityOf(page, 'Kokum Barrier Cream');
  await expect(stepper.getByRole('button', { name: 'One more' })).toBeDisabled();
  await drawer(page).getByRole('button', { name: 'Remove Rice Water Dew Mist' }).click();
  await drawer(page).getByRole('button', { name: 'Remove Never Was' }).click();
  await expect(drawer(page).getByText('Subtotal').locator('..')).toContainText('₹1,198');
  await stepper.getByRole('button', { name: 'One less' }).click();
  await expect(drawer(page).getByText('Subtotal').locator('..')).toContainText('₹599');
  expectQuiet();
});

test('thirty lines fit at 320 px and 200 % zoom, and another is refused with a message', async ({ page }) => {
  const lines = Array.from({ length: 30 }, (_, at) =>
    aLine({ id: `line-${at}`, name: at === 7 ? `Long${'andlonger'.repeat(9)}` : `Line ${at}` }),
  );
  await leaveBehind(page, lines);
  await addToCart(page, 'kokum-barrier-cream');
  await expect(
    page.getByText('Your cart holds 30 different items at most. Remove one to add Kokum Barrier Cream.'),
  ).toBeVisible();
  await openCart(page);
  for (const size of [
    { width: 320, height: 640 },
    { width: 640, height: 360 },
  ]) {
    await page.setViewportSize(size);
    const checkout = drawer(page).getByRole('button', { name: 'Proceed to Checkout' });
    await checkout.scrollIntoViewIfNeeded();
    await expect(checkout).toBeInViewport({ ratio: 1 });
    await drawer(page).getByRole('button', { name: 'Remove Line 29' }).scrollIntoViewIfNeeded();
    const sideways = await drawer(page).evaluate((panel) =>
      [panel, ...panel.querySelectorAll<HTMLElement>('*')].some(
        (part) => getComputedStyle(part).overflowX === 'auto' && part.scrollWidth > part.clientWidth,
      ),
    );
    expect(sideways).toBe(false);
  }
});

test('a person’s cart is merged at sign-in, works offline, and loses nothing to another device @desktop', async ({
  page,
  context,
  browser,
}, info) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const email = `cart.${info.project.name}.${Date.now()}@shopper.example`;
  const uid = uidOf(await newShopper(email, PASSWORD));
  const saved = async () => {
    const document = (await readDocument(`users/${uid}`)) as {
      cart?: { arrayValue: { values?: { mapValue: { fields: Record<string, Record<string, string>> } }[] } };
    } | null;
    return (document?.cart?.arrayValue.values ?? []).map(({ mapValue: { fields } }) =>
      [fields.id?.stringValue, fields.quantity?.integerValue].join(' '),
    );
  };

  // On the first device one mist; on this one, as a guest, three of it and a cream.
  const device = await (await browser.newContext({ baseURL: info.project.use.baseURL })).newPage();
  await signIn(device, email, PASSWORD);
  await addToCart(device, 'rice-water-dew-mist');
  await expect.poll(saved).toEqual(['rice-water-dew-mist 1']);
  await addToCart(page, 'rice-water-dew-mist');
  await openCart(page);
  const more = quantityOf(page, 'Rice Water Dew Mist').getByRole('button', { name: 'One more' });
  await more.click();
  await more.click();
  await signIn(page, email, PASSWORD);
  await expect.poll(saved).toEqual(['rice-water-dew-mist 3']);
  await expect(count(page)).toHaveAccessibleName('Cart, 3 items');

  // The other tab of the same person shows the change, although it did not save it.
  const tab = await context.newPage();
  await open(tab, '/products');
  await expect(count(tab)).toHaveAccessibleName('Cart, 3 items');

  // Offline here; meanwhile the other device adds a cream.
  await context.setOffline(true);
  await openCart(page);
  await quantityOf(page, 'Rice Water Dew Mist').getByRole('button', { name: 'One more' }).click();
  await expect(count(tab)).toHaveAccessibleName('Cart, 4 items');
  await expect.poll(() => messages.join()).toContain('Failed to save cart to Firestore');
  await addToCart(device, 'kokum-barrier-cream');
  await expect.poll(saved).toContain('kokum-barrier-cream 1');
  await context.setOffline(false);
  await expect
    .poll(async () => (await saved()).sort())
    .toEqual(['kokum-barrier-cream 1', 'rice-water-dew-mist 4']);
  await expect(drawer(page).getByText('Kokum Barrier Cream')).toBeVisible();
  await expect(count(tab)).toHaveAccessibleName('Cart, 5 items');
  await device.context().close();
});

test('an address is completed by its PIN code, and survives a reload @phone', async ({ page, context }) => {
  const expectQuiet = watchConsole(page, [/ERR_INTERNET_DISCONNECTED/]);
  await open(page, '/product/kokum-barrier-cream');
  await checkDelivery(page);

  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await openCart(page);
  await drawer(page).getByRole('button', { name: 'Add New Address' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  // The PIN code that delivery was asked about, and where it is.
  for (const [field, value] of [
    ['Pincode', '560034'],
    ['City', 'Bengaluru'],
    ['State', 'Karnataka'],
  ] as const) {
    await expect(page.getByLabel(field)).toHaveValue(value);
  }
  for (const field of ['Pincode', 'City', 'State']) await page.getByLabel(field).fill('');
  await page.getByRole('button', { name: /^Save/ }).click();
  for (const [field, message] of [
    ['Full Name', 'Please enter your full name'],
    ['Mobile Number', 'Please enter a valid 10-digit mobile number'],
    ['Address Line 1', 'Please enter Address Line 1'],
    ['Pincode', 'Please enter a valid 6-digit PIN code'],
    ['City', 'Please enter your city'],
    ['State', 'Please enter your state'],
  ] as const) {
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(message);
  }
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('Mobile Number')).toHaveAttribute('inputmode', 'numeric');
  await expect(page.getByLabel('Pincode')).toHaveAttribute('autocomplete', 'postal-code');

  await page.getByLabel('Full Name').fill('Aditi Rao');
  await page.getByLabel('Mobile Number').fill('98450123456789');
  await expect(page.getByLabel('Mobile Number')).toHaveValue('9845012345');
  await page.getByLabel('Pincode').pressSequentially('201301');
  await expect(page.getByLabel('City')).toHaveValue('Noida');
  await expect(page.getByLabel('State')).toHaveValue('Uttar Pradesh');
  await page.getByLabel('City').fill('Noida Sector 62');
  await page.getByLabel('Pincode').fill('560034');
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
  await expect(page.getByLabel('City')).toHaveValue('Noida Sector 62');
  await page.getByLabel('State').fill('Kerala');
  await expect(
    page.getByText('560034 is in Karnataka. Is the PIN code right, and the state?').first(),
  ).toBeVisible();

  await page.reload();
  await openCart(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('Aditi Rao');
  await expect(page.getByLabel('City')).toHaveValue('Noida Sector 62');
  await page.getByLabel('Pincode').fill('999999');
  await expect(page.getByLabel('Pincode')).toHaveAccessibleDescription(/could not find this PIN code/);
  await context.setOffline(true);
  await page.getByLabel('Pincode').fill('700001');
  await expect(page.getByLabel('Pincode')).not.toHaveAccessibleDescription(/\S/);
  await context.setOffline(false);
  await drawer(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(drawer(page).getByRole('button', { name: 'Add New Address' })).toBeFocused();
  expectQuiet();
});
