import { session } from '../../browser/stored/storage';

const KEY = 'glumist.googleRedirect';

/** Records that this tab went to Google's page: only then the next page reads the result. */
export const googleRedirectNote = {
  leave: (): void => session.write(KEY, true),
  exists: (): boolean => session.read(KEY) === true,
  clear: (): void => session.remove(KEY),
};
