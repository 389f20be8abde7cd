/** Events that indicate that a link is about to be followed. */
const REACH_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** The path of an event's link; null for no link, or one that leaves the shop. */
function linkPath({ target }: Pick<Event, 'target'>): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === window.location.origin ? link.pathname : null;
}

/**
 * Calls back with the path of a link on hover, touch or focus; repeated events on the same link count once.
 */
export function onReach(listener: (path: string) => void): () => void {
  let last = '';
  const onEvent = (event: Event) => {
    const path = linkPath(event);
    if (path === null || path === last || path === window.location.pathname) return;
    last = path;
    listener(path);
  };
  for (const sign of REACH_EVENTS) document.addEventListener(sign, onEvent, { passive: true });
  return () => REACH_EVENTS.forEach((sign) => document.removeEventListener(sign, onEvent));
}
