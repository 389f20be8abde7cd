import type { Browser, Page } from 'playwright-core';
import { measureMainThread, type MainThread } from './mainThread';
import type { Observed } from './observe';
import { MAX_LOAD_MS, onPhone, onUnobservedPhone, settled, throttle } from './phone';
import { countTraffic, type Traffic } from './traffic';

/** A page's document and its server time. */
export interface DocumentSize {
  /** Milliseconds from the navigation to the first byte; the emulated network does not delay it. */
  firstByte: number;
  /** Bytes of the HTML as it was sent; 0 where a service worker answered. */
  htmlSent: number;
  htmlUnpacked: number;
  /** Elements once the page rests. */
  nodes: number;
}

export interface Load extends Observed, Traffic, DocumentSize {}
export interface ColdLoad extends Load, MainThread {
  styleAndLayout: number;
}

/** Runs in the page. */
function readDocument(): DocumentSize {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    firstByte: entry?.responseStart ?? 0,
    htmlSent: entry?.transferSize ? entry.encodedBodySize : 0,
    htmlUnpacked: entry?.decodedBodySize ?? 0,
    nodes: document.getElementsByTagName('*').length,
  };
}

/** Addresses that were fetched by `then`, including the page's own. Runs in the page. */
function fetchedBefore(then: number): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const fetched = entries.filter(({ responseEnd }) => responseEnd <= then).map(({ name }) => name);
  return [location.href, ...fetched];
}

export async function loaded(page: Page, url: string): Promise<Load> {
  const devtools = await page.context().newCDPSession(page);
  const traffic = await countTraffic(devtools);
  await throttle(devtools);
  const quiet = settled(page);
  await page.goto(url, { waitUntil: 'load', timeout: MAX_LOAD_MS });
  // The first evaluate makes the page parse a Playwright script (about 50 ms on the phone), so it waits until the page is idle.
  await quiet;
  await page.waitForFunction(() => window.observed.interactive > 0, undefined, { timeout: MAX_LOAD_MS });
  const observed = await page.evaluate(() => window.observed);
  const size = await page.evaluate(readDocument);
  const before = await page.evaluate(fetchedBefore, observed.interactive);
  return { ...observed, ...size, ...(await traffic((address) => before.includes(address))) };
}

/** The first visit of a page with empty caches, and once more for its main thread alone. */
export async function coldLoad(browser: Browser, url: string): Promise<ColdLoad> {
  const load = await onPhone(browser, async (open) => loaded(await open(), url));
  const mainThread = await onUnobservedPhone(browser, async (open) => measureMainThread(await open(), url));
  return { ...load, ...mainThread, styleAndLayout: mainThread.style + mainThread.layout };
}

/** The second visit of a page, in another tab. */
export const secondLoad = (browser: Browser, url: string): Promise<Load> =>
  onPhone(browser, async (open) => {
    const first = await open();
    await loaded(first, url);
    await first.close();
    return loaded(await open(), url);
  });
