/** Figures that a page records: milliseconds since navigation began; 0 for an event that did not happen. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  /** When all visible links and buttons respond, because React has hydrated them. */
  interactive: number;
  /** Cumulative layout shift. */
  shift: number;
  /** The longest task of the main thread. */
  longestTask: number;
  /** The slowest interaction, from a press or key until its result is painted. */
  slowestAnswer: number;
  /** Elements at the first paint. */
  nodesAtPaint: number;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/**
 * Runs in the page before its own scripts. `least` is how many links and buttons must be visible before a screen counts as
 * shown. Measuring forces layout, so it begins with the first paint. A page without React is interactive when its last long
 * task ends.
 */
export function observe(least: number): void {
  const observed: Observed = {
    firstPaint: 0,
    largestPaint: 0,
    interactive: 0,
    shift: 0,
    longestTask: 0,
    slowestAnswer: 0,
    nodesAtPaint: 0,
  };
  window.observed = observed;
  const on = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  on('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    observed.firstPaint = startTime;
    observed.nodesAtPaint = document.getElementsByTagName('*').length;
    requestAnimationFrame(look);
  });
  on('largest-contentful-paint', ({ startTime }) => (observed.largestPaint = startTime));
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) observed.shift += value;
  });
  let lastTask = 0;
  on('longtask', ({ startTime, duration }) => {
    observed.longestTask = Math.max(observed.longestTask, duration);
    lastTask = startTime + duration;
  });
  const ofInteraction = (entry: PerformanceEntry) => {
    const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId > 0) observed.slowestAnswer = Math.max(observed.slowestAnswer, entry.duration);
  };
  on('event', ofInteraction, { durationThreshold: 16 });

  const isInSight = (element: Element) => {
    // Reading the position of an element forces layout.
    if (!element.checkVisibility({ contentVisibilityAuto: true })) return false;
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
  };
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  const look = () => {
    const inSight = [...document.querySelectorAll('a[href], button')].filter(isInSight);
    if (inSight.length >= least && inSight.every(isTaken)) {
      observed.interactive = performance.now();
      return;
    }
    requestAnimationFrame(look);
  };
  addEventListener('load', () =>
    setTimeout(() => {
      if (observed.interactive === 0) observed.interactive = Math.max(lastTask, observed.largestPaint);
    }, 8000),
  );
}
