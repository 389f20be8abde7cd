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

/** Records the layout shifts of every page from now on. */
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

/** The sum of all layout shifts; stricter than CLS, which takes the worst five seconds. */
export async function readShifts(page: Page): Promise<{ sum: number; shifts: Shift[] }> {
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
}

/** Milliseconds before each request is sent. */
const DELAY_MS = 100;

/**
 * A slow network, so that late content is visibly late. It is not DevTools' throttling, neither of the network nor of the
 * processor: under both a page sometimes never finished loading.
 */
export async function slowDown(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    // A page that was left meanwhile has no use for it.
    await route.fallback().catch(() => undefined);
  });
}
