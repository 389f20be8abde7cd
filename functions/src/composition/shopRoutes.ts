import { accountRoutes, type AccountDeps } from '../accounts/accountRoutes';
import { connectionRoute } from '../connection/connectionRoute';
import type { Route } from '../platform/http/route';
import { invoiceRoute } from '../invoices/invoiceRoute';
import { writeMessage, type MessageDeps } from '../messages/writeMessage';
import { cancelRoute, type CancelDeps } from '../cancel/cancelRoute';
import { returnRoute } from '../returns/returnRoute';
import { openedRoute, type OpeningDeps } from '../sales/checkoutOpenedRoute';
import { serviceability } from '../shipment/serviceability';
import { catalogueRoutes, type CatalogueDeps } from '../catalogue/catalogueRoutes';

/** The rest of /api/**: the catalogue, and what a person does with what they have ordered. */
export function shopRoutes(
  deps: CatalogueDeps & CancelDeps & AccountDeps & MessageDeps & OpeningDeps,
): Route[] {
  return [
    ...catalogueRoutes(deps),
    serviceability(deps),
    writeMessage(deps),
    cancelRoute(deps),
    returnRoute(deps),
    invoiceRoute(deps),
    openedRoute(deps),
    connectionRoute(),
    ...accountRoutes(deps),
  ];
}
