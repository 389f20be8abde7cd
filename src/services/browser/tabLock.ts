/** Lets go of a lock; a closed tab does so by itself. */
export type Release = () => void;

const nothing: Release = () => undefined;

/** Takes a lock that one tab of this browser can have; null where another one has it. A browser without locks gives it to each. */
export function takeTabLock(name: string): Promise<Release | null> | Release | null {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks) return nothing;
  return new Promise((resolve) => {
    const held = (lock: Lock | null) =>
      lock ? new Promise<void>((release) => resolve(() => release())) : resolve(null);
    locks.request(name, { ifAvailable: true }, held).catch(() => resolve(nothing));
  });
}
