import { accountRoutes, type AccountDeps } from '../accounts/accountRoutes';
import { alertRoute } from '../alerts/alertRoute';
import { ownAlertRoutes } from '../alerts/ownAlertRoutes';
import { mailChoiceRoutes } from '../alerts/mailChoiceRoutes';
import { mailLinkRoutes, type MailLinkDeps } from '../alerts/mailLinkRoutes';
import { connectionRoute } from '../connection/connectionRoute';
import type { Route } from '../platform/http/route';
import { giftCardRoutes, type GiftCardDeps } from '../giftCards/giftCardRoutes';
import { referralLinkRoutes } from '../referrals/referralLinkRoutes';
import { referralRoutes, type ReferralDeps } from '../referrals/referralRoutes';
import { creditRoute } from '../credit/creditRoute';
import { invoiceRoute, type InvoiceDeps } from '../invoices/invoiceRoute';
import { messageRoute, type MessageDeps } from '../messages/messageRoute';
import { cancelRoute, type CancelDeps } from '../cancel/cancelRoute';
import type { TeamDeps } from '../staff/deps';
import { inviteRoutes } from '../staff/inviteRoutes';
import { reviewAskRoutes } from '../reviews/reviewAskRoutes';
import { orderLinkRoutes, type OrderLinkDeps } from '../orderLinks/orderLinkRoutes';
import type { ReviewDeps } from '../reviews/limit';
import { questionRoutes } from '../reviews/questions/questionRoutes';
import { reviewPageRoutes } from '../reviews/reviewPageRoutes';
import { reviewRoutes } from '../reviews/reviewRoutes';
import { returnRoute } from '../returns/returnRoute';
import { checkoutOpenedRoute, type OpeningDeps } from '../sales/checkoutOpenedRoute';
import { deliveryRoutes, type DeliveryDeps } from '../shipment/undelivered/deliveryRoutes';
import { serviceability, type ServiceabilityDeps } from '../shipment/serviceability';
import { extrasRoute } from '../pricing/extrasRoute';
import { catalogueRoutes, type CatalogueDeps } from '../catalogue/catalogueRoutes';
import { wishlistRoutes, type WishlistDeps } from '../wishlist/wishlistRoutes';

/** The rest of /api/**: the catalogue, and what a person does with their orders. */
export function shopRoutes(
  deps: CatalogueDeps &
    CancelDeps &
    AccountDeps &
    MessageDeps &
    OpeningDeps &
    InvoiceDeps &
    TeamDeps &
    DeliveryDeps &
    MailLinkDeps &
    WishlistDeps &
    OrderLinkDeps &
    ServiceabilityDeps &
    ReviewDeps &
    GiftCardDeps &
    ReferralDeps,
): Route[] {
  return [
    ...catalogueRoutes(deps),
    extrasRoute(deps),
    serviceability(deps),
    ...deliveryRoutes(deps),
    alertRoute(deps),
    ...mailLinkRoutes(deps),
    ...mailChoiceRoutes(deps),
    ...ownAlertRoutes(deps),
    ...orderLinkRoutes(deps),
    messageRoute(deps),
    ...reviewPageRoutes(deps),
    ...reviewRoutes(deps),
    ...questionRoutes(deps),
    ...reviewAskRoutes(deps),
    cancelRoute(deps),
    returnRoute(deps),
    invoiceRoute(deps),
    checkoutOpenedRoute(deps),
    connectionRoute(),
    ...wishlistRoutes(deps),
    creditRoute(deps),
    ...giftCardRoutes(deps),
    ...referralRoutes(deps),
    ...referralLinkRoutes(deps),
    ...accountRoutes(deps),
    ...inviteRoutes(deps),
  ];
}
