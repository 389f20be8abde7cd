import type { Route } from '../http/route';
import { createShipment, type CreateShipmentDeps } from '../orders/createShipment';
import { trackingWebhook, type TrackingWebhookDeps } from '../tracking/trackingWebhook';

/** /api/nimbus/** */
export function nimbusRoutes(deps: CreateShipmentDeps & TrackingWebhookDeps): Route[] {
  return [createShipment(deps), trackingWebhook(deps)];
}
