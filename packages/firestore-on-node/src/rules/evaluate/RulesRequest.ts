import { type Method } from '../syntax/ast';
import { type RulesQuery } from '../query/RulesQuery';
import { type RulesDoc } from '../values/RulesDoc';

/** One operation to be judged. */
export interface RulesRequest {
  method: Method;
  /** Segments after `/documents`: of the document; for `list`, of the collection. */
  path: string[];
  /** Usually `(default)`. */
  database: string;
  auth: { uid: string; token: Record<string, unknown> } | null;
  time: Date;
  /** The document as it is, null when there is none; not looked at for `list`. */
  resource: RulesDoc | null;
  /** The document as it would be; null for reads and deletes. */
  requestResource: RulesDoc | null;
  query?: RulesQuery;
}

/** How `get`, `exists`, `getAfter` and `existsAfter` read; paths are segments after `/documents`. */
export interface DocumentAccess {
  get(path: string[]): RulesDoc | null;
  /** As it would be after the whole write or batch. */
  getAfter(path: string[]): RulesDoc | null;
}

/** What one condition came to. */
export interface TraceEntry {
  line: number;
  column: number;
  outcome: 'true' | 'false' | 'error' | 'unknown';
  /** Why, in words, for everything but true. */
  message: string;
}

export interface Decision {
  allowed: boolean;
  /** For a denial: each condition consulted and why it did not allow, as the service words it. */
  reason: string;
  /** The line that decided: of the allow that granted, or of the last expression that refused. */
  line?: number;
  /** Every condition consulted, in order. */
  trace: TraceEntry[];
  /** Expressions evaluated, of the service's 1,000. */
  expressions: number;
}
