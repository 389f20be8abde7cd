import type { Route } from '../../platform/http/route';
import { buyGiftCard, type BuyGiftCardDeps } from './buyGiftCard';
import { createOrder, type CreateOrderDeps } from './createOrder';
import { paymentConfig } from './paymentConfig';
import { paymentWebhook, type PaymentWebhookDeps } from './paymentWebhook';
import { validateOffer, type ValidateOfferDeps } from '../../pricing/validateOffer';
import { verifyPayment } from './verifyPayment';

/** /api/payment/** */
export function paymentRoutes(
  deps: ValidateOfferDeps & CreateOrderDeps & PaymentWebhookDeps & BuyGiftCardDeps,
): Route[] {
  return [
    validateOffer(deps),
    paymentConfig(deps),
    createOrder(deps),
    buyGiftCard(deps),
    verifyPayment(deps),
    paymentWebhook(deps),
  ];
}
