import type { When } from './layers';

/** A click of a finger or a mouse; the keyboard's and a screen reader's count none. */
const isTap = (event: Event | undefined) => event instanceof MouseEvent && event.detail > 0;

/** In the midst of a tap: once that has been answered on the screen. Otherwise at once, for the next key may be on its way. */
export const afterTap: When = (act) => {
  // React draws what a press asks for before the press is over.
  if (document.hidden || !isTap(window.event)) act();
  else requestAnimationFrame(() => setTimeout(act));
};
