import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/page/axe';
import { untilReloaded } from '../../support/people/login';
import { calls, cutOff } from '../../support/network/failing';
import { answerAtGoogle, chooseAtGoogle } from '../../support/people/google';
import { addToCart, open, openCart, watchConsole } from '../../support/page/steps';
import {
  linksFor,
  mailedLink,
  newShopper,
  readDocument,
  readStack,
  uidOf,
  verifyByLink,
} from '../../support/shop/stack';

/** Registration and login against the real Auth backend of the stack. */
const PASSWORD = 'calm-vetiver-3';
let made = 0;
const newEmail = (who: string) => `${who}.${process.pid}.${Date.now()}.${(made += 1)}@shopper.example`;

const panel = (page: Page) => page.getByRole('dialog', { name: /^(Login|Registration)$/ });
const inForm = (page: Page, name: string) =>
  panel(page).locator('form').getByRole('button', { name, exact: true });

async function enter(page: Page, email: string, password: string): Promise<void> {
  await panel(page).getByLabel('Email').fill(email);
  await panel(page).getByLabel('Password').fill(password);
}

/** Records the page's calls to Auth, because extra calls for known accounts would reveal them by timing. */
function listenToAuth(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const [, call] = /(accounts:\w+)/.exec(request.url()) ?? [];
    if (call) requests.push(`${request.method()} ${call}`);
  });
  return requests;
}

/** Closes a popup, so that a later check cannot find this one. */
async function dismiss(page: Page, popup: Locator): Promise<void> {
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(popup).toHaveCount(0);
}

/** The page reloads after the login, so checks must be retried. */
async function expectSignedIn(page: Page): Promise<void> {
  await expect(panel(page)).toHaveCount(0);
  await expect(async () => {
    expect(await page.evaluate(() => localStorage.getItem('glumist.session'))).toMatch(/\w/);
  }).toPass();
}

/** Three polls, each answered before the next is due. */
async function passThePolls(page: Page): Promise<void> {
  for (let poll = 0; poll < 3; poll += 1) {
    const requests = page.waitForResponse(/accounts:lookup/);
    await page.clock.fastForward(3000);
    await requests;
  }
}

