import type { Browser, CDPSession, Page } from 'playwright-core';
import { bundled } from '../bundled';
import type { Observed } from './observe';
import { countTraffic, type Traffic } from './traffic';

/** A mid-range phone on slow 4G. */
export const PHONE = {
  slower: 4,
  /** Milliseconds. */
  latency: 150,
  /** Bits a second. */
  down: 1_600_000,
  up: 750_000,
} as const;

/** Links and buttons in sight from which on a screen counts as there; a lone logo is none. */
const LEAST = 4;
/** Milliseconds without a request, after which nothing more is expected. */
const QUIET = 1500;
export const LONGEST = 60_000;

export interface Load extends Observed, Traffic {}

export async function throttle(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slower });
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: PHONE.latency, connectionType: 'cellular4g' },
    ...{ downloadThroughput: PHONE.down / 8, uploadThroughput: PHONE.up / 8 },
  });
}

/** Until nothing was on its way for a while. */
export async function settled(page: Page): Promise<void> {
  let onTheWay = 0;
  let quietSince = Date.now();
  const began = Date.now();
  const change = (by: number) => () => {
    onTheWay = Math.max(0, onTheWay + by);
    quietSince = Date.now();
  };
  page.on('request', change(1)).on('requestfinished', change(-1)).on('requestfailed', change(-1));
  while (Date.now() - began < LONGEST) {
    await new Promise((wait) => setTimeout(wait, 100));
    if (onTheWay <= 0 && Date.now() - quietSince > QUIET) return;
  }
}

export async function loaded(page: Page, url: string): Promise<Load> {
  const devtools = await page.context().newCDPSession(page);
  const traffic = await countTraffic(devtools);
  await throttle(devtools);
  const quiet = settled(page);
  await page.goto(url, { waitUntil: 'load', timeout: LONGEST });
  // To be asked anything, the page has to read a script of Playwright's, which takes a phone some 50 ms: not while it still begins.
  await quiet;
  await page.waitForFunction(() => window.observed.interactive > 0, undefined, { timeout: LONGEST });
  const observed = await page.evaluate(() => window.observed);
  const before = await page.evaluate(thereBefore, observed.interactive);
  return { ...observed, ...(await traffic((address) => before.includes(address))) };
}

/** Addresses that had been fetched by then, its own among them; runs in the page. */
function thereBefore(then: number): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const there = entries.filter(({ responseEnd }) => responseEnd <= then).map(({ name }) => name);
  return [location.href, ...there];
}

/** A phone of its own: nothing is known of any page. */
export async function onPhone<T>(
  browser: Browser,
  work: (open: () => Promise<Page>) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    ...{ locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
  });
  await context.addInitScript(`${await bundled('bench/web/observe.ts')};bench.observe(${LEAST});`);
  try {
    return await work(() => context.newPage());
  } finally {
    await context.close();
  }
}

/** The first visit of a page, with nothing in any cache. */
export const coldLoad = (browser: Browser, url: string): Promise<Load> =>
  onPhone(browser, async (open) => loaded(await open(), url));

/** The second visit, in another tab, of a page that was there before. */
export const secondLoad = (browser: Browser, url: string): Promise<Load> =>
  onPhone(browser, async (open) => {
    const first = await open();
    await loaded(first, url);
    await first.close();
    return loaded(await open(), url);
  });
