import type { AdminOrderResponse } from '@/domain/contracts/adminOrders/actions';
import type {
  EditOrderRequest,
  EditPreviewRequest,
  EditPreviewResponse,
} from '@/domain/contracts/adminOrders/editOrder';
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer } from '../adminAnswer';

/** Changes of an order that is not packed. */
export interface OrderEdits {
  /** Writes nothing. */
  preview(orderId: string, request: EditPreviewRequest): Promise<Result<EditPreviewResponse, CallFailure>>;
  /** Idempotent by editId. */
  edit(orderId: string, request: EditOrderRequest): Promise<Result<AdminOrderResponse, CallFailure>>;
  /** A change that waits for its payment is made no more. */
  withdraw(orderId: string): Promise<Result<AdminOrderResponse, CallFailure>>;
}

const PREVIEW_MS = 20_000;
/** Milliseconds; the courier and Razorpay may have to answer. */
const EDIT_MS = 60_000;

export function createOrderEdits(http: Http): OrderEdits {
  async function post<T>(orderId: string, step: string, body: object, has: string, timeoutMs: number) {
    const path = `/api/admin/orders/${encodeURIComponent(orderId)}/${step}`;
    const outcome = await http({ method: 'POST', path, withToken: true, timeoutMs, body });
    return adminAnswer<T>(outcome, (fields) => has in fields);
  }
  return {
    preview: (orderId, request) => post(orderId, 'edit/preview', request, 'finalTotal', PREVIEW_MS),
    edit: (orderId, request) => post(orderId, 'edit', request, 'order', EDIT_MS),
    withdraw: (orderId) => post(orderId, 'edit/withdraw', {}, 'order', EDIT_MS),
  };
}
