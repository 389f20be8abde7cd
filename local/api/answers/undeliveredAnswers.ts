import type { AdminOrderResponse } from '@/domain/contracts/adminOrders/actions';
import type * as undelivered from '@/domain/contracts/orders/undelivered';

/** The answers of the team's calls about undelivered and lost parcels. */
export interface UndeliveredAnswers {
  'GET /api/admin/undelivered': undelivered.UndeliveredResponse;
  'POST /api/admin/orders/{id}/undelivered': AdminOrderResponse;
  'GET /api/admin/orders/{id}/delivery-link': undelivered.DeliveryLinkResponse;
  'POST /api/admin/orders/{id}/resend': AdminOrderResponse;
  'POST /api/admin/orders/{id}/close-lost': AdminOrderResponse;
  'POST /api/admin/orders/{id}/claim': undelivered.ClaimResponse;
  'GET /api/admin/orders/{id}/claims': undelivered.ClaimsResponse;
}
