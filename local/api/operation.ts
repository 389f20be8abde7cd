import type * as v from 'valibot';
import type { Refusal } from './codes';

/** An object whose entries become the parameters of a query. */
export type QuerySchema = v.ObjectSchema<v.ObjectEntries, v.ErrorMessage<v.ObjectIssue> | undefined>;

/** The documentation of a call beyond its route. */
export interface Operation {
  /** A short summary of the call. */
  summary: string;
  query?: QuerySchema;
  /** Replaces the route's schema when that depends on the request. */
  body?: v.GenericSchema;
  /** Refusals of this call alone; sharedRefusals.ts adds those that all calls of its kind have. */
  refusals?: readonly Refusal[];
  /** Whether the call may answer 202 with the same body, because the work continues after the answer. */
  hasAccepted?: true;
}
