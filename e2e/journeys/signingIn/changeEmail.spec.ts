import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../support/page/axe';
import { open } from '../../support/page/steps';
import { untilReloaded } from '../../support/people/login';
import { startSession } from '../../support/people/session';
import { mailedLink, newShopper, readDocument, uidOf } from '../../support/shop/stack';

const PASSWORD = 'calm-vetiver-3';

test('a shopper changes the email of the account, and the former address can undo it', async ({
  page,
}, info) => {
  test.slow();
  const stamp = `${info.project.name}.${Date.now()}`;
  const [before, after] = [`before.${stamp}@shopper.example`, `after.${stamp}@shopper.example`];
  const uid = uidOf(await newShopper(before, PASSWORD));
  await startSession(page, before, PASSWORD);
  await open(page, '/profile#details');
  const change = page.getByRole('button', { name: 'Change email' });
  await change.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change your email' });
  await expect(dialog.getByLabel('New email')).toBeFocused();
  await expectAccessible(page, 'the form for a new email');
  await page.keyboard.type(after);
  await page.keyboard.press('Tab');
  await page.keyboard.type('not-my-password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await page.screenshot({ path: info.outputPath('form.png') });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const sent = page.getByRole('dialog', { name: 'Check your mail' });
  await expect(sent.getByText(`We have sent a link to ${after}.`, { exact: false })).toBeVisible();
  await expectAccessible(page, 'a link to a new email was sent');
  await page.screenshot({ path: info.outputPath('sent.png') });
  await page.keyboard.press('Enter');
  await expect(sent).toBeHidden();

  // The closed dialog may still be leaving the history.
  await expect(async () => void (await page.reload())).toPass();
  const note = page.getByText(`We have sent a link to ${after}. Nothing changes until you open it.`);
  await expect(note).toBeVisible();
  await note.scrollIntoViewIfNeeded();
  await page.screenshot({ path: info.outputPath('waiting.png') });

  await page.goto(await mailedLink(after, 'VERIFY_AND_CHANGE_EMAIL'));
  await expect(page.getByRole('heading', { name: 'Change your email' })).toBeVisible();
  await page.screenshot({ path: info.outputPath('question.png') });
  await page.getByRole('button', { name: 'Change my email' }).click();
  const panel = page.getByRole('dialog', { name: 'Login' });
  await expect(panel.getByText('Your email is changed. Please log in again.')).toBeVisible();
  await expect(panel.getByLabel('Email')).toHaveValue(after);
  await page.screenshot({ path: info.outputPath('changed.png') });
  await panel.getByLabel('Password').fill(PASSWORD);
  await untilReloaded(page, () => page.keyboard.press('Enter'));
  await open(page, '/profile#details');
  await expect(page.getByText(after)).toBeVisible();
  await expect(note).toHaveCount(0);
  expect(await readDocument(`users/${uid}`)).toMatchObject({ email: { stringValue: after } });

  await page.goto(await mailedLink(before, 'RECOVER_EMAIL'));
  await expect(page.getByRole('heading', { name: 'Did you change your email?' })).toBeVisible();
  await page.getByRole('button', { name: 'Change it back' }).click();
  await expect(panel.getByText('Your email is changed back. Please log in again.')).toBeVisible();
  await expect(panel.getByLabel('Email')).toHaveValue(before);
  await panel.getByLabel('Password').fill(PASSWORD);
  await untilReloaded(page, () => page.keyboard.press('Enter'));
});
