/** Events that indicate that a link is about to be followed. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** The path of an event's link; null for no link, or one that leaves the shop. */
function leadsTo({ target }: Pick<Event, 'target'>): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === window.location.origin ? link.pathname : null;
}

/** Calls back with the path of a link when somebody reaches for it; repeated events on the same link count once. */
export function onReach(listener: (path: string) => void): () => void {
  let last = '';
  const hear = (event: Event) => {
    const path = leadsTo(event);
    if (path === null || path === last || path === window.location.pathname) return;
    last = path;
    listener(path);
  };
  for (const sign of SIGNS) document.addEventListener(sign, hear, { passive: true });
  return () => SIGNS.forEach((sign) => document.removeEventListener(sign, hear));
}
