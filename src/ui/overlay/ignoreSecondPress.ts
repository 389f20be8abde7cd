/** Milliseconds in which a second press belongs to a double press. */
export const DOUBLE_PRESS_MS = 500;
/** Pixels between the two taps of a double tap. */
const DOUBLE_TAP_PX = 30;

/**
 * Call it when a dialog opens, and its result when the dialog has closed. Then ignores the second click of a double
 * press, which would hit the page under the dialog that the first click closed. Also ignores the mousedown before it,
 * which would move the focus there. iOS Safari counts no clicks (`detail` stays 1), so a tap soon after another one at
 * the same place counts as a second one. Clicks by keyboard and screen reader have `detail` 0.
 */
export function ignoreSecondPress(): () => void {
  let last: { x: number; y: number; at: number } | null = null;
  let isSecondTap = false;
  const notePress = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    const at = performance.now();
    const isClose =
      last !== null && at - last.at < DOUBLE_PRESS_MS && Math.hypot(x - last.x, y - last.y) <= DOUBLE_TAP_PX;
    isSecondTap = pointerType === 'touch' && isClose;
    last = { x, y, at };
  };
  const ignore = (event: MouseEvent) => {
    if (event.detail === 0 || (event.detail === 1 && !isSecondTap)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const events = ['mousedown', 'click'] as const;
  document.addEventListener('pointerdown', notePress, true);
  return () => {
    for (const name of events) document.addEventListener(name, ignore, true);
    setTimeout(() => {
      document.removeEventListener('pointerdown', notePress, true);
      for (const name of events) document.removeEventListener(name, ignore, true);
    }, DOUBLE_PRESS_MS);
  };
}
