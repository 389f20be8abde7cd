import { LIVE_ATTRIBUTE } from './layers';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

export function focusablesIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.closest('[inert], [hidden]') && (element.checkVisibility?.() ?? true),
  );
}

/** Whether Tab goes on to one of the stops from an element inside the panel that is none, such as a group with the focus. */
function hasStopBeyond(
  root: HTMLElement,
  at: Element | null,
  stops: readonly Element[],
  isBack: boolean,
): boolean {
  if (!at || !root.contains(at)) return false;
  const side = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  return stops.some((stop) => (at.compareDocumentPosition(stop) & side) !== 0);
}

/** Keeps Tab and Shift+Tab inside `root` and, after it, in toasts, which may offer Undo. */
export function trapTab(event: KeyboardEvent, root: HTMLElement): void {
  const live = [...document.querySelectorAll<HTMLElement>(`[${LIVE_ATTRIBUTE}]`)].flatMap(focusablesIn);
  const own = focusablesIn(root);
  const rings = [own, live].filter((ring) => ring.length > 0);
  const at = document.activeElement;
  const ring = rings.findIndex((stops) => stops.some((stop) => stop === at));
  const edge = event.shiftKey ? rings[ring]?.[0] : rings[ring]?.at(-1);
  // Between the edges the browser knows the order best, as for radio groups; toasts follow after the panel's last
  // element.
  if (ring >= 0 ? at !== edge : hasStopBeyond(root, at, own, event.shiftKey)) return;
  event.preventDefault();
  const step = event.shiftKey ? -1 : 1;
  const from = ring >= 0 ? ring : event.shiftKey ? 0 : -1;
  const next = rings[(from + step + rings.length) % rings.length];
  (event.shiftKey ? next?.at(-1) : next?.[0])?.focus();
}

/** Focuses an element without moving the page, unless none of it is in the window. */
export function focusInView(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom <= 0 || top >= window.innerHeight) element.scrollIntoView?.({ block: 'center' });
}

/** Whether the focused element was removed or disabled. */
export function hasLostFocus(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches(':disabled');
}
