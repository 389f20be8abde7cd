/** Class of what is not on the first screen: GlobalStyle keeps its pictures back until the page is touched. */
export const LATER = 'later';

/** Whoever does one of these is there, and may go anywhere on the page next. */
const EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'resize'] as const;
/** What the first touch asked for is done and painted first. Milliseconds. */
const AT_THE_LATEST = 200;

let watching = false;
let touched = false;

function touch(atOnce = false): void {
  touched = true;
  const mark = () => document.documentElement.setAttribute('data-touched', '');
  if (atOnce) mark();
  else if ('requestIdleCallback' in window) window.requestIdleCallback(mark, { timeout: AT_THE_LATEST });
  else setTimeout(mark, 0);
}

function onEvent({ type }: Event): void {
  for (const event of EVENTS) window.removeEventListener(event, onEvent);
  // A key may move the focus, which is scrolled to: everything has to stand where it will stay by then.
  touch(type === 'keydown');
}

function isInSight(element: Element): boolean {
  const { top, left } = element.getBoundingClientRect();
  return top < window.innerHeight && left < window.innerWidth;
}

/**
 * Puts `data-touched` on the document once somebody does anything, for as long as it lives; at once where the screen is so
 * large that more of the page is in sight than was thought. To be called whenever something of class LATER is there.
 */
export function watchFirstTouch(): void {
  if (touched) return;
  if ([...document.getElementsByClassName(LATER)].some(isInSight)) {
    touch();
    return;
  }
  if (watching) return;
  watching = true;
  for (const event of EVENTS) window.addEventListener(event, onEvent, { passive: true });
}
