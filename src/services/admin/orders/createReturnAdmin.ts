import type { AdminOrderResponse } from '@/domain/contracts/adminOrders/actions';
import type { ReturnResponse, ReturnsResponse, ReturnTab } from '@/domain/contracts/adminOrders/returns';
import type { ReturnStep } from '@/domain/orders/returnDesk/steps';
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer, isSuccess } from '../adminAnswer';

/** The returns desk. Every step is idempotent. */
export interface ReturnAdmin {
  page(tab: ReturnTab, after: string): Promise<Result<ReturnsResponse, CallFailure>>;
  find(orderId: string): Promise<Result<ReturnResponse, CallFailure>>;
  step(orderId: string, step: ReturnStep, body: object): Promise<Result<AdminOrderResponse, CallFailure>>;
}

const CALL_MS = 20_000;
/** Milliseconds; the courier or Razorpay may have to answer. */
const STEP_MS = 40_000;

export function createReturnAdmin(http: Http): ReturnAdmin {
  const read = async <T>(path: string, has: string) => {
    const request = {
      method: 'GET',
      path: `/api/admin/${path}`,
      withToken: true,
      timeoutMs: CALL_MS,
    } as const;
    return adminAnswer<T>(await http(request), (fields) => has in fields);
  };
  return {
    page: (tab, after) =>
      read<ReturnsResponse>(
        `returns?${new URLSearchParams({ tab, ...(after ? { after } : {}) }).toString()}`,
        'rows',
      ),
    find: (orderId) => read<ReturnResponse>(`returns/${encodeURIComponent(orderId)}`, 'sizes'),
    async step(orderId, step, body) {
      const path = `/api/admin/returns/${encodeURIComponent(orderId)}/${step}`;
      const request = { method: 'POST', path, body, withToken: true, timeoutMs: STEP_MS } as const;
      return adminAnswer<AdminOrderResponse>(await http(request), isSuccess);
    },
  };
}
