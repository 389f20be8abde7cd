import { type JsonRecord } from './json';
import { type Query } from './query/types';
import { type StoredDocument } from './values/types';
import { type ExpressionReport, type Method } from './rules';

export type { ExpressionReport, Method };

/** The user of a request. `token` is the payload of the ID token. */
export interface Identity {
  readonly uid: string;
  readonly token: JsonRecord;
}

/**
 * The parts of a query that a rule for `list` can read. `where` is null for a query without a filter; `orderBy` has the
 * orders as requested, without the implied ones.
 */
export type QueryConstraints = Pick<Query, 'allDescendants' | 'where' | 'orderBy' | 'limit' | 'offset'>;

/** One operation that an authorizer decides about. */
export interface AccessRequest {
  readonly project: string;
  /** Usually `(default)`. */
  readonly database: string;
  readonly method: Method;
  /** Path segments after `documents`: the document's, or for `list` the collection's (its id alone, for a collection group). */
  readonly path: readonly string[];
  readonly auth: Identity | null;
  /** RFC 3339. For writes it is the commit time that `REQUEST_TIME` stores. */
  readonly time: string;
  /** The document before the operation; null if it does not exist, and for `list`. */
  readonly before: StoredDocument | null;
  /** The document after the operation; null for reads and deletes. */
  readonly after: StoredDocument | null;
  /** For `list` only. */
  readonly query: QueryConstraints | null;
  /** The same object for all operations of one commit or multi-document read; null for a single operation. */
  readonly batch: object | null;
  /** Reads another document, for `get()` and `exists()` of the rules language. */
  get(path: readonly string[]): StoredDocument | null;
  /** Reads it as it would be after the whole commit, for `getAfter()` and `existsAfter()`. */
  getAfter(path: readonly string[]): StoredDocument | null;
}

export interface AccessDecision {
  readonly allowed: boolean;
  /** The reason of a denial, for the developer; empty if allowed. */
  readonly reason: string;
}

/** Decides the access of all callers other than the owner, synchronously and from its arguments alone. */
export interface Authorizer {
  authorize(request: AccessRequest): AccessDecision;
  /** The values of every expression of the rules, if the authorizer has rules. */
  coverage?(): RuleCoverage;
}

/** The response of `GET …:ruleCoverage`, in the shape of Google's emulator. */
export interface RuleCoverage {
  readonly rules: { readonly files: readonly { readonly name: string; readonly content: string }[] };
  /** One report per outermost expression, in source order. */
  readonly report: readonly ExpressionReport[];
}

/** The authorizer of a rules file, or its syntax errors. */
export type RulesCompilation =
  | { readonly ok: true; readonly authorizer: Authorizer }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Compiles the text of a `firestore.rules` file. */
export type RulesCompiler = (source: string) => RulesCompilation;
