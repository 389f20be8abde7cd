import { expect, test, type Page } from '@playwright/test';
import { untilReloaded } from '../../support/people/login';
import { linksFor, newShopper, verifyByLink } from '../../support/shop/stack';
import { stored } from '../../support/page/stored';
import { open } from '../../support/page/steps';

/** A password is in no storage after a success, a close, a reload or a minute. */
const PASSWORD = 'marigold-lantern-81';
let made = 0;
const newEmail = (who: string) => `${who}.${process.pid}.${Date.now()}.${(made += 1)}@shopper.example`;

const panel = (page: Page) => page.getByRole('dialog', { name: /^(Login|Registration)$/ });
const press = (page: Page, name: string) =>
  panel(page).locator('form').getByRole('button', { name, exact: true }).click();

async function enter(page: Page, email: string): Promise<void> {
  await panel(page).getByLabel('Email').fill(email);
  await panel(page).getByLabel('Password').fill(PASSWORD);
}

async function expectNone(page: Page): Promise<void> {
  await expect(async () => expect(await stored(page)).not.toContain(PASSWORD)).toPass();
}

/** Registers and waits until the mail is requested, which is when its record is stored. */
async function register(page: Page, who: string): Promise<string> {
  const email = newEmail(who);
  await open(page, '/register');
  await enter(page, email);
  await press(page, 'Register');
  await expect.poll(async () => (await linksFor(email, 'VERIFY_EMAIL')).length).toBe(1);
  await expect.poll(() => stored(page)).toContain(PASSWORD);
  return email;
}

/** Waits for the reload after a login, until the page has a session. */
async function untilSignedIn(page: Page, press: () => Promise<unknown>): Promise<void> {
  await untilReloaded(page, press);
  await expect(panel(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('glumist.session'))).toMatch(/\w/);
}

test('no password is stored after a login or a refused login @desktop', async ({ page }) => {
  const email = newEmail('keeper');
  await newShopper(email, PASSWORD);
  await open(page, '/login');
  await enter(page, newEmail('nobody'));
  await press(page, 'Login');
  await expect(page.getByText('Firebase: Error (auth/invalid-credential).')).toBeVisible();
  await expectNone(page);
  await enter(page, email);
  await untilSignedIn(page, () => press(page, 'Login'));
  expect(await stored(page)).toContain(email);
  await expectNone(page);
});

test('no password is stored after the panel closes during a login or a registration @desktop', async ({
  page,
}) => {
  await open(page, '/login');
  await enter(page, newEmail('typist'));
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expectNone(page);
  await register(page, 'closer');
  await panel(page)
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect(panel(page)).toHaveCount(0);
  await expectNone(page);
});

test('no password is stored after a reload to any page @desktop', async ({ page }) => {
  const email = await register(page, 'reloader');
  await page.reload();
  await expect(panel(page).getByLabel('Email')).toHaveValue(email);
  await expectNone(page);
  await register(page, 'wanderer');
  await open(page, '/about');
  await expectNone(page);
});

test('no password is stored a minute later, even on an idle page @desktop', async ({ page }) => {
  await page.clock.install();
  await register(page, 'waiter');
  await page.clock.fastForward(61_000);
  await expectNone(page);
});

test('no password is stored after a completed registration @desktop', async ({ page }) => {
  const email = await register(page, 'finisher');
  await verifyByLink(email);
  await untilSignedIn(page, () => page.evaluate(() => window.dispatchEvent(new Event('focus'))));
  await expectNone(page);
});
