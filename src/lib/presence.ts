/** Whoever does one of these is there, and may go anywhere on the page next. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'resize'] as const;

/** Milliseconds in which a press has become a click, and what it brings has been drawn. */
const PRESS_MS = 400;

type Presence = (sign: string | null) => void;

const waiting = new Set<Presence>();
let here = false;

function onSign({ type }: Event): void {
  for (const sign of SIGNS) window.removeEventListener(sign, onSign);
  here = true;
  for (const act of waiting) act(type);
  waiting.clear();
}

/** Whether somebody has done anything on the page, also before the app was there (src/app/earlyInput.ts notes it). */
export function isPresent(): boolean {
  here ||= 'touched' in document.documentElement.dataset;
  return here;
}

/**
 * Runs once somebody does anything on the page, with what it was; at once, with null, where that has been so already. The returned
 * function calls it off.
 */
export function whenPresent(act: Presence): () => void {
  if (isPresent()) {
    act(null);
    return () => undefined;
  }
  if (waiting.size === 0) {
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true });
  }
  waiting.add(act);
  return () => void waiting.delete(act);
}

/**
 * Runs what may follow on a sign of somebody: after a press only once that has had its answer, or the page is scrolled with it;
 * after any other sign at once.
 */
export function afterPress(sign: string | null, act: () => void): void {
  if (sign !== 'pointerdown' && sign !== 'touchstart') return act();
  const follow = () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', follow);
    act();
  };
  const timer = setTimeout(follow, PRESS_MS);
  window.addEventListener('scroll', follow, { passive: true });
}
