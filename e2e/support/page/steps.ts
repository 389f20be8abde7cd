import { expect, type Locator, type Page } from '@playwright/test';
import { logIn } from '../people/login';

/** Waits until the shop has drawn a screen: the loader is gone. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('status', { name: 'Loading content' })).toHaveCount(0);
}

/** Interacts once React has hydrated the page, then waits until the sections below the first screen have rendered. */
export async function untilWhole(page: Page): Promise<void> {
  // The 404 page of a missing file is not the app.
  if ((await page.locator('#root').count()) === 0) return;
  await page.waitForFunction(isHydrated);
  await page.mouse.move(2, 2);
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.waitForFunction(isHydrated);
}

/** Runs in the page: React sets a property on hydrated elements. */
const isHydrated = () => {
  const pressable = [...document.querySelectorAll('a[href], button')];
  const isMarked = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  return pressable.length > 0 && pressable.every(isMarked);
};

/** Waits until a closed overlay's history entry is left: a load or reload before that is aborted by the step back. */
export async function untilOverlayLeft(page: Page): Promise<void> {
  await page.waitForFunction(() => (history.state as { overlay?: true } | null)?.overlay !== true);
}

export async function openWhole(page: Page, path: string): Promise<void> {
  await open(page, path);
  await untilWhole(page);
}

// Logged by Playwright, which blocks the service worker.
const NO_WORKER = /Service Worker registration blocked/;

/** Records errors and warnings of the console. The returned function expects that there were none but the `expected` ones. */
export function watchConsole(page: Page, expected: RegExp[] = []): () => void {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (NO_WORKER.test(message.text())) return;
    if (!expected.some((pattern) => pattern.test(message.text()))) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return () => expect(problems).toEqual([]);
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1024;
}

export function searchBox(page: Page): Locator {
  return page.getByRole('searchbox').locator('visible=true').first();
}

/** Opens a product's page, puts one of it in the cart and waits for the button to say so, as a shopper does. */
export async function addToCart(page: Page, id: string): Promise<void> {
  await open(page, `/product/${id}`);
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await page.getByRole('button', { name: 'Added' }).locator('visible=true').first().waitFor();
}

/**
 * Asks a product page about the PIN code of `HOME` until its answer has a day: where the courier takes too long on a
 * busy machine, the shop says only that it delivers there.
 */
export async function checkDelivery(page: Page): Promise<void> {
  await page.getByLabel('Delivery to your PIN code').fill(HOME.pincode);
  await expect(async () => {
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(deliveryDay(page)).toBeVisible({ timeout: 10_000 });
  }).toPass();
}

/** 'Delivered by Wed, 2 Dec to Bengaluru'. */
export const deliveryDay = (within: Page | Locator) =>
  within.getByText(/^Delivered by \w+, \d+ \w+ to Bengaluru$/);

export async function openCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cart/ }).locator('visible=true').first().click();
  await expect(page.getByRole('dialog', { name: /^Cart/ })).toBeVisible();
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await open(page, '/login');
  await logIn(page, email, password);
  await expect(page.getByRole('dialog', { name: 'Login' })).toHaveCount(0);
}

export interface AddressForm {
  name: string;
  phone: string;
  line1: string;
  city: string;
  state: string;
  pincode: string;
}

export const HOME: AddressForm = {
  name: 'Aditi Rao',
  phone: '9845012345',
  line1: '22, 4th Cross, Koramangala',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560034',
};

export async function fillAddress(page: Page, address: AddressForm): Promise<void> {
  await page.getByLabel('Full Name').fill(address.name);
  await page.getByLabel('Mobile Number').fill(address.phone);
  await page.getByLabel('Address Line 1').fill(address.line1);
  await page.getByLabel('Pincode').fill(address.pincode);
  await page.getByLabel('City').fill(address.city);
  const state = page.getByLabel('State');
  if ((await state.evaluate((field) => field.tagName)) === 'SELECT') await state.selectOption(address.state);
  else await state.fill(address.state);
}
