/** What a page says of itself: milliseconds since its navigation began; 0 where it never came. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  /** From when all links and buttons that are in sight answer: React has taken them over. */
  interactive: number;
  /** Cumulative layout shift. */
  shift: number;
  /** The longest task of the main thread. */
  longestTask: number;
  /** From a press or a key until what it changed is painted, the slowest. */
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
 * Runs in the page before its own scripts. `least` is how many links and buttons must be in sight before a screen counts as there;
 * looking lays the page out, so that begins with the first paint. A page that React never takes over is interactive when its last long
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
    // Asking for the place of what the browser has not laid out yet would have it laid out.
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
