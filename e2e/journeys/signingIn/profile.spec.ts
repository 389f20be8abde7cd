import { expect, test, type Page } from '@playwright/test';
import { readyShopper } from '../../support/people/buyer';
import { answerWith, calls, cutOff } from '../../support/network/failing';
import { itemsOf, readCatalogue } from '../../support/shop/items';
import { linksFor, newShopper } from '../../support/shop/stack';
import { startSession } from '../../support/people/session';
import { fillAddress, HOME, open, signIn, watchConsole } from '../../support/page/steps';

const noNetwork = [
  /ERR_INTERNET_DISCONNECTED/,
  /@firebase\/firestore/,
  /Failed to (save|fetch)/,
  /The catalogue did not load/,
];

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Cart/ });

test('a shopper edits name and number, and a reload, a failure and another tab lose nothing @desktop', async ({
  page,
  context,
}, info) => {
  const expectQuiet = watchConsole(page, noNetwork);
  const email = `devika.${info.project.name}.${Date.now()}@shopper.example`;
  await newShopper(email, 'calm-vetiver-3');
  await signIn(page, email, 'calm-vetiver-3');
  await open(page, '/profile#details');
  await expect(page.getByText('Email, with a password or a link')).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  await button(page, 'Edit details').click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Mobile Number').fill('98450');
  await button(page, 'Save').click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name');
  await expect(page.getByLabel('Mobile Number')).toHaveAccessibleDescription(
    'Please enter a valid 10-digit mobile number',
  );
  await page.getByLabel('Name').fill('Devika Pillai');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Devika Pillai');
  await expect(page.getByLabel('Mobile Number')).toHaveValue('98450');
  await page.getByLabel('Mobile Number').fill('9845054321');

  const mend = await cutOff(page, calls.writes);
  await button(page, 'Save').click();
  await expect(page.getByText(/^Your details could not be saved/)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Devika Pillai');
  await mend();
  await button(page, 'Save').click();
  await expect(page.getByText('Your details are saved.')).toBeVisible();
  await expect(button(page, 'Edit details')).toBeFocused();

  // Two tabs change a field each.
  const other = await context.newPage();
  await open(other, '/profile#details');
  await expect(other.getByText('9845054321')).toBeVisible();
  await button(page, 'Edit details').click();
  await page.getByLabel('Name').fill('Devika P');
  await button(other, 'Edit details').click();
  await other.getByLabel('Mobile Number').fill('9845099999');
  await button(other, 'Save').click();
  await expect(other.getByText('Your details are saved.')).toBeVisible();
  await button(page, 'Save').click();
  await expect(page.getByText('9845099999')).toBeVisible();
  await other.close();

  // The page shows the name at once, and a new address is prefilled with both.
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.locator('p', { hasText: /^Devika P$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await openTab(page, 'Addresses');
  await button(page, 'Add New Address').click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Devika P');
  await expect(page.getByLabel('Mobile Number')).toHaveValue('9845099999');
  await expect(page.getByLabel('Address Line 1')).toBeFocused();
  await button(page, 'Cancel').click();

  await openTab(page, 'Details and sign-in');
  await button(page, 'Change password').click();
  await expect(page.getByText('Password reset email sent! Please check your inbox.')).toBeVisible();
  expect(await linksFor(email, 'PASSWORD_RESET')).toHaveLength(1);
  expectQuiet();
});

test('a shopper edits, removes and prioritises addresses in the profile and the cart @phone', async ({
  page,
  context,
}, info) => {
  const expectQuiet = watchConsole(page, noNetwork);
  const shopper = await readyShopper(`meera.${info.project.name}.${Date.now()}@shopper.example`);
  const [mask] = await itemsOf('orchid-sheet-mask');
  if (mask) await shopper.buy(mask);
  await startSession(page, shopper.email, shopper.password);
  await open(page, '/profile');
  await openTab(page, 'Addresses');
  await expect(page.getByText('Your default address')).toBeVisible();

  // A second address becomes the default; the first one is corrected at the second try.
  await button(page, 'Add New Address').click();
  await fillAddress(page, HOME);
  await page.getByLabel('Make this my default address').check();
  await button(page, 'Save address').click();
  await expect(button(page, 'Make default, Meera Sundar')).toBeVisible();
  await button(page, 'Edit, Meera Sundar').click();
  await expect(page.getByRole('heading', { name: 'Edit address' })).toBeVisible();
  await page.getByLabel('Address Line 1').fill('9 Kutchery Road');
  const mend = await cutOff(page, calls.writes);
  await button(page, 'Save address').click();
  await expect(page.getByText('Failed to save address. Please try again.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Address Line 1')).toHaveValue('9 Kutchery Road');
  await mend();
  await button(page, 'Save address').click();
  await expect(page.getByText('9 Kutchery Road, Mylapore, Chennai, Tamil Nadu 600004')).toBeVisible();
  await expect(button(page, 'Make default, Meera Sundar')).toBeVisible();

  // Another tab removes the edited address; it can be saved as a new one.
  await button(page, 'Edit, Meera Sundar').click();
  const other = await context.newPage();
  await open(other, '/profile');
  await openTab(other, 'Addresses');
  // The open form exists only in this tab.
  await button(other, 'Remove, Meera Sundar').click();
  await other.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(other.getByText('Address removed')).toBeVisible();
  await expect(button(other, `Edit, ${HOME.name}`)).toBeFocused();
  await other.close();
  await button(page, 'Save address').click();
  await expect(page.getByText(/^This address was removed in another tab/)).toBeVisible();
  await button(page, 'Save as new address').click();
  await expect(button(page, 'Make default, Meera Sundar')).toBeVisible();

  // An order keeps its address.
  await openTab(page, 'Orders');
  await expect(page.getByText('8 Kutchery Road, Mylapore')).toBeVisible();

  // The cart uses the default address, and can edit and remove the selected one.
  await button(page, 'Order again').click();
  await expect(drawer(page)).toBeVisible();
  const chosen = drawer(page).getByRole('radio', { checked: true });
  await expect(drawer(page).getByRole('radio', { name: HOME.name, checked: false })).toBeVisible();
  await drawer(page).getByRole('radio', { name: HOME.name }).check();
  await drawer(page).getByRole('button', { name: 'Edit chosen' }).click();
  await drawer(page).getByLabel('Full Name').fill('Aditi Sen');
  await drawer(page).getByRole('button', { name: 'Save address' }).click();
  await expect(chosen).toHaveAccessibleName(/^Aditi Sen/);
  await expect(chosen).toBeFocused();
  await drawer(page).getByRole('button', { name: 'Edit chosen' }).click();
  await drawer(page).getByRole('button', { name: 'Remove this address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(chosen).toHaveAccessibleName(/^Meera Sundar/);
  await expect(drawer(page).getByRole('radio')).toHaveCount(1);
  expectQuiet();
});

test('a shopper pages through orders and reorders what is still sold @desktop', async ({ page }, info) => {
  const expectQuiet = watchConsole(page, noNetwork);
  const shopper = await readyShopper(`noor.${info.project.name}.${Date.now()}@shopper.example`);
  const [mask, cleanser, clay, set] = await itemsOf(
    'orchid-sheet-mask',
    'rice-foam-cleanser',
    'multani-clay-mask',
    'weekend-mask-set',
  );
  if (!mask || !cleanser || !clay || !set) throw new Error('The demo catalogue has changed');
  const first = await shopper.buy({ ...mask, quantity: 2 }, cleanser, clay, set);
  expect(first.status).toBe(200);
  const rest = await Promise.all(Array.from({ length: 10 }, () => shopper.nextOrder().buy(mask)));
  expect(rest.map(({ status }) => status)).toEqual(Array(10).fill(200));

  await startSession(page, shopper.email, shopper.password);
  await open(page, '/profile');
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Orders' })).toBeFocused();
  // The selected tab survives a reload.
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true');
  const orders = page.getByRole('article', { name: /^Order GLM/ });
  await expect(orders).toHaveCount(10);
  const mend = await cutOff(page, calls.offers);
  await button(page, 'Show older orders').click();
  await expect(page.getByText(/^Older orders could not be loaded/)).toBeVisible();
  await mend();
  await button(page, 'Show older orders').click();
  await expect(orders).toHaveCount(11);
  await expect(button(page, 'Show older orders')).toHaveCount(0);
  const oldest = orders.last();
  await expect(oldest.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');

  // Without a catalogue nothing changes; then a sold out, a more expensive and a removed product, by a double click.
  const again = oldest.getByRole('button', { name: 'Order again' });
  const restore = await cutOff(page, calls.catalogue);
  await again.click();
  await expect(page.getByText(/^These products could not be added to your cart/)).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
  await restore();
  const catalogue = await readCatalogue();
  const products = catalogue.products
    .filter(({ id }) => id !== clay.id)
    .map((product) => {
      const variants = product.variants.map((variant) => {
        if (variant.sku === cleanser.sku) return { ...variant, stock: 0 };
        return variant.sku === mask.sku ? { ...variant, price: 159 } : variant;
      });
      return { ...product, variants };
    });
  await answerWith(page, calls.catalogue, 200, { ...catalogue, version: 'changed', products });
  await again.dblclick({ delay: 150 });
  await expect(
    page.getByText(
      '2 of 4 products are in your cart. Orchid Sheet Mask (1 sheet) is now ₹159, not ₹149. Rice Foam Cleanser is sold out. Multani Clay Mask is no longer sold.',
    ),
  ).toBeVisible();
  await expect(drawer(page).getByRole('heading', { name: 'Cart 3' })).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(again).toBeFocused();
  expectQuiet();
});
