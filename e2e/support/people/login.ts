import type { Page } from '@playwright/test';

/** Does what reloads the page, as a login does, and resolves once it has. Without a reload it fails with what the page says. */
export async function untilReloaded(page: Page, act: () => Promise<unknown>): Promise<void> {
  const reloaded = page.waitForEvent('load').then(
    () => null,
    (error: unknown) => error,
  );
  await act();
  const failure = await reloaded;
  if (failure) throw new Error(`The page did not reload. ${await describe(page)}`, { cause: failure });
}

/** The address, and the texts of open dialogs and messages. */
async function describe(page: Page): Promise<string> {
  const shown = page.locator('[role=dialog], [role=alert], [role=status]').locator('visible=true');
  const texts = await shown.allInnerTexts();
  return `It is at ${page.url()} and says: ${texts.map((text) => text.replace(/\s+/g, ' ')).join(' | ')}`;
}

/** Logs in through the open login panel; resolves after the page has reloaded. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Login' });
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password').fill(password);
  const submit = panel.locator('form').getByRole('button', { name: 'Login', exact: true });
  await untilReloaded(page, () => submit.click());
}
