import { namedDrafts, type NamedDrafts } from './namedDrafts';

export type WritingDrafts = NamedDrafts;

/** The reviews and questions that a shopper has not sent. */
export const writingDrafts: WritingDrafts = namedDrafts('glumist.writingDrafts');
