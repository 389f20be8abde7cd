import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../support/page/axe';
import { calls, loseAnswers } from '../../support/network/failing';
import { readStack } from '../../support/shop/stack';
import { startSession } from '../../support/people/session';
import { open, watchConsole } from '../../support/page/steps';

test('a message is found by its ticket, answered once by mail, and archived @phone', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page, [/ERR_FAILED|Failed to load resource/]);
  const name = `Mira ${info.project.name}`;
  await open(page, '/contact');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(`mira.${info.project.name}.${Date.now()}@shopper.example`);
  await page.getByLabel('Message').fill('My toner leaked.\nWhat now?');
  await page.getByRole('button', { name: 'Send message' }).click();
  const ticket = await page.getByText(/^T\d{6}-[0-9A-Z]{6}$/).innerText();

  const { admin } = readStack().accounts;
  await startSession(page, admin.email, admin.password);
  await open(page, '/admin/messages');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.first()).toContainText('Acknowledge within 47 hours');
  await expectAccessible(page, 'the inbox');
  await page.keyboard.press('/');
  await page.keyboard.type(ticket.toLowerCase());
  await expect(page.getByText('1 message', { exact: true })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('article', { name: 'What they wrote' })).toContainText('My toner leaked.');

  // Typed text survives a reload; after a lost answer there is still one reply.
  const reply = page.getByRole('textbox', { name: `Reply to ${name}` });
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Please write a reply')).toBeVisible();
  await reply.fill('We send you another one today.');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(reply).toHaveValue('We send you another one today.');
  const found = await loseAnswers(page, calls.adminMessage);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText(/The shop could not be reached/)).toBeVisible();
  await found();
  await reply.focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/Your reply is on its way to mira/)).toBeVisible();
  const ours = page.getByRole('article', { name: 'Our reply' });
  await expect(ours).toHaveCount(1);
  await expect(ours).toContainText('We send you another one today.');
  await expectAccessible(page, 'a message');

  await expect(page.getByRole('main')).not.toContainText('Due');
  await page.getByRole('button', { name: 'Open again' }).click();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('Archived.', { exact: true })).toBeVisible();
  expectQuiet();
});
