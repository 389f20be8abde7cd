import type { Spec } from './spec';

/** Texts about offers, banners and highlights. */
export const messages = {
  noSuch: (one: Spec<never, never>['one']) => `There is no such ${one}.`,
  deleted: 'Deleted.',
  codeTaken: (code: string, owner: string) =>
    `It cannot come back: ${code} is the code of “${owner}” by now.`,
  arrangedByOther: 'One was added or deleted meanwhile. This is how they stand now.',
};