test('a person registers and verifies the email in another tab @phone', async ({ page, context }) => {
  // Leaves the page while its catalogue may still be loading.
  const expectQuiet = watchConsole(page, [/status of 400/, /The catalogue did not load/]);
  const email = newEmail('newcomer');
  await page.clock.install();
  await open(page, '/register');
  await enter(page, email, PASSWORD);
  await panel(page).getByRole('button', { name: 'Show password' }).click();
  await expect(panel(page).getByLabel('Password')).toHaveAttribute('type', 'text');
  await panel(page).getByRole('button', { name: 'Hide password' }).click();
  await inForm(page, 'Register').dblclick();
  await expect(inForm(page, 'Verifying...')).toBeDisabled();
  await expect(panel(page).getByLabel('Email')).toBeDisabled();
  await expect(panel(page).getByLabel('Password')).toBeDisabled();
  const sent = page.getByText(
    `A verification email has been sent to ${email}. Please check your inbox (and spam folder), verify your email, and refresh the page to continue.`,
    { exact: true },
  );
  await expect(sent).toBeVisible();
  await passThePolls(page);
  await expect(inForm(page, 'Resend in 60s').or(inForm(page, 'Resend in 59s'))).toBeDisabled();
  await page.clock.fastForward(2000);
  await expect(sent).toHaveCount(0);
  expect(await linksFor(email, 'VERIFY_EMAIL')).toHaveLength(1);

  // 'Change Email' restarts the form. The account exists, so the same email is refused, and the fields keep their values.
  await panel(page).getByRole('button', { name: 'Change Email' }).click();
  await expect(panel(page).getByLabel('Email')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('pendingCredentials'))).toBeNull();
  await enter(page, email, PASSWORD);
  await inForm(page, 'Register').click();
  await expect(panel(page).getByLabel('Email')).toHaveAccessibleDescription(
    /^Firebase: .*\(auth\/email-already-in-use\)\.$/,
  );
  await expect(panel(page).getByLabel('Password')).toHaveValue(PASSWORD);

  // The login says that the email is unverified, and resends the mail.
  await panel(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(panel(page).getByLabel('Email')).toHaveValue('');
  await enter(page, email, PASSWORD);
  await inForm(page, 'Login').click();
  await expect(panel(page).getByText('Please verify your email before logging in.')).toBeVisible();
  await inForm(page, 'Resend Verification Email').click();
  await expect(page.getByText(`Verification email resent to ${email}`, { exact: true })).toBeVisible();
  await expect(inForm(page, 'Resend in 60s').or(inForm(page, 'Resend in 59s'))).toBeDisabled();
  await passThePolls(page);

  const mailbox = await context.newPage();
  const link = await mailedLink(email, 'VERIFY_EMAIL');
  await mailbox.goto(link);
  await expect(mailbox.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await expectAccessible(mailbox, 'the page of a verified email');
  await mailbox.goto(link);
  await expect(mailbox.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await mailbox.close();

  // Long after the polling: coming back to the page is enough.
  await untilReloaded(page, () => page.evaluate(() => window.dispatchEvent(new Event('focus'))));
  await expect(page.getByText('Email verified successfully!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectSignedIn(page);
  const { baseUrl } = readStack();
  expect(page.url()).toBe(`${baseUrl}/`);
  expectQuiet();
});

test('a login form is prefilled once after a reload, and the person logs in @desktop', async ({ page }) => {
  const email = newEmail('refresher');
  await open(page, '/register');
  await enter(page, email, PASSWORD);
  await inForm(page, 'Register').click();
  await expect(inForm(page, 'Verifying...')).toBeDisabled();
  await expect.poll(async () => (await linksFor(email, 'VERIFY_EMAIL')).length).toBe(1);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pendingCredentials'))).toContain(email);
  await verifyByLink(email);
  await page.goto('/login');
  await expect(panel(page).getByText('Email verifies successfully! Please log in.')).toBeVisible();
  await expect(panel(page).getByLabel('Email')).toHaveValue(email);
  await expect(panel(page).getByLabel('Password')).toHaveValue(PASSWORD);
  expect(await page.evaluate(() => sessionStorage.getItem('pendingCredentials'))).toBeNull();
  await inForm(page, 'Login').click();
  await expectSignedIn(page);
  await expect(page).toHaveURL('/');
});

test('a login reveals no account, slows down after failures, and opens the home page @desktop', async ({
  page,
}) => {
  const email = newEmail('regular');
  const uid = uidOf(await newShopper(email, PASSWORD));
  await page.clock.install();
  await open(page, '/login');
  const wrong = page.getByText('Firebase: Error (auth/invalid-credential).', { exact: true });
  const requests = listenToAuth(page);
  const fail = async (who: string) => {
    await enter(page, who, 'not-the-password');
    const answered = page.waitForResponse(calls.signIn);
    await inForm(page, 'Login').click();
    const answer = await answered;
    await expect(wrong).toBeVisible();
    await expect(panel(page).getByLabel('Email')).toBeEnabled();
    const texts = [
      answer.status(),
      await answer.text(),
      ...(await page.locator('[data-tone="error"]').allInnerTexts()),
    ];
    await dismiss(page, wrong);
    return { said: texts, requests: requests.splice(0) };
  };
  const stranger = await fail(newEmail('stranger'));
  expect(stranger.said[0]).toBe(400);
  expect(stranger.requests).toEqual(['POST accounts:signInWithPassword']);
  expect(await fail(email)).toEqual(stranger);
  expect(await fail(newEmail('stranger'))).toEqual(stranger);
  await expect(panel(page).getByText(/Too many tries/)).toHaveCount(0);
  await fail(email);
  await expect(
    panel(page)
      .getByText(/^Too many tries. Try again in \ds$/)
      .first(),
  ).toBeVisible();
  await expect(inForm(page, 'Login')).toBeDisabled();
  await expect(panel(page).getByLabel('Password')).toBeFocused();

  // The wait survives a reload; typed text stays.
  await page.reload();
  await enter(page, email, PASSWORD);
  await expect(panel(page).getByLabel('Password')).toHaveValue(PASSWORD);
  await page.clock.fastForward(5000);
  await expect(inForm(page, 'Login')).toBeEnabled();
  await untilReloaded(page, () => inForm(page, 'Login').click());
  await expectSignedIn(page);
  await expect(page).toHaveURL('/');
  const stored = await readDocument(`users/${uid}`);
  expect(stored).toMatchObject({ email: { stringValue: email }, isVerified: { booleanValue: true } });
  expect(stored?.createdAt).toBeDefined();
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await expect(panel(page)).toHaveCount(0);
});

test('a password is reset, and the reset reveals no account @desktop', async ({ page, context }) => {
  const email = newEmail('forgetful');
  await newShopper(email, PASSWORD);
  const dialog = page.getByRole('dialog', { name: 'Reset Your Password' });
  const done = page.getByText('Password reset email sent! Please check your inbox.', { exact: true });
  await open(page, '/login');
  const requests = listenToAuth(page);
  const sent: string[][] = [];
  // The previous person's data is deleted before the next one logs in.
  for (const who of [newEmail('stranger'), email]) {
    await panel(page).getByRole('button', { name: 'Forgot Password?' }).click();
    await expect(dialog.getByLabel('Email')).toHaveValue('');
    await dialog.getByLabel('Email').fill(who);
    await dialog.getByRole('button', { name: 'Send reset email' }).click();
    await expect(done).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await dismiss(page, done);
    sent.push(requests.splice(0));
  }
  expect(sent[0]).toHaveLength(1);
  expect(sent[1]).toEqual(sent[0]);
  const mailbox = await context.newPage();
  await mailbox.goto(await mailedLink(email, 'PASSWORD_RESET'));
  await mailbox.getByLabel('New password', { exact: true }).fill('dew-on-leaves-7');
  await mailbox.getByLabel('New password once more').fill('dew-on-leaves-7');
  const eye = mailbox.getByRole('button', { name: 'Show password' }).first().locator('svg');
  expect((await eye.boundingBox())?.width).toBeLessThanOrEqual(24);
  await expectAccessible(mailbox, 'the page for a new password');
  await mailbox.getByRole('button', { name: 'Save password' }).click();
  await expect(mailbox.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await mailbox.close();
  await enter(page, email, 'dew-on-leaves-7');
  await inForm(page, 'Login').click();
  await expectSignedIn(page);
});

test('the Google pop-up signs in, and closing it shows a message @desktop', async ({ page }) => {
  const expectQuiet = watchConsole(page);
  const email = newEmail('google');
  await open(page, '/login');
  await chooseAtGoogle(page, null);
  await expect(page.getByText('Error: Firebase: Error (auth/popup-closed-by-user).')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  await untilReloaded(page, () => chooseAtGoogle(page, email));
  await expectSignedIn(page);
  await expect(page).toHaveURL('/');
  const uid = (await page.evaluate(() => localStorage.getItem('glumist.session'))) ?? '';
  expect(await readDocument(`users/${uid}`)).toMatchObject({ isVerified: { booleanValue: true } });
  expectQuiet();
});

test('Google sign-in by redirect works without a pop-up, and the cart is kept @phone', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await addToCart(page, 'rice-water-dew-mist');
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await panel(page).getByRole('button', { name: 'Continue with Google' }).click();
  await answerAtGoogle(page, null);
  await expect(page.getByText(/^Error: Firebase: Error \(auth\/user-cancelled\)\.$/)).toBeVisible();
  await expect(page).toHaveURL('/product/rice-water-dew-mist');

  await openCart(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await panel(page).getByRole('button', { name: 'Continue with Google' }).click();
  await answerAtGoogle(page, newEmail('redirected'));
  await expect(page.getByRole('dialog', { name: /^Cart/ }).getByText('Rice Water Dew Mist')).toBeVisible();
  await expectSignedIn(page);
  await expect(page).toHaveURL('/');
  await page.reload();
  await expectSignedIn(page);
});

test('a login without a network shows a message and keeps the typed text @desktop', async ({ page }) => {
  await open(page, '/register');
  const back = await cutOff(page, /accounts:signUp/);
  const email = newEmail('offline');
  await enter(page, email, PASSWORD);
  await inForm(page, 'Register').click();
  await expect(page.getByText('Firebase: Error (auth/network-request-failed).')).toBeVisible();
  await expect(panel(page).getByLabel('Email')).toHaveValue(email);
  await expect(panel(page).getByLabel('Password')).toHaveValue(PASSWORD);
  await back();
  await inForm(page, 'Register').click();
  await expect(inForm(page, 'Verifying...')).toBeDisabled();
});
