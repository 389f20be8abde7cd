import { expect, test, type Page } from '@playwright/test';
import { totpCode } from '../../../local/auth/totp/codes';
import { expectAccessible } from '../../support/page/axe';
import { logIn, untilReloaded } from '../../support/people/login';
import { forgetSession, startSession } from '../../support/people/session';
import { newColleague } from '../../support/people/team';
import { mailedLink, readStack } from '../../support/shop/stack';
import { open } from '../../support/page/steps';

const PASSWORD = 'calm-vetiver-3';
const PERIOD_MS = 30_000;

/** Codes as an app shows them: this period's, then the next one's, which both count also where a period ends on the way. */
function authenticatorApp(secret: string) {
  let used = 0;
  return { next: () => totpCode(secret, Date.now() + PERIOD_MS * Math.min(used++, 1)) };
}

/** Adds an app on the page of two-step login; answers it. */
async function addApp(page: Page) {
  await page.getByRole('heading', { name: 'Two-step login', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Set up two-step login' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page, 'a new authenticator app');
  const key = await page.getByText('Or enter this key').locator('span').first().innerText();
  const app = authenticatorApp(key.replaceAll(' ', ''));
  await page.getByLabel('Code', { exact: true }).fill(app.next());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Two-step login is on since', { exact: false })).toBeVisible();
  return app;
}

test('an owner asks a role for two-step login, and a colleague sets it up and logs in with it', async ({
  browser,
  page,
}, info) => {
  test.slow();
  const stamp = `${info.project.name}.${Date.now()}`;
  const [boss, email] = [`boss.${stamp}@shopper.example`, `twostep.${stamp}@shopper.example`];
  await newColleague(boss, PASSWORD, 'owner');
  // No other spec has an accountant, and the choice is the same at both widths, which share a shop.
  await newColleague(email, PASSWORD, 'accountant');
  await startSession(page, boss, PASSWORD);
  await open(page, '/admin/team');
  const form = page.getByRole('form', { name: 'Who needs two-step login' });
  await form.getByLabel('Manager').check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Set up two-step login for yourself first', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Open my two-step login' }).click();
  await addApp(page);
  await open(page, '/admin/team');
  await form.getByLabel('Accountant').check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. It counts from the next press on.')).toBeVisible();
  await page.screenshot({ path: info.outputPath('team.png'), fullPage: true });

  const context = await browser.newContext({ ...info.project.use, baseURL: readStack().baseUrl });
  const colleague = await context.newPage();
  await startSession(colleague, email, PASSWORD);
  await open(colleague, '/admin/orders');
  await expect(
    colleague.getByText('Your role needs two-step login.', { exact: false }).first(),
  ).toBeVisible();
  await expectAccessible(colleague, 'a colleague without the second factor');
  await colleague.screenshot({ path: info.outputPath('refused.png') });
  await colleague.getByRole('link', { name: 'Set up two-step login' }).click();
  const app = await addApp(colleague);
  await forgetSession(colleague);

  await open(colleague, '/login');
  const panel = colleague.getByRole('dialog', { name: 'Login' });
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password').fill(PASSWORD);
  await panel.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
  const step = colleague.getByRole('dialog', { name: 'Two-step login' });
  await expect(step.getByLabel('Code')).toBeFocused();
  await expectAccessible(colleague, 'the code after the password');
  await colleague.keyboard.type('000000');
  await colleague.keyboard.press('Enter');
  await expect(step.getByText('This code is not right', { exact: false })).toBeVisible();
  await step.getByLabel('Code').fill(app.next());
  await untilReloaded(colleague, () => colleague.keyboard.press('Enter'));
  await open(colleague, '/admin/orders');
  await expect(colleague.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(colleague.getByText('Your role needs two-step login.', { exact: false })).toHaveCount(0);

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByRole('button', { name: /^Remove app/ }).click();
  await expectAccessible(page, 'the question before an app is removed');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove app' }).click();
  await expect(page.getByText(`Removed the app of ${email}.`, { exact: false })).toBeVisible();
  await context.close();

  // The mail that told the owner of the new app has a link for a person who did not add it.
  await page.goto(await mailedLink(boss, 'REVERT_SECOND_FACTOR_ADDITION'));
  await expect(page.getByRole('heading', { name: 'Did you add an authenticator app?' })).toBeVisible();
  await expectAccessible(page, 'the question of the mail about a new app');
  await page.screenshot({ path: info.outputPath('undo.png') });
  await page.getByRole('button', { name: 'Remove the app' }).click();
  await expect(page.getByRole('heading', { name: 'The app is removed' })).toBeVisible();
  await page.screenshot({ path: info.outputPath('removed.png') });
  await forgetSession(page);
  await open(page, '/login');
  // The page reloads at once after the password, without a code.
  await logIn(page, boss, PASSWORD);
});
