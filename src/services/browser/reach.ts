/** What tells that somebody is about to go somewhere. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Where the link leads that an event is about; null where it is none, or leads out of the shop. */
function leadsTo({ target }: Pick<Event, 'target'>): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === window.location.origin ? link.pathname : null;
}

/** Calls back with the path of each other page whose link somebody reaches for, once as long as it is the same. */
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
