import { expect, test } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { watchConsole } from '../../support/page/steps';

test('the admin sets a limit and lifts all limits for a person by email @desktop', async ({ page }, info) => {
  const expectQuiet = watchConsole(page);
  const email = `salon.${info.project.name}.${Date.now()}@shopper.example`;
  await readyShopper(email);
  await asAdmin(page, '/admin/limits');
  // No other test uses this limit.
  const largest = page.getByLabel('Largest payment without an order, ₹');
  await largest.fill('75,000');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expect(page.getByText('Saved. The limits hold from the next order on.')).toBeVisible();
  await expectAccessible(page, 'the limits');

  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Why/).fill('Runs a salon');
  await page.getByRole('button', { name: 'Lift limits' }).click();
  await expect(page.getByText(`No limit holds for ${email} any more.`)).toBeVisible();
  await page.reload();
  await expect(largest).toHaveValue('75000');
  await page.getByRole('button', { name: `Let limits hold again for ${email}` }).click();
  await expect(page.getByText(`The limits hold for ${email} again.`)).toBeVisible();
  expectQuiet();
});
