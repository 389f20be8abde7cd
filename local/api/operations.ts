import type { Route } from '../../functions/src/platform/http/route';
import { adminOperations } from './operations/adminOperations';
import type { CallName } from './answers/answers';
import type { Refusal } from './codes';
import type { Operation } from './operation';
import { sharedRefusals } from './answers/sharedRefusals';
import { shopOperations } from './operations/shopOperations';

/** Every call of the shop. */
export const operations: Record<CallName, Operation> = { ...shopOperations, ...adminOperations };

export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

const isCall = (name: string): name is CallName => Object.hasOwn(operations, name);

/** The description of a route; throws when it has none. */
export function operationOf(route: Route): Operation & { name: CallName } {
  const name = nameOf(route);
  if (!isCall(name))
    throw new Error(`local/api/answers/answers.ts and its operations do not have ${name} yet`);
  return { ...operations[name], name };
}

/** All refusals of a route, as in '409 sold_out'. */
export function refusalsOf(route: Route): Refusal[] {
  return [...new Set([...sharedRefusals(route), ...(operationOf(route).refusals ?? [])])];
}
