import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/page/axe';
import { logIn, untilReloaded } from '../../support/people/login';
import { newShopper, readStack } from '../../support/shop/stack';
import { open, watchConsole } from '../../support/page/steps';

/** The newest code that the Auth emulator sent to a number. */
async function codeTo(phone: string): Promise<string> {
  const { authUrl, projectId } = readStack();
  const answer = await fetch(`${authUrl}/emulator/v1/projects/${projectId}/verificationCodes`);
  const { verificationCodes } = (await answer.json()) as {
    verificationCodes: { phoneNumber: string; code: string }[];
  };
  return verificationCodes.filter(({ phoneNumber }) => phoneNumber === `+91${phone}`).at(-1)?.code ?? '';
}

/** A number of its own for each run, so that the limits of others do not count. */
const newPhone = (mark: string) => mark + String(Date.now()).slice(-9);

async function askForCode(page: Page, dialogName: string, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: dialogName });
  await expect(dialog.getByLabel('Mobile number')).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`We have sent an SMS with a code to +91 ${phone}.`)).toBeVisible();
  await expect(dialog.getByLabel('Code')).toBeFocused();
}

test('a number is added in the profile, logs in by a code, and is removed', async ({ page }, info) => {
  const expectQuiet = watchConsole(page, [/status of 400/, /reCAPTCHA/, /The catalogue did not load/]);
  const email = `code.${info.project.name}.${Date.now()}@shopper.example`;
  const phone = newPhone(info.project.name.includes('phone') ? '8' : '9');
  await newShopper(email, 'calm-vetiver-3');
  await open(page, '/login');
  await logIn(page, email, 'calm-vetiver-3');
  await open(page, '/profile');
  await page.getByRole('tab', { name: 'Details and sign-in' }).click();
  await page.getByRole('button', { name: 'Add a number for codes' }).click();
  await askForCode(page, 'Log in with your phone', phone);
  await expectAccessible(page, 'the code of a number that is added');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is not the code that we sent.', { exact: false })).toBeVisible();
  await page.screenshot({ path: info.outputPath('wrong-code.png') });
  await page.getByLabel('Code', { exact: true }).fill(await codeTo(phone));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`You can now log in with a code to +91 ${phone}.`)).toBeVisible();
  await page.screenshot({ path: info.outputPath('added.png') });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);

  await open(page, '/login');
  await page.screenshot({ path: info.outputPath('panel.png') });
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expectAccessible(page, 'the number to log in with');
  await askForCode(page, 'Log in with a code', phone);
  // As phones do while somebody reads the SMS.
  await page.reload();
  await page.getByLabel('Code', { exact: true }).fill(await codeTo(phone));
  await page.screenshot({ path: info.outputPath('code.png') });
  await untilReloaded(page, () => page.keyboard.press('Enter'));
  await open(page, '/profile');
  await page.getByRole('tab', { name: 'Details and sign-in' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Remove number' }).click();
  await expect(page.getByRole('button', { name: 'Add a number for codes' })).toBeVisible();
  expectQuiet();
});

test('a number without an account signs nobody in and leaves no account', async ({ page }, info) => {
  const phone = newPhone(info.project.name.includes('phone') ? '6' : '7');
  await open(page, '/login');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await askForCode(page, 'Log in with a code', phone);
  await page.getByLabel('Code', { exact: true }).fill(await codeTo(phone));
  await page.keyboard.press('Enter');
  await expect(page.getByText('We know no account with this number.', { exact: false })).toBeVisible();
  await page.screenshot({ path: info.outputPath('unknown.png') });
  expect(await page.evaluate(() => localStorage.getItem('glumist.session'))).toBeNull();
  const { authUrl, firebaseApiKey, projectId } = readStack();
  const path = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup?key=${firebaseApiKey}`;
  const found = await fetch(`${authUrl}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ phoneNumber: [`+91${phone}`] }),
  });
  expect(await found.json()).not.toHaveProperty('users');
});
