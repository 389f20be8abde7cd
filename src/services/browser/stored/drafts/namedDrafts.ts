import { ownSession } from '../ownSession';

/** Unsaved drafts by name: they survive a reload, in this tab only. */
export interface NamedDrafts {
  read(name: string): unknown;
  write(name: string, draft: object): void;
  remove(name: string): void;
  clear(): void;
  /** Whether there is any. */
  any(): boolean;
}

/** The drafts that are stored together under one key of sessionStorage. */
function namedDrafts(key: string): NamedDrafts {
  const all = (): Record<string, unknown> => {
    const stored = ownSession.read(key);
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  };
  return {
    read: (name) => all()[name] ?? null,
    write: (name, draft) => ownSession.write(key, { ...all(), [name]: draft }),
    remove(name) {
      const { [name]: _gone, ...others } = all();
      if (Object.keys(others).length > 0) ownSession.write(key, others);
      else ownSession.remove(key);
    },
    clear: () => ownSession.remove(key),
    any: () => Object.keys(all()).length > 0,
  };
}

/** The admin's unsaved forms. */
export const adminDrafts = namedDrafts('glumist.adminDrafts');

/** The reviews and questions that a shopper has not sent. */
export const writingDrafts = namedDrafts('glumist.writingDrafts');
