import { expect, test, type Page } from '@playwright/test';
import { untilReloaded } from '../../support/people/login';
import { calls, cutOff, emptyFrames, refuse } from '../../support/network/failing';
import { chooseAtGoogle } from '../../support/people/google';
import {
  addToCart,
  fillAddress,
  HOME,
  open,
  openWhole,
  openCart,
  signIn,
  watchConsole,
} from '../../support/page/steps';
import { linksFor, newShopper, readDocument, uidOf } from '../../support/shop/stack';

/** The specification's error catalogue: makes each thing fail and checks the exact text. */
const PASSWORD = 'calm-vetiver-3';
let made = 0;
const newEmail = () => `errors.${process.pid}.${Date.now()}.${(made += 1)}@shopper.example`;

const panel = (page: Page) => page.getByRole('dialog', { name: /^(Login|Registration)$/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Cart/ });

async function enter(page: Page, email: string, password: string, button: 'Login' | 'Register') {
  await panel(page).getByLabel('Email').fill(email);
  await panel(page).getByLabel('Password').fill(password);
  await panel(page).locator('form').getByRole('button', { name: button, exact: true }).click();
}

/** The errors on the page, toasts among them. */
const errorsOn = (page: Page) =>
  page.locator('[role="alert"], [data-tone="error"]').filter({ hasText: /\S/ });

/** Console errors of our own code, without the browser's lines about failed requests. */
function listen(page: Page): () => string[] {
  const logs: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      logs.push(message.text());
  });
  return () => logs;
}

