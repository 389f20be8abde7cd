import type { Browser, Page } from 'playwright-core';
import type { StackFile } from '../../e2e/support/shopProcess';
import { loaded, onPhone, type Load } from './phone';

async function signIn(page: Page, { baseUrl, accounts }: StackFile): Promise<void> {
  const { email, password } = accounts.shopper;
  await page.goto(`${baseUrl}/login`);
  const panel = page.getByRole('dialog', { name: 'Login' });
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password').fill(password);
  const reloaded = page.waitForEvent('load');
  await panel.getByRole('button', { name: 'Login', exact: true }).last().click();
  await reloaded;
}

/** The home page of who is signed in, with nothing of it in any cache: the session alone is known. */
export const signedInLoad = (browser: Browser, stack: StackFile): Promise<Load> =>
  onPhone(browser, async (open) => {
    const first = await open();
    await signIn(first, stack);
    const devtools = await first.context().newCDPSession(first);
    await devtools.send('Network.clearBrowserCache');
    const storageTypes = 'service_workers,cache_storage';
    await devtools.send('Storage.clearDataForOrigin', { origin: stack.baseUrl, storageTypes });
    await first.close();
    return loaded(await open(), `${stack.baseUrl}/`);
  });
