/** Milliseconds within which a press on the same spot is the second one of a double click. */
const DOUBLE_MS = 400;
/** Pixels that a finger may be off. */
const SPOT_PX = 10;

/** Where a layer was pressed, and when (`performance.now()`). */
export interface Press {
  x: number;
  y: number;
  at: number;
}

/** The second press of a double click was meant for the button that closed a layer, not for what lies beneath it. */
export function ignoreSecondPress({ x, y, at }: Press): void {
  const left = at + DOUBLE_MS - performance.now();
  if (left <= 0) return;
  const swallow = (event: MouseEvent) => {
    // The presses of a finger are counted by no browser.
    const isSecond = event.detail > 1 || (event as Partial<PointerEvent>).pointerType === 'touch';
    if (!isSecond || Math.hypot(event.clientX - x, event.clientY - y) > SPOT_PX) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const types = ['mousedown', 'click'] as const;
  for (const type of types) window.addEventListener(type, swallow, true);
  setTimeout(() => {
    for (const type of types) window.removeEventListener(type, swallow, true);
  }, left);
}
