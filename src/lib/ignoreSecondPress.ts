/** Milliseconds in which a second click belongs to a double press. */
const DOUBLE_PRESS_MS = 500;

/** Ignores the second click of a double press, which would reach what is under a dialog that the first one has closed. */
export function ignoreSecondPress(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, true);
  setTimeout(() => document.removeEventListener('click', ignore, true), DOUBLE_PRESS_MS);
}
