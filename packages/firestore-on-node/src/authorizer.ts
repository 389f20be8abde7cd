import { type JsonRecord } from './json';
import { type Query } from './query/types';
import { type StoredDocument } from './values/types';
import { type ExpressionReport } from './rules';

export type { ExpressionReport };

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Who asks, as the ID token says; the claims are the token's payload. */
export interface Identity {
  readonly uid: string;
  readonly token: JsonRecord;
}

/** The parts of a query that a rule for `list` may know. `where` is null where the query has no filter. */
export type QueryConstraints = Pick<Query, 'allDescendants' | 'where' | 'orderBy' | 'limit' | 'offset'>;

/** One operation to be judged. */
export interface AccessRequest {
  readonly project: string;
  /** Usually `(default)`. */
  readonly database: string;
  readonly method: Method;
  /** Segments after `documents`: of the document; for `list` of the collection (of its id, for a group at the root). */
  readonly path: readonly string[];
  readonly auth: Identity | null;
  /** The time of the request, RFC 3339; for writes the commit time that `REQUEST_TIME` writes. */
  readonly time: string;
  /** The document as it is; null where there is none, and for `list`. */
  readonly before: StoredDocument | null;
  /** The document as it would be; null for reads and deletes. */
  readonly after: StoredDocument | null;
  /** For `list` only. */
  readonly query: QueryConstraints | null;
  /** The same object for all operations of one commit or multi-document read; null where there is only one. */
  readonly batch: object | null;
  /** Another document of the database as it is; for `get()` and `exists()` of the rules language. */
  get(path: readonly string[]): StoredDocument | null;
  /** The same as it would be after the whole commit; for `getAfter()` and `existsAfter()`. */
  getAfter(path: readonly string[]): StoredDocument | null;
}

export interface Decision {
  readonly allowed: boolean;
  /** Why not, for the developer; '' where allowed. */
  readonly reason: string;
}

/** Judges what callers other than the owner may do. Must answer from its arguments alone, without waiting. */
export interface Authorizer {
  authorize(request: AccessRequest): Decision;
  /** What the expressions of the rules came to, where there are rules. */
  coverage?(): RuleCoverage;
}

/** The answer of `GET …:ruleCoverage`, as Google's emulator gives it. */
export interface RuleCoverage {
  readonly rules: { readonly files: readonly { readonly name: string; readonly content: string }[] };
  /** One for each outermost expression, in source order. */
  readonly report: readonly ExpressionReport[];
}

/** A rules source turned into an authorizer, or what is wrong with it, line by line. */
export type CompiledRules =
  | { readonly ok: true; readonly authorizer: Authorizer }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Compiles the source of a `firestore.rules` file. */
export type RulesCompiler = (source: string) => CompiledRules;
