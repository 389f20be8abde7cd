import type { OwnAlertsResponse } from '@/domain/contracts/shoppers/alerts';
import type { OrderLinkResponse, OrderLookupResponse } from '@/domain/contracts/orders/orderLink';
import type { PrepayLinkResponse, PrepayResponse } from '@/domain/contracts/orders/prepay';
import type { DeliveryAnswerResponse, DeliveryResponse } from '@/domain/contracts/orders/undelivered';

/** The answers of calls by the links in mails about orders, of the same from the order itself, and of what waits for a mail. */
export interface LinkAnswers {
  'GET /api/account/alerts': OwnAlertsResponse;
  'POST /api/account/alerts/remove': OwnAlertsResponse;
  'GET /api/delivery/{token}': DeliveryResponse;
  'POST /api/delivery/{token}': DeliveryAnswerResponse;
  'GET /api/order-links/{token}': OrderLinkResponse;
  'POST /api/order-links': OrderLookupResponse;
  'GET /api/payment/prepay/{token}': PrepayResponse;
  'POST /api/payment/prepay/{token}': PrepayLinkResponse;
  'POST /api/payment/orders/{id}/prepay': PrepayLinkResponse;
}