test('login failures show the backend’s message, and an unverified email is named @desktop', async ({
  page,
}) => {
  await open(page, '/login');
  const back = await cutOff(page, calls.signIn);
  await enter(page, newEmail(), PASSWORD, 'Login');
  await expect(
    page.getByText('Firebase: Error (auth/network-request-failed).', { exact: true }),
  ).toBeVisible();
  await back();

  const email = newEmail();
  await newShopper(email, PASSWORD, { verified: false });
  await enter(page, email, PASSWORD, 'Login');
  await expect(
    panel(page).getByText('Please verify your email before logging in.', { exact: true }),
  ).toBeVisible();

  await refuse(page, calls.signIn, 'TOO_MANY_ATTEMPTS_TRY_LATER : This account rests for an hour');
  await enter(page, email, PASSWORD, 'Login');
  await expect(
    page.getByText('Firebase: This account rests for an hour (auth/too-many-requests).', { exact: true }),
  ).toBeVisible();
  await expect(
    panel(page)
      .getByText(/^Too many tries. Try again in \d+s$/)
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(panel(page).locator('form').getByRole('button', { name: 'Login' })).toBeDisabled();
});

test('registration and Google sign-in failures show the backend’s message @desktop', async ({ page }) => {
  await open(page, '/register');
  await enter(page, newEmail(), '123', 'Register');
  const refusal = 'Firebase: Password should be at least 6 characters (auth/weak-password).';
  await expect(page.getByRole('status').getByText(refusal, { exact: true })).toBeVisible();
  const password = panel(page).getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(`${refusal} At least 6 characters`);
  await expect(password).toBeFocused();
  await expect(panel(page).getByRole('button', { name: 'Register', exact: true })).toBeEnabled();

  await refuse(page, calls.signInWithGoogle, 'INVALID_IDP_RESPONSE : Google did not say who this is');
  await chooseAtGoogle(page, 'errors.google@shopper.example');
  await expect(
    page.getByText('Error: Firebase: Google did not say who this is (auth/invalid-credential).', {
      exact: true,
    }),
  ).toBeVisible();
});

test('a failed verification mail and a failed password reset show a message @phone', async ({ page }) => {
  await page.clock.install();
  const email = newEmail();
  await open(page, '/register');
  await enter(page, email, PASSWORD, 'Register');
  await expect(panel(page).getByRole('button', { name: 'Verifying...' })).toBeDisabled();
  for (let poll = 0; poll < 3; poll += 1) {
    const lookup = page.waitForResponse(/accounts:lookup/);
    await page.clock.fastForward(3000);
    await lookup;
  }
  await expect(panel(page).getByRole('button', { name: /^Resend in \d+s$/ })).toBeDisabled();
  await page.clock.fastForward(60_000);
  const allow = await refuse(page, calls.sendEmail, 'TOO_MANY_ATTEMPTS_TRY_LATER : Enough emails for now');
  await panel(page).getByRole('button', { name: 'Resend Verification Email' }).click();
  await expect(
    page.getByText('Error resending email: Firebase: Enough emails for now (auth/too-many-requests).', {
      exact: true,
    }),
  ).toBeVisible();
  await allow();
  await panel(page).getByRole('button', { name: 'Resend Verification Email' }).click();
  await expect(page.getByText(`Verification email resent to ${email}`, { exact: true })).toBeVisible();
  await expect.poll(async () => (await linksFor(email, 'VERIFY_EMAIL')).length).toBe(2);

  await open(page, '/login');
  await panel(page).getByRole('button', { name: 'Forgot Password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Your Password' });
  await dialog.getByRole('button', { name: 'Send reset email' }).click();
  await expect(dialog.getByText('Please enter your email.', { exact: true })).toBeVisible();
  await refuse(page, calls.sendEmail, 'RESET_PASSWORD_EXCEED_LIMIT : Enough emails for now');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send reset email' }).click();
  await expect(page.getByText(/^Error: Firebase: Enough emails for now/)).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
});

test('without catalogue and Firestore no recommendations are shown, and only the console has the error @desktop', async ({
  page,
}) => {
  const logs = listen(page);
  await emptyFrames(page);
  await cutOff(page, calls.offers);
  const mend = await cutOff(page, calls.catalogue);
  await open(page, '/contact');
  await expect(page.getByText('Free delivery from ₹500').first()).toBeVisible();
  await page.getByRole('searchbox').locator('visible=true').first().click();
  await expect.poll(logs).toContainEqual(expect.stringContaining('Failed to fetch recommended products'));
  await mend();
  await expect(errorsOn(page)).toHaveCount(0);
  await addToCart(page, 'kokum-barrier-cream');
  await openCart(page);
  await expect(drawer(page).getByText('Kokum Barrier Cream')).toBeVisible();
});

test('a cart that fails to load or save is logged, kept and saved later @phone', async ({ page }) => {
  const logs = listen(page);
  const email = newEmail();
  const uid = uidOf(await newShopper(email, PASSWORD));
  const savedCart = async () => JSON.stringify((await readDocument(`users/${uid}`))?.cart ?? null);
  await signIn(page, email, PASSWORD);
  await addToCart(page, 'kokum-barrier-cream');
  await expect.poll(savedCart).toContain('kokum-barrier-cream');

  const back = await cutOff(page, calls.documents);
  await page.reload();
  await expect.poll(logs).toContainEqual(expect.stringContaining('Failed to fetch cart from Firestore'));
  await addToCart(page, 'rice-water-dew-mist');
  await openCart(page);
  await expect(drawer(page).getByText('Rice Water Dew Mist')).toBeVisible();
  await expect(errorsOn(page)).toHaveCount(0);
  await back();
  await page.reload();
  await openCart(page);
  await expect(drawer(page).getByText('Kokum Barrier Cream')).toBeVisible();
  await expect(drawer(page).getByText('Rice Water Dew Mist')).toBeVisible();
  await expect.poll(savedCart).toContain('rice-water-dew-mist');

  const writable = await cutOff(page, calls.writes);
  await drawer(page).getByRole('button', { name: 'One more' }).first().click();
  await expect.poll(logs).toContainEqual(expect.stringContaining('Failed to save cart to Firestore'));
  await writable();
  await page.reload();
  await expect.poll(savedCart).toContain('"quantity":{"integerValue":"2"}');
});

test('an address requires a login, survives a failed save, and is required at checkout @phone', async ({
  page,
}) => {
  const email = newEmail();
  await newShopper(email, PASSWORD);
  await addToCart(page, 'kokum-barrier-cream');
  await openCart(page);
  await drawer(page).getByRole('button', { name: 'Add New Address' }).click();
  await fillAddress(page, HOME);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Please login to save addresses', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();

  await untilReloaded(page, () => enter(page, email, PASSWORD, 'Login'));
  // The cart is open again, with the text that was typed before the login.
  await drawer(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByText('Please select an address before checkout.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue(HOME.name);
  const writable = await cutOff(page, calls.writes);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Failed to save address. Please try again.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Address Line 1')).toHaveValue(HOME.line1);
  await writable();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(drawer(page).getByRole('radio', { name: HOME.name })).toBeChecked();

  await open(page, '/admin/orders');
  await expect(page.getByText('Access denied', { exact: true })).toHaveCSS('color', 'rgb(179, 38, 30)');
});

test('a chunk that fails to load shows a message and loads on retry @desktop', async ({ page }) => {
  const expectQuiet = watchConsole(page, [/Failed to load resource/, /Loading chunk/]);
  const scripts = /\/assets\/[^/]+\.js$/;
  await openWhole(page, '/about');
  let back = await cutOff(page, scripts);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of sale' }).click();
  await expect(page.getByText('Loading chunk failed', { exact: true })).toBeVisible();
  await back();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();

  back = await cutOff(page, scripts);
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await expect(page.getByText(/^Loading chunk failed/)).toBeVisible();
  await back();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie choices' })).toBeVisible();
  expectQuiet();
});
