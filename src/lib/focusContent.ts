/** Hands the focus to the page's content, where what had it goes away or has done its part; nothing scrolls. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
