import type { CDPSession, Page } from 'playwright-core';
import { MAX_LOAD_MS, settled, throttle } from './phone';

/** Milliseconds that a page's main thread was busy, from navigation until it was idle. */
export interface MainThread {
  /** All tasks. */
  mainThread: number;
  style: number;
  layout: number;
  /** Scripts, without the style recalculation and layout that they force. */
  script: number;
}

const METRICS: Readonly<Record<keyof MainThread, string>> = {
  mainThread: 'TaskDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
  script: 'ScriptDuration',
};

async function readMetrics(devtools: CDPSession): Promise<MainThread> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const milliseconds = (name: string) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN);
  return {
    mainThread: milliseconds(METRICS.mainThread),
    style: milliseconds(METRICS.style),
    layout: milliseconds(METRICS.layout),
    script: milliseconds(METRICS.script),
  };
}

/**
 * Loads a page in a tab without the bench's observer, which checks every link in each frame, and asks the browser instead
 * of the page.
 */
export async function measureMainThread(page: Page, url: string): Promise<MainThread> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await throttle(devtools);
  const before = await readMetrics(devtools);
  const quiet = settled(page);
  await page.goto(url, { waitUntil: 'load', timeout: MAX_LOAD_MS });
  await quiet;
  const after = await readMetrics(devtools);
  return {
    mainThread: after.mainThread - before.mainThread,
    style: after.style - before.style,
    layout: after.layout - before.layout,
    script: after.script - before.script,
  };
}
