import type { Page } from '@playwright/test';

/** Logs in through the open login panel; resolves after the page has reloaded. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Login' });
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password').fill(password);
  const reloaded = page.waitForEvent('load');
  await panel.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
  await reloaded;
}
