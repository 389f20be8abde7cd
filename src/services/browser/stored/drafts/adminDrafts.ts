import { ownSession } from '../ownSession';

/** The admin's unsaved drafts by name: they survive a reload, in this tab only. */
export interface AdminDrafts {
  read(about: string): unknown;
  write(about: string, draft: object): void;
  remove(about: string): void;
  clear(): void;
  /** Whether there is any. */
  any(): boolean;
}

const KEY = 'glumist.adminDrafts';

const all = (): Record<string, unknown> => {
  const stored = ownSession.read(KEY);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
};

export const adminDrafts: AdminDrafts = {
  read: (about) => all()[about] ?? null,
  write: (about, draft) => ownSession.write(KEY, { ...all(), [about]: draft }),
  remove(about) {
    const { [about]: _gone, ...others } = all();
    if (Object.keys(others).length > 0) ownSession.write(KEY, others);
    else ownSession.remove(KEY);
  },
  clear: () => ownSession.remove(KEY),
  any: () => Object.keys(all()).length > 0,
};
