/**
 * Moves the focus to the page's content without scrolling, when the focused element disappears or has done its part.
 */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
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
