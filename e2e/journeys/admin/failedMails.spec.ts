import { expect, test } from '@playwright/test';
import { createMissing } from '../../../local/seed/documents';
import { queuedMail } from '../../../src/domain/mail/delivery';
import { expectAccessible } from '../../support/page/axe';
import { SAMPLE_MAILS } from '../../support/shop/sampleMails';
import { readStack } from '../../support/shop/stack';
import { startSession } from '../../support/people/session';
import { open } from '../../support/page/steps';

const request = async (url: string, body?: object): Promise<unknown> => {
  const answer = await fetch(url, body ? { method: 'POST', body: JSON.stringify(body) } : {});
  return answer.json();
};
const sendDue = () => request(`${readStack().baseUrl}/__local/mail`, {});

/** The number of mails in this mailbox. */
async function arrived(address: string): Promise<number> {
  const { count } = (await request(`${readStack().mailUrl}/__sandbox/mails?to=${address}`)) as {
    count: number;
  };
  return count;
}

async function queue(id: string, address: string): Promise<void> {
  const at = new Date().toISOString();
  const [, message] = SAMPLE_MAILS[0] ?? ['', null];
  const mail = {
    to: [address],
    message,
    userId: 'nobody',
    orderId: '',
    createdAt: at,
    delivery: queuedMail(at),
  };
  await createMissing(readStack().firestoreUrl, [{ path: `mail/${id}`, data: mail }]);
}

test('a bounced mail shows its reason, is sent again, and arrives once', async ({ page }, info) => {
  const name = `mailbox-${info.project.name}-${Date.now()}`;
  const address = `${name}@shopper.example`;
  await request(`${readStack().mailUrl}/__sandbox/mode`, { mode: 'bounce', about: name });
  await queue(name, address);
  await sendDue();
  const { email, password } = readStack().accounts.admin;
  await startSession(page, email, password);
  await open(page, '/admin/mails');
  const row = page.getByRole('listitem').filter({ hasText: address });
  await expect(row).toContainText('The mail server refused it');
  await expect(row).toContainText('550 No such user here');
  await expectAccessible(page, 'the failed mails');
  expect(await arrived(address)).toBe(0);

  await request(`${readStack().mailUrl}/__sandbox/mode`, { mode: 'ok' });
  await row.getByRole('button', { name: /^Send again/ }).click();
  await expect(page.getByText('The mail leaves within a minute.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect
    .poll(async () => {
      await sendDue();
      return arrived(address);
    })
    .toBe(1);
  await sendDue();
  expect(await arrived(address)).toBe(1);
});

test('a failed mail that is discarded does not come back @desktop', async ({ page }) => {
  const name = `discarded-${Date.now()}`;
  await queue(name, `${name}@shopper.example, other@shopper.example`);
  await sendDue();
  const { email, password } = readStack().accounts.admin;
  await startSession(page, email, password);
  await open(page, '/admin/mails');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('The address it goes to is not valid.');
  await row.getByRole('button', { name: /^Discard/ }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Failed mails' })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await arrived('other@shopper.example')).toBe(0);
});
