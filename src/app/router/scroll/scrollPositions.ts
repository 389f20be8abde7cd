const STORAGE_KEY = 'glumist.places';
/** The most history entries that survive a reload, newest first. */
const MAX_STORED = 50;

const stored = new Map(readStored());
const positions = new Map(stored);

function readStored(): [string, number][] {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** Scroll positions in pixels, by the key of their history entry. */
export const scrollPositions = {
  note: (key: string, y: number) => positions.set(key, y),
  of: (key: string) => positions.get(key),
  /** The position before this document loaded. */
  beforeLoad: (key: string) => stored.get(key),
  store(): void {
    try {
      window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_STORED)));
    } catch {
      // Without storage a reload loses the position.
    }
  },
};

/** Milliseconds that a list may take to load on a slow connection. */
const TIMEOUT_MS = 8000;
/** Events that show that the user scrolls or navigates. */
const USER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
/**
 * Frames in a row that the position must hold: a smooth scroll of the last page may still run, and cards may
 * lay out late.
 */
const HELD_FRAMES = 6;

/** Scrolls to `y` once the page is tall enough; gives up after the timeout or when the user scrolls. Returns the stop. */
export function restoreScroll(y: number): () => void {
  const deadline = performance.now() + TIMEOUT_MS;
  let frame = 0;
  let heldFrames = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of USER_EVENTS) window.removeEventListener(event, stop);
  };
  const attempt = () => {
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    const isLate = performance.now() > deadline;
    if (lowest >= y || isLate) {
      // Screens round by less than a pixel.
      const isOff = Math.abs(window.scrollY - y) >= 1;
      if (heldFrames === 0 || isOff) window.scrollTo({ top: y, behavior: 'instant' });
      heldFrames = isOff ? 1 : heldFrames + 1;
    }
    if (isLate || heldFrames > HELD_FRAMES) stop();
    else frame = requestAnimationFrame(attempt);
  };
  for (const event of USER_EVENTS) window.addEventListener(event, stop, { passive: true });
  attempt();
  return stop;
}
