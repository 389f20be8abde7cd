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
export interface OrderEdits {
  /** Writes nothing. */
  preview(orderId: string, request: EditPreviewRequest): ApiAnswer<EditPreviewResponse>;
  /** Idempotent by editId. */
  edit(orderId: string, request: EditOrderRequest): ApiAnswer<AdminOrderResponse>;
  /** Withdraws an edit that waits for its payment. */
  withdraw(orderId: string): ApiAnswer<AdminOrderResponse>;
}

export function createOrderEdits(http: Http): OrderEdits {
  const pathOf = (orderId: string, step: string) =>
    `/api/admin/orders/${encodeURIComponent(orderId)}/${step}`;
  const post = (path: string, body: object): ApiAnswer<AdminOrderResponse> =>
    callApi(http, { path, body, timeoutMs: LONG_MS }, has('order'));
  return {
    preview: (orderId, body) =>
      callApi(http, { path: pathOf(orderId, 'edit/preview'), body }, has('finalTotal')),
    edit: (orderId, request) => post(pathOf(orderId, 'edit'), request),
    withdraw: (orderId) => post(pathOf(orderId, 'edit/withdraw'), {}),
  };
}
