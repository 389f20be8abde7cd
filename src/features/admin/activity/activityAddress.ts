import { AUDIT_KINDS, type AuditKind } from '@/domain/admin/audit/actions';
import { MAX_THING } from '@/domain/contracts/admin/activity';
import { queryText } from '@/domain/text/queryText';
import { isDay } from '@/domain/time/calendar';

/** The filter of the log; empty texts filter nothing. */
export interface ActivityFilters {
  /** Email of a colleague. */
  person: string;
  kind: AuditKind | '';
  /** Days in India, both included. */
  from: string;
  to: string;
  /** A name, a number, an id, or a path as in 'orders/GLM1'. */
  thing: string;
}

export const NO_FILTERS: ActivityFilters = { person: '', kind: '', from: '', to: '', thing: '' };

const dayIn = (text: string | null): string => (text && isDay(text) ? text : '');

/** Reads the filters from the address; invalid values are ignored. */
export function readFilters(search: string): ActivityFilters {
  const params = new URLSearchParams(search);
  return {
    person: (params.get('person') ?? '').trim().slice(0, 254),
    kind: AUDIT_KINDS.find((kind) => kind === params.get('kind')) ?? '',
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    // Old links have `target`, from before the search for a thing.
    thing: (params.get('thing') ?? params.get('target') ?? '').trim().slice(0, MAX_THING),
  };
}

export const filtersText = (filters: ActivityFilters): string => queryText({ ...filters });
