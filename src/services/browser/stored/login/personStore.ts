import { local } from '../storage';

const KEY = 'glumist.person';

/** The person who was signed in last in this browser, and whose things have not been removed from it. */
export interface LastPerson {
  uid: string;
  /** Their session ended and only the traces are gone: what is here since then belongs to a guest. */
  isLeft: boolean;
}

/** For all tabs, so that one that hears late of a logout leaves alone what a guest has gathered since. */
export const personStore = {
  read(): LastPerson | null {
    const { uid, isLeft } = (local.read(KEY) ?? {}) as Partial<LastPerson>;
    return typeof uid === 'string' ? { uid, isLeft: isLeft === true } : null;
  },
  write: (person: LastPerson): void => local.write(KEY, person),
  clear: (): void => local.remove(KEY),
};
