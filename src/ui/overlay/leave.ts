const LEAVE_MS = 160;
/** A younger layer was never painted, because React mounts twice in development. */
const SEEN_MS = 50;
const createdAt = new WeakMap<HTMLElement, number>();

export function recordCreation(layer: HTMLElement): void {
  createdAt.set(layer, performance.now());
}

export const ageMs = (layer: HTMLElement): number => performance.now() - (createdAt.get(layer) ?? 0);

/** Plays the exit animation of a removed layer on an inert copy of it. */
export function leaveBehind(layer: HTMLElement): void {
  const seen = ageMs(layer) > SEEN_MS;
  const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (!seen || still || typeof layer.animate !== 'function') return;
  const scrolled = [...layer.querySelectorAll('*')].map((element) => element.scrollTop);
  const ghost = layer.cloneNode(true) as HTMLElement;
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.dataset['leaving'] = '';
  for (const marked of ghost.querySelectorAll('[id], [role], [name], [aria-modal]')) {
    for (const name of ['id', 'role', 'name', 'aria-modal']) marked.removeAttribute(name);
  }
  document.body.append(ghost);
  // Each of these styles forces a layout of the copy.
  [...ghost.querySelectorAll('*')].forEach((element, at) => {
    const top = scrolled[at];
    if (top) element.scrollTop = top;
  });
  window.setTimeout(() => ghost.remove(), LEAVE_MS);
}
