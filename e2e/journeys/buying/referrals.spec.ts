import { expect, test, type Page } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { forgetSession, startSession } from '../../support/people/session';
import { open, signIn, watchConsole } from '../../support/page/steps';

const linkOf = async (page: Page): Promise<string> => {
  const shown = page.getByText(/\/mail\/friend~[0-9A-Z]{12}$/).first();
  return new URL((await shown.textContent()) ?? '').pathname;
};

test('a link is made, read and used by a friend before the login, and followed by both and the team', async ({
  page,
}, info) => {
  test.slow();
  const expectQuiet = watchConsole(page, [/Failed to load resource/]);
  const stamp = `${info.project.name}.${Date.now()}`;
  const referrer = await readyShopper(`referrer.${stamp}@shopper.example`);
  const friend = await readyShopper(`referred.${stamp}@shopper.example`);

  await startSession(page, referrer.email, referrer.password);
  await open(page, '/profile#credit');
  await page.getByRole('button', { name: 'Get my link' }).dblclick();
  const link = await linkOf(page);
  await expect(page.getByText('Nobody has used your link yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`wa\\.me.*${encodeURIComponent(link)}`),
  );
  await expectAccessible(page, 'the own link for friends');
  await open(page, link);
  await page.getByRole('button', { name: 'Use this link' }).click();
  await expect(page.getByText('This is your own link.', { exact: false })).toBeVisible();

  await forgetSession(page);
  await open(page, '/mail/friend~000000000000');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await open(page, link);
  await expect(page.getByRole('heading', { level: 1, name: '₹100 for you, from a friend' })).toBeVisible();
  await expectAccessible(page, 'a friend’s link');
  await page.getByRole('button', { name: 'Use this link' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Noted. It counts once you log in', { exact: false })).toBeVisible();

  await signIn(page, friend.email, friend.password);
  await expect(page.getByText('Your friend’s link is noted', { exact: false })).toBeVisible();
  await open(page, '/profile#credit');
  await expect(page.getByText('₹100 of store credit is yours once', { exact: false })).toBeVisible();

  await asAdmin(page, '/admin/referrals');
  const row = page
    .getByRole('list', { name: 'The newest referrals' })
    .getByRole('listitem')
    .filter({ hasText: friend.email });
  await row.getByRole('button', { name: 'Refuse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refuse this referral?' });
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog.getByText('Please say it in a few words.')).toBeVisible();
  await dialog.getByLabel('Why? Only the team reads it.').fill('One household');
  await page.keyboard.press('Enter');
  await expect(row.getByText('One household', { exact: false })).toBeVisible();
  await expectAccessible(page, 'the referrals of the team');

  await startSession(page, referrer.email, referrer.password);
  await open(page, '/profile#credit');
  await expect(page.getByText('A friend used your link on', { exact: false })).toBeVisible();
  await expect(page.getByText('We looked at it and did not give it', { exact: false })).toBeVisible();
  expectQuiet();
});
