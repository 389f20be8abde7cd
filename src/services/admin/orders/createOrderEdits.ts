import type { AdminOrderResponse } from '@/domain/contracts/adminOrders/actions';
import type {
  EditOrderRequest,
  EditPreviewRequest,
  EditPreviewResponse,
} from '@/domain/contracts/adminOrders/editOrder';
import { callApi, has, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';
import { LONG_MS } from '../timeouts';

/** Edits of an unpacked order. */
export function createOrderEdits(http: Http) {
  const pathOf = (orderId: string, step: string) =>
    `/api/admin/orders/${encodeURIComponent(orderId)}/${step}`;
  const post = (path: string, body: object): ApiAnswer<AdminOrderResponse> =>
    callApi(http, { path, body, timeoutMs: LONG_MS }, has('order'));
  return {
    /** Writes nothing. */
    preview: (orderId: string, body: EditPreviewRequest): ApiAnswer<EditPreviewResponse> =>
      callApi(http, { path: pathOf(orderId, 'edit/preview'), body }, has('finalTotal')),
    /** Idempotent by editId. */
    edit: (orderId: string, request: EditOrderRequest): ApiAnswer<AdminOrderResponse> =>
      post(pathOf(orderId, 'edit'), request),
    /** Withdraws an edit that waits for its payment. */
    withdraw: (orderId: string): ApiAnswer<AdminOrderResponse> => post(pathOf(orderId, 'edit/withdraw'), {}),
  };
}

export type OrderEdits = ReturnType<typeof createOrderEdits>;
