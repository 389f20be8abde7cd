import { local } from '../storage';

const KEY = 'glumist.labelPaper';

/** The paper that labels were printed on last in this browser. */
export const labelPaper = {
  read: (): string => {
    const kept = local.read(KEY);
    return typeof kept === 'string' ? kept : '';
  },
  write: (paper: string): void => local.write(KEY, paper),
};
