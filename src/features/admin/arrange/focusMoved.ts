/** Keeps the focus on a moved row: on the pressed control, or on its handle where that is disabled at an end of the list. */
export function focusMoved(pressedId: string, handleId: string): void {
  const pressed = document.getElementById(pressedId);
  const usable = pressed instanceof HTMLButtonElement && !pressed.disabled;
  (usable ? pressed : document.getElementById(handleId))?.focus();
}
