import { isInSight } from '@/lib/inSight';
import { afterPress, isPresent, whenPresent } from '@/lib/presence';
import { whenIdle } from '@/lib/whenIdle';
import { LARGE, LATER, LATER_ON_PHONES } from '@/ui';

/** What the first touch asked for is done and painted first. Milliseconds. */
const AT_THE_LATEST = 200;

let watching = false;

const isTouched = () => 'touched' in document.documentElement.dataset;
const mark = () => document.documentElement.setAttribute('data-touched', '');

/**
 * Puts `data-touched` on the document once somebody does anything, for as long as it lives; at once where the screen is so
 * large that more of the page is in sight than was thought. To be called whenever something of class LATER or LATER_ON_PHONES is there.
 */
export function watchFirstTouch(): void {
  if (isTouched()) return;
  if (!watching) {
    watching = true;
    whenPresent((sign) => {
      // A key may move the focus, which is scrolled to: everything has to stand where it will stay by then.
      if (sign === 'keydown') mark();
      else afterPress(sign, () => void whenIdle(mark, AT_THE_LATEST));
    });
  }
  // The mark is on its way, and to look lays the page out.
  if (isPresent()) return;
  const held = window.innerWidth < LARGE ? `.${LATER}, .${LATER_ON_PHONES}` : `.${LATER}`;
  if ([...document.querySelectorAll(held)].some(isInSight)) whenIdle(mark, AT_THE_LATEST);
}
