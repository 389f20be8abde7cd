import { session } from '../storage';

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
  const stored = session.read(KEY);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
};

export const adminDrafts: AdminDrafts = {
  read: (about) => all()[about] ?? null,
  write: (about, draft) => session.write(KEY, { ...all(), [about]: draft }),
  remove(about) {
    const { [about]: _gone, ...others } = all();
    if (Object.keys(others).length > 0) session.write(KEY, others);
    else session.remove(KEY);
  },
  clear: () => session.remove(KEY),
  any: () => Object.keys(all()).length > 0,
};
