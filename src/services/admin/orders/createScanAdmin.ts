import type { AdminOrderResponse } from '@/domain/contracts/adminOrders/actions';
import type { PlaceResponse, QueueResponse, ScanResponse } from '@/domain/contracts/adminOrders/scan';
import type { Counted } from '@/domain/orders/packing/scan';
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer, isSuccess } from '../adminAnswer';

/** The calls of the packing table. */
export interface ScanAdmin {
  /** Opens the order of an order number or AWB. */
  open(code: string): Promise<Result<ScanResponse, CallFailure>>;
  pack(orderId: string, counted: Counted): Promise<Result<AdminOrderResponse, CallFailure>>;
  leave(orderId: string): Promise<Result<{ success: true }, CallFailure>>;
  place(sku: string, place: string): Promise<Result<PlaceResponse, CallFailure>>;
  /** The orders that wait longest to be packed. */
  next(): Promise<Result<QueueResponse, CallFailure>>;
}

const CALL_MS = 20_000;

export function createScanAdmin(http: Http): ScanAdmin {
  async function post<T>(path: string, body: object): Promise<Result<T, CallFailure>> {
    const outcome = await http({ method: 'POST', path, body, withToken: true, timeoutMs: CALL_MS });
    return adminAnswer<T>(outcome, isSuccess);
  }
  const packing = (orderId: string) => `/api/admin/orders/${encodeURIComponent(orderId)}/packing`;
  return {
    open: (code) => post('/api/admin/scan', { code }),
    pack: (orderId, counted) => post(`${packing(orderId)}/done`, { counted }),
    leave: (orderId) => post(`${packing(orderId)}/leave`, {}),
    place: (sku, place) => post('/api/admin/places', { sku, place }),
    async next() {
      const request = { method: 'GET', path: '/api/admin/scan/next', withToken: true } as const;
      return adminAnswer<QueueResponse>(
        await http({ ...request, timeoutMs: CALL_MS }),
        (has) => 'rows' in has,
      );
    },
  };
}
