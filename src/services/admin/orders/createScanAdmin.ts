import type { AdminOrderResponse } from '@/domain/contracts/adminOrders/actions';
import type { PlaceResponse, QueueResponse, ScanResponse } from '@/domain/contracts/adminOrders/scan';
import type { Counted } from '@/domain/orders/packing/scan';
import { callApi, has, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

/** The calls of the packing table. */
export interface ScanAdmin {
  /** Opens an order by order number or AWB. */
  open(code: string): ApiAnswer<ScanResponse>;
  pack(orderId: string, counted: Counted): ApiAnswer<AdminOrderResponse>;
  leave(orderId: string): ApiAnswer<{ success: true }>;
  place(sku: string, place: string): ApiAnswer<PlaceResponse>;
  /** The orders that have waited longest to be packed. */
  next(): ApiAnswer<QueueResponse>;
}

export function createScanAdmin(http: Http): ScanAdmin {
  const post = <T>(path: string, body: object): ApiAnswer<T> =>
    callApi(http, { path: `/api/admin/${path}`, body });
  const packing = (orderId: string) => `orders/${encodeURIComponent(orderId)}/packing`;
  return {
    open: (code) => post('scan', { code }),
    pack: (orderId, counted) => post(`${packing(orderId)}/done`, { counted }),
    leave: (orderId) => post(`${packing(orderId)}/leave`, {}),
    place: (sku, place) => post('places', { sku, place }),
    next: () => callApi(http, { path: '/api/admin/scan/next' }, has('rows')),
  };
}
