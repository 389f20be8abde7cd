import type { Browser } from 'playwright-core';
import { logIn } from '../../../e2e/support/people/login';
import type { StackFile } from '../../../e2e/support/running/shopProcess';
import { loaded, type Load } from './loads';
import { onPhone } from './phone';

/** The home page of a signed-in person with empty caches. */
export const signedInLoad = (browser: Browser, stack: StackFile): Promise<Load> =>
  onPhone(browser, async (open) => {
    const first = await open();
    const { email, password } = stack.accounts.shopper;
    await first.goto(`${stack.baseUrl}/login`);
    await logIn(first, email, password);
    const devtools = await first.context().newCDPSession(first);
    await devtools.send('Network.clearBrowserCache');
    const storageTypes = 'service_workers,cache_storage';
    await devtools.send('Storage.clearDataForOrigin', { origin: stack.baseUrl, storageTypes });
    await first.close();
    return loaded(await open(), `${stack.baseUrl}/`);
  });
