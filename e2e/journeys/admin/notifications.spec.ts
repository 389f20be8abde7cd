import { expect, test } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readStack } from '../../support/shop/stack';
import { open, watchConsole } from '../../support/page/steps';

interface Arrived {
  mails: { subject: string; text: string }[];
}

test('the owner chooses what they hear of and when, and the digest leads to the choices', async ({
  page,
}) => {
  const expectQuiet = watchConsole(page);
  await asAdmin(page, '/admin/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Failed mails' })).toHaveValue('now');
  await expectAccessible(page, 'what the owner hears of');

  await page.getByRole('combobox', { name: 'Low stock' }).selectOption('Off');
  await page.getByRole('checkbox', { name: 'Quiet hours' }).check();
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('8 am');
  await expectAccessible(page, 'quiet hours');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Low stock' })).toHaveValue('off');
  await expect(page.getByRole('combobox', { name: 'To', exact: true })).toHaveValue('8');

  await page.getByRole('combobox', { name: 'Low stock' }).selectOption('In the daily digest');
  await page.getByRole('checkbox', { name: 'Quiet hours' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true }).last()).toBeVisible();

  const { mailUrl, accounts } = readStack();
  const mailbox = async () => {
    const answer = await fetch(`${mailUrl}/__sandbox/mails?to=${accounts.admin.email}`);
    return ((await answer.json()) as Arrived).mails;
  };
  await expect.poll(async () => (await mailbox()).map(({ subject }) => subject).join()).toMatch(/today: \d/);
  const digest = (await mailbox()).find(({ subject }) => subject.includes('today: '));
  const [link = ''] = /https?:\/\/\S+\/admin\/notifications/.exec(digest?.text ?? '') ?? [];
  await open(page, new URL(link).pathname);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  expectQuiet();
});
