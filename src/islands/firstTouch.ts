import { isInSight } from '@/lib/inSight';
import { afterPress, whenPresent } from '@/lib/presence';
import { whenIdle } from '@/lib/whenIdle';
import { LATER } from '@/ui';

/** What the first touch asked for is done and painted first. Milliseconds. */
const AT_THE_LATEST = 200;

let watching = false;
/** Somebody has done something: the mark is on its way. */
let isComing = false;

const isTouched = () => 'touched' in document.documentElement.dataset;
const mark = () => document.documentElement.setAttribute('data-touched', '');

/**
 * Puts `data-touched` on the document once somebody does anything, for as long as it lives; at once where the screen is so
 * large that more of the page is in sight than was thought. To be called whenever something of class LATER is there.
 */
export function watchFirstTouch(): void {
  if (isTouched() || isComing) return;
  // To look lays the page out.
  if ([...document.getElementsByClassName(LATER)].some(isInSight)) whenIdle(mark, AT_THE_LATEST);
  if (watching) return;
  watching = true;
  whenPresent((sign) => {
    isComing = true;
    // A key may move the focus, which is scrolled to: everything has to stand where it will stay by then.
    if (sign === 'keydown') mark();
    else afterPress(sign, () => void whenIdle(mark, AT_THE_LATEST));
  });
}
