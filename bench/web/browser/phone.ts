import type { Browser, CDPSession, Page } from 'playwright-core';
import { bundled } from '../../support/bundled';

/** A mid-range phone on slow 4G. */
export const PHONE = {
  slower: 4,
  /** Milliseconds. */
  latency: 150,
  /** Bits a second. */
  down: 1_600_000,
  up: 750_000,
} as const;

/** Visible links and buttons from which a screen counts as shown, so that a lone logo does not. */
const MIN_CONTROLS = 4;
/** Milliseconds without a request after which a page counts as loaded. */
const QUIET_MS = 1500;
export const MAX_LOAD_MS = 60_000;

export async function throttle(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slower });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latency,
    connectionType: 'cellular4g',
    downloadThroughput: PHONE.down / 8,
    uploadThroughput: PHONE.up / 8,
  });
}

/** Resolves once the network was idle for a while. */
export async function settled(page: Page): Promise<void> {
  let pending = 0;
  let quietSince = Date.now();
  const began = Date.now();
  const change = (by: number) => () => {
    pending = Math.max(0, pending + by);
    quietSince = Date.now();
  };
  page.on('request', change(1)).on('requestfinished', change(-1)).on('requestfailed', change(-1));
  while (Date.now() - began < MAX_LOAD_MS) {
    await new Promise((wait) => setTimeout(wait, 100));
    if (pending <= 0 && Date.now() - quietSince > QUIET_MS) return;
  }
}

type OpenPage = () => Promise<Page>;

/** A phone of its own with empty caches; no script of the bench runs in its pages. */
export async function onUnobservedPhone<T>(
  browser: Browser,
  work: (open: OpenPage) => Promise<T>,
  initScript?: string,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  if (initScript !== undefined) await context.addInitScript(initScript);
  try {
    return await work(() => context.newPage());
  } finally {
    await context.close();
  }
}

/** A phone of its own with empty caches, whose pages have `window.observed`. */
export async function onPhone<T>(browser: Browser, work: (open: OpenPage) => Promise<T>): Promise<T> {
  const observe = await bundled('bench/web/browser/observe.ts');
  return onUnobservedPhone(browser, work, `${observe};bench.observe(${MIN_CONTROLS});`);
}
