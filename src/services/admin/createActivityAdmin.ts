import type { ActivityQuery, ActivityResponse } from '@/domain/contracts/adminActivity';
import type { Result } from '../result';
import type { Http } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';
import { adminAnswer } from './adminAnswer';

const CALL_MS = 20_000;

/** Asks for a page of the audit log. */
export type ActivityAdmin = (query: ActivityQuery) => Promise<Result<ActivityResponse, CallFailure>>;

export function createActivityAdmin(http: Http): ActivityAdmin {
  return async (query) => {
    const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
    const path = `/api/admin/activity${text && `?${text}`}`;
    const outcome = await http({ method: 'GET', path, timeoutMs: CALL_MS, asShopper: true });
    return adminAnswer<ActivityResponse>(outcome, ({ entries }) => Array.isArray(entries));
  };
}
