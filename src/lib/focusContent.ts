/** Moves the focus to the page's content without scrolling, after the focused element has disappeared. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/**
 * Rescues a focus that fell to the body because its element was removed: moves it to `next`, otherwise to
 * the content.
 */
export function catchFocus(next: HTMLElement | null | undefined): void {
  if (document.activeElement !== document.body) return;
  if (next && !next.matches(':disabled')) next.focus({ preventScroll: true });
  else focusContent();
}

/**
 * Blurs an element of the content that is about to be removed. A browser that removes a focused element computes the
 * page's layout once more, with the new page's styles.
 */
export function leaveContent(): void {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at instanceof HTMLInputElement) return;
  if (at.id !== 'content' && document.getElementById('content')?.contains(at)) at.blur();
}
