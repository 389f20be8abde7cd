/** Hands the focus to the page's content, where what had it goes away or has done its part; nothing scrolls. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/**
 * Lets go of what in the content has the focus and is about to go. A browser that finds it in what is taken away lays the whole
 * page out once more, with the styles of what comes.
 */
export function leaveContent(): void {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at instanceof HTMLInputElement) return;
  if (at.id !== 'content' && document.getElementById('content')?.contains(at)) at.blur();
}
