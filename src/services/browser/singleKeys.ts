import { local } from './storage';

const KEY = 'glumist.singleKeys';

/** Whether letters alone are shortcuts in the admin: who speaks to a computer, or types by accident, turns them off. */
export const singleKeys = {
  read: (): boolean => local.read(KEY) !== false,
  write: (on: boolean): void => local.write(KEY, on),
};
