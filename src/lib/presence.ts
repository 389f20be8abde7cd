/** Whoever does one of these is there, and may go anywhere on the page next. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'resize'] as const;

type Presence = (sign: string | null) => void;

const waiting = new Set<Presence>();
let here = false;

function onSign({ type }: Event): void {
  for (const sign of SIGNS) window.removeEventListener(sign, onSign);
  here = true;
  for (const act of waiting) act(type);
  waiting.clear();
}

/**
 * Runs once somebody does anything on the page, with what it was; at once, with null, where that has been so already, also
 * before the app was there (src/app/earlyInput.ts notes it). The returned function calls it off.
 */
export function whenPresent(act: Presence): () => void {
  here ||= 'touched' in document.documentElement.dataset;
  if (here) {
    act(null);
    return () => undefined;
  }
  if (waiting.size === 0) {
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true });
  }
  waiting.add(act);
  return () => void waiting.delete(act);
}
