const KEY = 'glumist.places';
const stored = new Map(readStored());
const places = new Map(stored);

function readStored(): [string, number][] {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** Where the page was scrolled to, by the key of its place in the history; survives a reload. */
export const scrollPlaces = {
  note: (key: string, y: number) => places.set(key, y),
  of: (key: string) => places.get(key),
  /** Before this document was loaded. */
  before: (key: string) => stored.get(key),
  keep(): void {
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-50)));
    } catch {
      // Without storage the place is lost with the page, no more.
    }
  },
};

/** As long as a list may take on a slow line. */
const PATIENCE_MS = 8000;
/** Whoever does one of these has begun to go somewhere else. */
const OWN_WAY = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * So many frames in a row it has to stand where it was scrolled to: a smooth scroll of the page before, which the compositor is
 * in the middle of, carries it on, and so do cards that are laid out only now.
 */
const HELD = 6;

/** Scrolls to y as soon as the page is tall enough; gives up when the person scrolls or it takes too long. */
export function restorePlace(y: number): () => void {
  const until = performance.now() + PATIENCE_MS;
  let frame = 0;
  let held = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of OWN_WAY) window.removeEventListener(event, stop);
  };
  const tryIt = () => {
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    const late = performance.now() > until;
    if (lowest >= y || late) {
      // Less than a pixel is what the screen rounds.
      const isOff = Math.abs(window.scrollY - y) >= 1;
      if (held === 0 || isOff) window.scrollTo({ top: y, behavior: 'instant' });
      held = isOff ? 1 : held + 1;
    }
    if (late || held > HELD) stop();
    else frame = requestAnimationFrame(tryIt);
  };
  for (const event of OWN_WAY) window.addEventListener(event, stop, { passive: true });
  tryIt();
  return stop;
}
