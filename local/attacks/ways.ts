import { type Actor } from '../shopRules/actors';

/** What came of it: refused for want of permission, done, or what else happened, in words. */
export type Answer = string;

/** One way to ask for an operation. */
export interface Way {
  readonly name: string;
  go(by: Actor): Promise<Answer>;
}
