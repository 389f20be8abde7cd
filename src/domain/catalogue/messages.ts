import { joinWithAnd } from '../text/joinWords';

export const messages = {
  comboOffSale: (name: string) => `The combo ${name} went off sale too.`,
  /** `more` combos are counted besides those named. */
  combosOffSale: (combos: number, named: readonly string[], more: number) =>
    `${combos} combos went off sale too: ${joinWithAnd(more > 0 ? [...named, `${more} more`] : named)}.`,
};
