import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/page/axe';
import { untilReloaded } from '../../support/people/login';
import { mailedLink, newShopper, readStack } from '../../support/shop/stack';
import { addToCart, open, openCart, watchConsole } from '../../support/page/steps';

/** Asks for a link in the login panel, by keyboard. */
async function askForLink(page: Page, email: string): Promise<void> {
  await open(page, '/login');
  const choose = page.getByRole('button', { name: 'Send me a link' });
  await choose.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Log in without a password' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`We have sent a link to ${email}.`, { exact: false })).toBeVisible();
}

const expectSignedIn = (page: Page) =>
  expect(async () => {
    expect(await page.evaluate(() => localStorage.getItem('glumist.session'))).toMatch(/\w/);
  }).toPass();

test('a new person logs in by the link of a mail, keeps the cart, and the link works once', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page, [/status of 400/, /The catalogue did not load/]);
  const email = `link.new.${info.project.name}.${Date.now()}@shopper.example`;
  await addToCart(page, 'rice-water-dew-mist');
  await askForLink(page, email);
  await expect(page.getByRole('button', { name: /^Send another link in \d+s$/ })).toBeDisabled();
  await expectAccessible(page, 'the dialog of the login link');
  await page.screenshot({ path: info.outputPath('sent.png') });
  const link = await mailedLink(email, 'EMAIL_SIGNIN');
  await untilReloaded(page, () => page.goto(link));
  await expect(page).toHaveURL(/\/$/);
  await expectSignedIn(page);
  await openCart(page);
  await expect(page.getByRole('dialog', { name: /^Cart/ }).getByText('Rice Water Dew Mist')).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('You are logged in already')).toBeVisible();
  await expectAccessible(page, 'a login link that was used');
  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await expect(page).toHaveURL(/\/$/);
  expectQuiet();
});

test('on another device the link asks for the address, and a wrong one does not use it up', async ({
  page,
  browser,
}, info) => {
  const email = `link.known.${info.project.name}.${Date.now()}@shopper.example`;
  await newShopper(email, 'calm-vetiver-3');
  await askForLink(page, email);
  const { viewport } = info.project.use;
  const device = await browser.newContext({ baseURL: readStack().baseUrl, viewport: viewport ?? null });
  const other = await device.newPage();
  await open(other, await mailedLink(email, 'EMAIL_SIGNIN'));
  await expect(other.getByRole('heading', { name: 'Please enter your email once more' })).toBeVisible();
  await expectAccessible(other, 'the page of the login link');
  await other.screenshot({ path: info.outputPath('other-device.png') });
  await other.getByLabel('Email').fill('somebody@shopper.example');
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other.getByText('This link was sent to another address.')).toBeVisible();
  await other.getByLabel('Email').fill(email);
  await untilReloaded(other, () => other.keyboard.press('Enter'));
  await expectSignedIn(other);
  await device.close();
});
