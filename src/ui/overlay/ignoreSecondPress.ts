/** Milliseconds in which a second click belongs to a double press. */
const DOUBLE_PRESS_MS = 500;

/**
 * Ignores the second click of a double press, which would hit the page under a dialog that the first click
 * closed. Also ignores the mousedown before it, which would move the focus there.
 */
export function ignoreSecondPress(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const events = ['mousedown', 'click'] as const;
  for (const name of events) document.addEventListener(name, ignore, true);
  setTimeout(() => {
    for (const name of events) document.removeEventListener(name, ignore, true);
  }, DOUBLE_PRESS_MS);
}
