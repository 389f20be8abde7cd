import { expect, test, type Page } from '@playwright/test';
import { asAdmin, callAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { linkTo } from '../../support/shop/sentMails';
import { startSession } from '../../support/people/session';
import { open, watchConsole } from '../../support/page/steps';

const CODE = /((?:[0-9A-Z]{4}-){4}[0-9A-Z]{4})/;
const openCredit = (page: Page) => open(page, '/profile#credit');
const redeemForm = (page: Page) => page.getByRole('form', { name: 'Have a gift card?' });

test('a gift card is bought, comes by mail and becomes the credit of its recipient, once', async ({
  page,
}, info) => {
  test.slow();
  const expectQuiet = watchConsole(page, [/Failed to load resource/]);
  const stamp = `${info.project.name}.${Date.now()}`;
  const giver = await readyShopper(`giver.${stamp}@shopper.example`);
  const friend = await readyShopper(`friend.${stamp}@shopper.example`);

  await startSession(page, giver.email, giver.password);
  await openCredit(page);
  const form = page.getByRole('form', { name: 'Give a gift card' });
  await form.getByRole('button', { name: 'Pay ₹1,000' }).click();
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
  await form.getByLabel('Amount').selectOption('1500');
  await form.getByLabel('Email of the recipient').fill(friend.email);
  await form.getByLabel(/^Name of the recipient/).fill('Meera');
  await form.getByLabel(/^Your name/).fill('Asha');
  await form.getByLabel(/^Your message/).fill('Happy birthday!');
  await expectAccessible(page, 'the form that gives a gift card');
  await form.getByRole('button', { name: 'Pay ₹1,500' }).dblclick();
  const provider = page.getByRole('dialog', { name: 'Test payment' });
  await provider.getByRole('button', { name: 'Pay ₹1,500' }).click();
  await expect(page.getByText('For Meera')).toBeVisible();
  await callAdmin('reconcile', {});

  let code = '';
  await expect.poll(async () => (code = await linkTo(friend.email, CODE))).not.toBe('');
  await asAdmin(page, '/admin/gift-cards');
  await page.getByLabel('Find a gift card').fill('nothing');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No gift card matches “nothing”')).toBeVisible();
  await page.getByRole('button', { name: 'Show all gift cards' }).click();
  await expect(page.getByLabel('Find a gift card')).toHaveValue('');
  await page.getByLabel('Find a gift card').fill(code.slice(-4));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText(`Code ends in ${code.slice(-4)}`, { exact: false })).toBeVisible();
  await expectAccessible(page, 'the gift cards of the team');

  await startSession(page, friend.email, friend.password);
  await openCredit(page);
  const field = redeemForm(page).getByLabel('Code of the gift card');
  await field.fill(`${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`);
  await page.keyboard.press('Enter');
  await expect(redeemForm(page).getByText(/typing mistake/)).toBeVisible();
  await field.fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  const balance = page.getByRole('region', { name: 'Store credit' });
  await expect(balance.getByText('₹1,500', { exact: true })).toBeVisible();
  await expect(page.getByText('From Asha', { exact: false })).toBeVisible();
  await expectAccessible(page, 'the store credit from a gift card');

  await startSession(page, giver.email, giver.password);
  await openCredit(page);
  await expect(page.getByText('Used', { exact: true })).toBeVisible();
  await redeemForm(page).getByLabel('Code of the gift card').fill(code);
  await page.keyboard.press('Enter');
  await expect(redeemForm(page).getByText('This gift card has been used already.')).toBeVisible();
  expectQuiet();
});
