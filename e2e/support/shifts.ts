import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  moved: string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Has every page that is opened from now on note what moved without being asked to. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.layoutShifts = shifts;
    const markup = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '').slice(0, 60);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => markup(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** All that has moved on this page, in sum; stricter than the usual measure, which takes the worst five seconds. */
export async function readShifts(page: Page): Promise<{ sum: number; shifts: Shift[] }> {
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
}

/**
 * A modest network, so that what comes late comes visibly late. The processor stays as it is: where DevTools slowed it down, a
 * page now and then stood still for good, its main thread idle but for DevTools.
 */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 800_000,
    uploadThroughput: 200_000,
  });
}
