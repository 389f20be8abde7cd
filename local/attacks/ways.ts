import { type Actor } from '../shopRules/actors';

/** The result: refused for lack of permission, done, or a description of anything else. */
export type Answer = string;

/** One way to request an operation. */
export interface Way {
  readonly name: string;
  go(by: Actor): Promise<Answer>;
}
