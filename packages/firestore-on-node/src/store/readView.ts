import { type IndexHint } from '../query/indexHint';
import { type OrderedPlan } from '../query/plan';
import { type StoredDocument } from '../values/types';

/** The collections a query reads: `collectionId` (or every id, where null) right below `parent`, or anywhere below. */
export interface Scope {
  readonly parent: string;
  readonly collectionId: string | null;
  readonly allDescendants: boolean;
}

/** One state of a database: the present one, or a past one. Paths are relative to `documents`. */
export interface ReadView {
  get(path: string): StoredDocument | undefined;
  /** Paths of all collections that hold documents. */
  collectionPaths(): Iterable<string>;
  /** Documents in scope, in no order; with hints possibly only those that can match it. */
  scan(scope: Scope, hints: readonly IndexHint[]): Iterable<StoredDocument>;
  /** Documents in scope as the plan orders them, or null where `scan` serves better. */
  walk(scope: Scope, plan: OrderedPlan, hints: readonly IndexHint[]): Iterable<StoredDocument> | null;
}

/** Whether a collection's path is in the scope. */
export function inScope(collectionPath: string, collectionId: string, scope: Scope): boolean {
  if (scope.collectionId !== null && scope.collectionId !== collectionId) return false;
  if (scope.allDescendants) return scope.parent === '' || collectionPath.startsWith(`${scope.parent}/`);
  return collectionPath === (scope.parent === '' ? collectionId : `${scope.parent}/${collectionId}`);
}
