import { type Method } from '../syntax/ast';
import { type RulesQuery } from '../query/RulesQuery';
import { type RulesDoc } from '../values/RulesDoc';

/** One operation that rules decide about. */
export interface RulesRequest {
  method: Method;
  /** Path segments after `/documents`: the document's, or for `list` the collection's. */
  path: string[];
  /** Usually `(default)`. */
  database: string;
  auth: { uid: string; token: Record<string, unknown> } | null;
  time: Date;
  /** The document before the operation; null if it does not exist. Ignored for `list`. */
  resource: RulesDoc | null;
  /** The document after the operation; null for reads and deletes. */
  requestResource: RulesDoc | null;
  query?: RulesQuery;
}

/** Reads documents for `get`, `exists`, `getAfter` and `existsAfter`; paths are segments after `/documents`. */
export interface DocumentAccess {
  get(path: string[]): RulesDoc | null;
  /** Reads the document as it would be after the whole write or batch. */
  getAfter(path: string[]): RulesDoc | null;
}

/** An empty database. */
export const NO_DOCUMENTS: DocumentAccess = { get: () => null, getAfter: () => null };

/** The outcome of one condition. */
export interface TraceEntry {
  line: number;
  column: number;
  outcome: 'true' | 'false' | 'error' | 'unknown';
  /** The reason, in words, for every outcome but true. */
  message: string;
}

export interface Decision {
  allowed: boolean;
  /** For a denial: each evaluated condition and why it did not allow, in the words of the service. */
  reason: string;
  /** The line of the allow that granted, or of the last expression that refused. */
  line?: number;
  /** Every evaluated condition, in order. */
  trace: TraceEntry[];
  /** How many expressions were evaluated; the service allows 1,000. */
  expressions: number;
}
