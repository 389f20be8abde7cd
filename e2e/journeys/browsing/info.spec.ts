import { expect, test } from '@playwright/test';
import { readStack } from '../../support/shop/stack';
import { open, openWhole, watchConsole } from '../../support/page/steps';

interface Listed {
  documents?: { fields: Record<string, { stringValue?: string }> }[];
}

/** The stored messages of this sender, read past the rules. */
async function messagesFrom(email: string): Promise<(string | undefined)[]> {
  const { firestoreUrl, projectId } = readStack();
  const path = `v1/projects/${projectId}/databases/(default)/documents/messages?pageSize=300`;
  const answer = await fetch(`${firestoreUrl}/${path}`, { headers: { authorization: 'Bearer owner' } });
  const { documents = [] } = (await answer.json()) as Listed;
  const mine = documents.filter(({ fields }) => fields.email?.stringValue === email);
  return mine.map(({ fields }) => fields.message?.stringValue);
}

test('a contact message survives a reload and a failure, and arrives once @phone', async ({ page }, info) => {
  const expectQuiet = watchConsole(page, [/ERR_FAILED/]);
  const email = `writes.${info.project.name}.${Date.now()}@shopper.example`;
  const text = 'When is the mist back?\nAsking for two.';
  await open(page, '/contact');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByText('Please enter your name')).toBeVisible();
  await page.getByLabel('Name').fill('Aditi Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill(text);
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue(text);

  await page.route('**/api/messages', (route) => route.abort());
  await send.click();
  await expect(page.getByRole('alert').getByText(/please try again/)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(text);
  await page.unroute('**/api/messages');
  await send.dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you, Aditi Rao' })).toBeFocused();
  expect(await messagesFrom(email)).toEqual([text]);
  expectQuiet();
});

test('the footer links to every policy, and each names a contact', async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await openWhole(page, '/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  const policies = page.getByRole('navigation', { name: 'Policies' });
  for (const name of [
    'Shipping and delivery',
    'Returns and refunds',
    'Privacy',
    'Terms of sale',
    'Grievance officer',
  ]) {
    await policies.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main').getByText(/within 48 hours/)).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'grievance@glumist.example' }),
    ).toBeVisible();
  }
  expectQuiet();
});
