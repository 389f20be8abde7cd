import { local } from '../storage';

const KEY = 'glumist.singleKeys';

/** Whether single letters are shortcuts in the admin. People who use speech input turn them off. */
export const singleKeys = {
  read: (): boolean => local.read(KEY) !== false,
  write: (on: boolean): void => local.write(KEY, on),
};
