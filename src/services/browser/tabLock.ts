/** Releases a lock; closing the tab does so too. */
export type Release = () => void;

const nothing: Release = () => undefined;

/**
 * Takes a lock that only one tab of this browser can hold; null if another tab has it. A browser without
 * locks grants it always.
 */
export function takeTabLock(name: string): Promise<Release | null> | Release | null {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks) return nothing;
  return new Promise((resolve) => {
    const held = (lock: Lock | null) =>
      lock ? new Promise<void>((release) => resolve(() => release())) : resolve(null);
    locks.request(name, { ifAvailable: true }, held).catch(() => resolve(nothing));
  });
}
