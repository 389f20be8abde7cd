import { expect, test, type Page } from '@playwright/test';
import { changeAccount, deleteAccount, revokeSessions } from '../../support/people/accounts';
import { readyShopper } from '../../support/people/buyer';
import { answerWith, calls, cutOff } from '../../support/network/failing';
import { logIn } from '../../support/people/login';
import { addToCart, open, openCart, signIn } from '../../support/page/steps';
import { idToken, newShopper, readDocument, uidOf } from '../../support/shop/stack';

/** The end of a session: by logout, in another tab, or by the backend. */
const PASSWORD = 'calm-vetiver-3';
const ENDED = 'Your session has ended. Please log in again.';
let made = 0;
const newEmail = () => `session.${process.pid}.${Date.now()}.${(made += 1)}@shopper.example`;

const panel = (page: Page) => page.getByRole('dialog', { name: 'Login' });
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Cart/ });

/** Returns to the page after a while; the page then checks its session. */
async function comeBackLater(page: Page): Promise<void> {
  await page.clock.fastForward(61_000);
  await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
}

const storedSession = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('a sign-in and a sign-out apply to both tabs, and a logout leaves no data @desktop', async ({
  page,
  context,
}) => {
  const email = newEmail();
  const uid = uidOf(await newShopper(email, PASSWORD));
  const other = await context.newPage();
  await open(other, '/login');
  await expect(panel(other)).toBeVisible();
  await signIn(page, email, PASSWORD);
  await expect(panel(other)).toHaveCount(0);
  await addToCart(page, 'kokum-barrier-cream');
  await expect
    .poll(async () => JSON.stringify((await readDocument(`users/${uid}`))?.cart ?? null))
    .toContain('kokum-barrier-cream');

  await open(other, '/profile#details');
  await expect(other.getByText(email).first()).toBeVisible();
  await open(page, '/profile#details');
  expect(await storedSession(page)).toContain(email);
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').first().click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/');
    await expect(panel(tab)).toHaveCount(0);
    await expect(tab.getByText(email)).toHaveCount(0);
    expect(await storedSession(tab)).not.toContain(email);
    expect(await storedSession(tab)).not.toContain(uid);
  }
  await openCart(other);
  await expect(drawer(other).getByText('Your cart is empty')).toBeVisible();
});

test('a disabled account is asked to log in again, and its work is kept @phone', async ({ page }) => {
  const email = newEmail();
  const { password } = await readyShopper(email);
  const uid = uidOf(await idToken(email, password));
  await page.clock.install();
  await signIn(page, email, password);
  await addToCart(page, 'kokum-barrier-cream');
  await openCart(page);
  await drawer(page).getByRole('button', { name: 'Add New Address' }).click();
  await drawer(page).getByLabel('Full Name').fill('Meera Sundar');
  await changeAccount(uid, { disableUser: true });
  await comeBackLater(page);
  await expect(panel(page).getByText(ENDED, { exact: true })).toBeVisible();
  await expect(page.getByText('Kutchery Road')).toHaveCount(0);

  // A reload meanwhile asks again.
  await page.reload();
  await expect(panel(page).getByText(ENDED, { exact: true })).toBeVisible();
  await changeAccount(uid, { disableUser: false });
  await logIn(page, email, password);
  await expect(page).toHaveURL('/');
  await expect(drawer(page).getByText('Kokum Barrier Cream')).toBeVisible();
  await expect(drawer(page).getByLabel('Full Name')).toHaveValue('Meera Sundar');
});

test('in the checkout a stale token is renewed silently, and an ended session leads back to it @desktop', async ({
  page,
}) => {
  const email = newEmail();
  const { password } = await readyShopper(email);
  await signIn(page, email, password);
  await addToCart(page, 'kokum-barrier-cream');

  let refused = 0;
  await page.route(calls.validateOffer, async (route) => {
    refused += 1;
    if (refused > 1) return route.fallback();
    await route.fulfill({ status: 401, json: { success: false, code: 'unauthenticated', message: 'No.' } });
  });
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expect.poll(() => refused).toBeGreaterThan(1);
  await expect(checkout).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await page.unroute(calls.validateOffer);

  const allow = await answerWith(page, calls.validateOffer, 401, { success: false, code: 'unauthenticated' });
  await checkout.getByText('Cash on Delivery', { exact: true }).click();
  await expect(panel(page).getByText(ENDED, { exact: true })).toBeVisible();
  await allow();
  await logIn(page, email, password);
  await expect(checkout).toBeVisible();
});

test('a revoked or deleted session ends on the next page, and is kept without a network @desktop', async ({
  page,
}) => {
  const email = newEmail();
  const uid = uidOf(await newShopper(email, PASSWORD));
  await signIn(page, email, PASSWORD);

  const begun = (await readDocument(`users/${uid}`))?.createdAt;
  const back = await cutOff(page, /accounts:lookup|securetoken/);
  await open(page, '/profile#details');
  await expect(page.getByText(email).first()).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await back();

  await revokeSessions(uid);
  await page.reload();
  await expect(panel(page).getByText(ENDED, { exact: true })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  // A revocation covers all sign-ins up to its second.
  await page.waitForFunction((until) => Date.now() > until, Date.now() + 1500);
  await logIn(page, email, PASSWORD);
  await open(page, '/profile#details');
  await expect(page.getByText(email).first()).toBeVisible();

  // Another login does not change when the session began.
  expect(begun).toBeDefined();
  expect((await readDocument(`users/${uid}`))?.createdAt).toEqual(begun);

  await deleteAccount(uid);
  await page.reload();
  await expect(panel(page).getByText(ENDED, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  expect(await storedSession(page)).not.toContain(email);
});
