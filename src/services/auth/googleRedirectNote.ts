import { session } from '../browser/storage';

const KEY = 'glumist.googleRedirect';

/** That this tab has left for Google's page: only then the next page asks how it went there. */
export const googleRedirectNote = {
  leave: (): void => session.write(KEY, true),
  exists: (): boolean => session.read(KEY) === true,
  clear: (): void => session.remove(KEY),
};
