/** Milliseconds: a page's scripts, some 100 KB, come within it over a good line. */
const FAST_MS = 200;

/** Whether all scripts of the page came in no time, over the line or from what the browser keeps: what else comes then costs little. */
export function isFastLine(): boolean {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = entries.filter(({ initiatorType }) => initiatorType === 'script');
  return scripts.length > 0 && scripts.every(({ duration }) => duration < FAST_MS);
}
