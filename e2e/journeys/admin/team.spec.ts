import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/page/axe';
import { startSession } from '../../support/people/session';
import { newShopper, readDocument, readStack, uidOf } from '../../support/shop/stack';
import { isPhone, open, signIn, untilOverlayLeft } from '../../support/page/steps';

const PASSWORD = 'calm-vetiver-3';
const owner = () => readStack().accounts.admin;

/** The id of the open invitation of an email, which the mail's link carries. */
async function invitationOf(email: string): Promise<string> {
  const stored = JSON.stringify((await readDocument('settings/team'))?.invites ?? null);
  const entries = /"([a-z0-9]{20})":\{"mapValue":\{"fields":(\{.*?\})\}\}(?=[,}])/g;
  const found = [...stored.matchAll(entries)].find(([, , fields = '']) => fields.includes(email));
  return found?.[1] ?? '';
}

/** The areas that the admin's menu offers, without their counts. */
async function areas(page: Page): Promise<string[]> {
  if (isPhone(page)) await page.getByRole('button', { name: 'More' }).click();
  const place = isPhone(page)
    ? page.getByRole('dialog')
    : page.getByRole('navigation', { name: 'Admin menu' });
  await place.getByRole('link').first().waitFor();
  const names = await place
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('title') ?? ''));
  if (isPhone(page)) {
    await page.keyboard.press('Escape');
    await untilOverlayLeft(page);
  }
  return names;
}

test('a packer is invited, accepts, sees orders alone, and is out at the next press after the removal', async ({
  browser,
  page,
}, info) => {
  test.slow();
  const email = `packer.${info.project.name}.${Date.now()}@shopper.example`;
  const uid = uidOf(await newShopper(email, PASSWORD));

  await startSession(page, owner().email, owner().password);
  await open(page, '/admin/orders');
  await expect(page.getByRole('button', { name: 'Save as a file' })).toBeVisible();
  expect(await areas(page)).toContain('Team');
  await open(page, '/admin/team');
  const form = page.getByRole('form', { name: 'Invite a person' });
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(form.getByText('Please enter an email address.')).toBeVisible();
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Role').selectOption('packer');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invited ${email} as packer.`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Packer. The link works');
  await expectAccessible(page, 'the team');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const id = await invitationOf(email);
  expect(id).not.toBe('');

  const context = await browser.newContext({ ...info.project.use, baseURL: readStack().baseUrl });
  const packer = await context.newPage();
  await signIn(packer, email, PASSWORD);
  await open(packer, '/admin/orders');
  await expect(packer.getByText('Access denied')).toBeVisible();
  await open(packer, `/admin/join/${id}x`);
  await expect(packer.getByText('This invitation is not valid any more.', { exact: false })).toBeVisible();
  await open(packer, `/admin/join/${id}`);
  await expect(packer.getByText('invites you to the team as packer.', { exact: false })).toBeVisible();
  await expectAccessible(packer, 'an invitation');
  await packer.getByRole('button', { name: 'Accept' }).click();
  await expect(packer).toHaveURL(/\/admin\/orders$/);
  await expect(packer.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  expect(await areas(packer)).toEqual([
    'Orders',
    'Scan to pack',
    'Returns',
    'Undelivered',
    'Notifications',
    'Two-step login',
  ]);
  await expect(packer.getByRole('button', { name: 'Save as a file' })).toHaveCount(0);

  await open(packer, '/admin/offers');
  await expect(
    packer.getByText('You are a packer, and this page is not part of that role.', { exact: false }),
  ).toBeVisible();
  await expectAccessible(packer, 'a page that is not for the role');
  await open(packer, '/admin/orders');
  await expect(packer.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();

  await open(page, '/admin/team');
  const row = page.getByRole('listitem').filter({ hasText: email });
  const remove = row.getByRole('button', { name: /^Remove/ });
  const role = await row.getByRole('combobox').boundingBox();
  const { y, height } = (await remove.boundingBox()) ?? {};
  expect([y, height]).toEqual([role?.y, role?.height]);
  await remove.click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'the question before a removal');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`Removed ${email}. They are out at once.`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(0);
  expect(JSON.stringify((await readDocument('settings/team'))?.members)).not.toContain(uid);

  // The packer's page is still open, with the old token: the next press is refused.
  await packer
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: /^To pack/ })
    .click();
  await expect(
    packer.getByText(/Your session has ended|Only the team of the shop may do this/).first(),
  ).toBeVisible();
  await context.close();
});
