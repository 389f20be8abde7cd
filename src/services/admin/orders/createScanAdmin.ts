import type { AdminOrderResponse } from '@/domain/contracts/adminOrders/actions';
import type {
  PlaceResponse,
  QueueResponse,
  ScannedOrder,
  ScanResponse,
} from '@/domain/contracts/adminOrders/scan';
import type { Counted } from '@/domain/orders/packing/scan';
import { callApi, has, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

/** The calls of the packing table. */
export function createScanAdmin(http: Http) {
  const post = <T>(path: string, body: object): ApiAnswer<T> =>
    callApi(http, { path: `/api/admin/${path}`, body });
  const packing = (orderId: string) => `orders/${encodeURIComponent(orderId)}/packing`;
  return {
    /** Opens an order by order number or AWB. */
    open: (code: string): ApiAnswer<ScanResponse> => post('scan', { code }),
    pack: ({ orderId, awb }: ScannedOrder, counted: Counted): ApiAnswer<AdminOrderResponse> =>
      post(`${packing(orderId)}/done`, { counted, awb }),
    leave: (orderId: string): ApiAnswer<{ success: true }> => post(`${packing(orderId)}/leave`, {}),
    place: (sku: string, place: string): ApiAnswer<PlaceResponse> => post('places', { sku, place }),
    /** The orders that have waited longest to be packed. */
    next: (): ApiAnswer<QueueResponse> => callApi(http, { path: '/api/admin/scan/next' }, has('rows')),
  };
}

export type ScanAdmin = ReturnType<typeof createScanAdmin>;
