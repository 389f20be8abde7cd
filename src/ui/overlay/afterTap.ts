import type { When } from './layers';

/** A click by finger or mouse; clicks by keyboard and screen reader do not count. */
const isTap = (event: Event | undefined) => event instanceof MouseEvent && event.detail > 0;

/**
 * During a tap, runs `act` after the browser has painted its result. Otherwise runs it at once, because the next
 * key may follow soon.
 */
export const afterTap: When = (act) => {
  // React renders the result before the event ends.
  if (document.hidden || !isTap(window.event)) act();
  else requestAnimationFrame(() => setTimeout(act));
};
