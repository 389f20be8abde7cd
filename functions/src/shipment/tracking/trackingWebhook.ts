import { isCancelledByCourier } from '@/domain/orders/shipment/tracking';
import { trackingEvent } from '../../gateways/nimbuspost/webhook/trackingEvent';
import {
  isSignedByNimbusPost,
  type WebhookSigning,
} from '../../gateways/nimbuspost/webhook/webhookSignature';
import { ok } from '../../platform/http/answer';
import { postSigned, type Route } from '../../platform/http/route';
import type { StoreDeps } from '../../platform/storeDeps';
import { logRefusedTransition } from '../../orders/logRefusedTransition';
import { applyReverse, findReturnedOrder } from './applyReverse';
import { applyTracking, findOrderId, type TrackingDeps } from './applyTracking';
import { recordStrayParcel } from './strayParcels';

export interface TrackingWebhookDeps extends StoreDeps, TrackingDeps {
  signing: () => WebhookSigning;
}

/**
 * POST /api/nimbus/webhook: NimbusPost reports where a parcel is. A parcel that is not ours, or not stored yet, is
 * accepted all the same: a retry would change nothing, and the poller finds what came too early.
 */
export function trackingWebhook(deps: TrackingWebhookDeps): Route {
  const { db: open, now, log, signing } = deps;
  return postSigned({
    path: '/api/nimbus/webhook',
    schema: trackingEvent,
    isAuthentic: (bytes, header) => isSignedByNimbusPost(bytes, header, signing()),
    async handle({ requestId, body }) {
      const { awb_number: awb, status, message: words, event_time: happenedAt } = body;
      const db = await open();
      const orderId = await findOrderId(db, awb);
      const returned = orderId ? null : await findReturnedOrder(db, awb);
      if (returned) {
        log('tracking.return_parcel', { requestId, awb, status });
        await applyReverse(db, returned, { awb, status, at: now() });
        return ok({ success: true });
      }
      if (!orderId) {
        log('tracking.unknown', { requestId, awb, status });
        await recordStrayParcel(db, { awb, status, at: now() });
        return ok({ success: true });
      }
      const applied = await applyTracking(deps, orderId, { awb, status, words, happenedAt, at: now() });
      if (applied.kind === 'refused') {
        logRefusedTransition(
          log,
          { orderId, status: applied.from },
          { to: applied.to, by: 'courier', requestId },
        );
      }
      if (applied.kind === 'picked_up_after_cancel')
        log('tracking.picked_up_after_cancel', { requestId, orderId, status }, 'WARNING');
      // One that is cancelled after all leaves the list of stray parcels.
      if (applied.kind === 'picked_up_after_cancel' || isCancelledByCourier(status)) {
        await recordStrayParcel(db, { awb, status, at: now() });
      }
      log('tracking.webhook_handled', { requestId, orderId, status, outcome: applied.kind });
      return ok({ success: true });
    },
  });
}
