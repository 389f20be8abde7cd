import type { Route } from '../platform/http/route';
import { createShipment, type CreateShipmentDeps } from '../shipment/createShipment';
import { trackingWebhook, type TrackingWebhookDeps } from '../shipment/tracking/trackingWebhook';

/** /api/nimbus/** */
export function nimbusRoutes(deps: CreateShipmentDeps & TrackingWebhookDeps): Route[] {
  return [createShipment(deps), trackingWebhook(deps)];
}
