import type { Route } from '../platform/http/route';
import { activityRoute } from './activity/activityRoute';
import { undoRoutes } from './activity/undo/undoRoutes';
import { cartSettingsRoutes } from './cartSettings/cartSettingsRoutes';
import { courierTimeRoute } from './courierTime/courierTimeRoute';
import { CatalogueIndex } from './catalogue/catalogueIndex';
import { catalogueAdminRoutes } from './catalogue/catalogueAdminRoutes';
import { creditAdminRoutes } from './credit/creditAdminRoutes';
import { giftCardAdminRoutes } from './giftCards/giftCardAdminRoutes';
import { referralAdminRoutes } from './referrals/referralAdminRoutes';
import { customerRoutes } from './customers/customerRoutes';
import { dashboardRoute } from './dashboard/dashboardRoute';
import type { AdminDeps } from './deps';
import { limitRoutes } from './limits/limitRoutes';
import { mailRoutes } from './mails/mailRoutes';
import { inboxRoute } from './messages/inboxRoute';
import { messageRoutes } from './messages/messageRoutes';
import { mismatchesRoute } from './mismatches/mismatchesRoute';
import { parcelRoute } from './mismatches/parcelRoute';
import { paymentTransferRoute } from './mismatches/paymentTransferRoute';
import { settleRoute } from './mismatches/settleRoute';
import { editPreviewRoute } from './editOrder/previewRoute';
import { editRoute } from './editOrder/editRoute';
import { withdrawEditRoute } from './editOrder/withdrawRoute';
import { exportRoute } from './orderList/exportRoute';
import { orderListRoutes } from './orderList/listRoutes';
import { bookRoute } from './orders/bookRoute';
import { adminCancelRoute } from './orders/cancelRoute';
import { labelRoute } from './orders/labelRoute';
import { receiveRoute } from './orders/receiveRoute';
import { refundRoute } from './orders/refundRoute';
import { transferRoute } from './orders/transferRoute';
import { noteRoute, packRoute } from './orders/packAndNoteRoutes';
import { arriveRoute, shipRoute } from './orders/shipRoutes';
import { phoneOrderRoutes } from './phoneOrders/phoneOrderRoutes';
import { privateNoteRoutes } from './orders/privateNoteRoutes';
import { returnRoutes } from './returns/returnRoutes';
import { questionDeskRoutes } from './reviews/questionDeskRoutes';
import { reviewDeskRoutes } from './reviews/reviewDeskRoutes';
import { scheduledRoutes } from './scheduled/scheduledRoutes';
import { searchRoute } from './search/searchRoute';
import { reconcileRoute } from './reconcileRoute';
import { notificationRoutes } from '../notifications/notificationRoutes';
import { teamRoutes } from '../staff/teamRoutes';
import { queueRoute } from './scan/queueRoute';
import { placeRoute } from './scan/placeRoute';
import { scanRoutes } from './scan/scanRoutes';
import { pickupRoutes } from './print/pickupRoutes';
import { printRoutes } from './print/printRoutes';
import { remittanceRoutes } from './remittances/remittanceRoutes';
import { taxDocumentsRoute } from './taxDocuments/taxDocumentsRoute';
import { undeliveredRoutes } from './undelivered/undeliveredRoutes';
import { waitingRoute } from './waiting/waitingRoute';

/** Every route of the admin function. */
export function adminRoutes(deps: AdminDeps): Route[] {
  const catalogue = { ...deps, index: new CatalogueIndex(deps.db, deps.now) };
  return [
    dashboardRoute(deps),
    waitingRoute(deps),
    taxDocumentsRoute(deps),
    ...remittanceRoutes(deps),
    reconcileRoute(deps),
    mismatchesRoute(deps),
    settleRoute(deps),
    paymentTransferRoute(deps),
    parcelRoute(deps),
    ...orderListRoutes(deps),
    searchRoute(deps),
    ...printRoutes(deps),
    ...pickupRoutes(deps),
    ...scanRoutes(deps),
    queueRoute(deps),
    placeRoute(deps),
    exportRoute(deps),
    packRoute(deps),
    bookRoute(deps),
    shipRoute(deps),
    arriveRoute(deps),
    adminCancelRoute(deps),
    receiveRoute(deps),
    refundRoute(deps),
    transferRoute(deps),
    ...returnRoutes(deps),
    noteRoute(deps),
    ...privateNoteRoutes(deps),
    ...phoneOrderRoutes(deps),
    editPreviewRoute(deps),
    editRoute(deps),
    withdrawEditRoute(deps),
    labelRoute(deps),
    ...undeliveredRoutes(deps),
    activityRoute(deps),
    ...undoRoutes(catalogue),
    ...customerRoutes(deps),
    ...creditAdminRoutes(deps),
    ...giftCardAdminRoutes(deps),
    ...referralAdminRoutes(deps),
    ...limitRoutes(deps),
    ...cartSettingsRoutes(deps),
    courierTimeRoute(deps),
    inboxRoute(deps),
    ...messageRoutes(deps),
    ...mailRoutes(deps),
    ...reviewDeskRoutes(deps),
    ...questionDeskRoutes(deps),
    ...catalogueAdminRoutes(catalogue),
    ...scheduledRoutes(deps),
    ...teamRoutes(deps),
    ...notificationRoutes(deps),
  ];
}
