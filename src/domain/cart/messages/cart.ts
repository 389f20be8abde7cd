import { formatRupees } from '../../money/money';

export const messages = {
  /** `name` is that of a line; prices are formatted. */
  otherPrice: (name: string, now: string, was: string) => `${name} is now ${now}, not ${was}.`,
  fewerLeft: (name: string, left: number) => `Only ${left} of ${name} left.`,
  soldOut: (name: string) => `${name} is sold out.`,
  gone: (name: string) => `${name} is no longer sold.`,
  noWrap: 'Gift wrap is not offered at the moment, so we have taken it off.',
  otherWrapPrice: (rupees: number) =>
    `Gift wrap now costs ${formatRupees(rupees)}, so we have taken it off. Choose it again if you would like it.`,
  noteTooLong: (most: number) => `A gift note has at most ${most} letters.`,
  noteBrackets: 'Please write the gift note without < and >.',
  wrongNote: 'A gift note has only letters, signs and line breaks.',
};
