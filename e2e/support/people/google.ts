import { expect, type Page } from '@playwright/test';

/** Types an account into the stand-in for Google's page, or cancels there with null. */
export async function answerAtGoogle(google: Page, email: string | null): Promise<void> {
  await expect(google.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  if (email) await google.getByLabel('Email').fill(email);
  await google.getByRole('button', { name: email ? 'Continue' : 'Cancel' }).click();
}

/** Opens Google's pop-up from the login panel and answers there; it closes by itself. */
export async function chooseAtGoogle(page: Page, email: string | null): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await answerAtGoogle(popup, email);
  await closed;
}
