const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

export function focusablesIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.closest('[inert], [hidden]') && (element.checkVisibility?.() ?? true),
  );
}

/** Keeps Tab and Shift+Tab inside root. */
export function trapTab(event: KeyboardEvent, root: HTMLElement): void {
  const stops = focusablesIn(root);
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) {
    event.preventDefault();
    return;
  }
  const at = document.activeElement;
  const outside = !root.contains(at) || at === root;
  if (event.shiftKey && (at === first || outside)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (at === last || (outside && at !== root))) {
    event.preventDefault();
    first.focus();
  }
}

/** Whether what had the focus has been removed or disabled. */
export function hasLostFocus(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches(':disabled');
}
