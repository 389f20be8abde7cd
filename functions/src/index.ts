import { onRequest } from 'firebase-functions/v2/https';
import { catalogueRoutes } from './catalogue/catalogueRoutes';
import { nimbuspostPassword, nimbuspostWebhookSecret } from './config';
import { takeRequestsRaw } from './http/rawRequests';
import { KeyedQueue } from './keyedQueue';
import { writeMessage } from './messages/writeMessage';
import { offerFinder } from './offers/findOffer';
import { createShipment } from './orders/createShipment';
import { validateOffer } from './payment/validateOffer';
import { runReconcile } from './reconcile/runReconcile';
import { scheduled } from './reconcile/scheduled';
import { serve, services, webhookSigning } from './services';
import { serviceability } from './shipment/serviceability';
import { trackingWebhook } from './tracking/trackingWebhook';

takeRequestsRaw();

const region = 'asia-south1';
const http = { region, concurrency: 80, memory: '512MiB', timeoutSeconds: 60, maxInstances: 20 } as const;
const withCourier = { secrets: [nimbuspostPassword] };
const findOffer = offerFinder(services.db, services.now);
const queue = new KeyedQueue();

/** /api/payment/** */
export const payment = onRequest(http, serve('payment', [validateOffer({ ...services, findOffer })]));

/** /api/nimbus/** */
export const nimbus = onRequest(
  { ...http, secrets: [nimbuspostPassword, nimbuspostWebhookSecret] },
  serve('nimbus', [
    createShipment({ ...services, findOffer, queue }),
    trackingWebhook({ ...services, signing: webhookSigning }),
  ]),
);

/** The rest of /api/** */
export const shop = onRequest(
  { ...http, ...withCourier },
  serve('shop', [...catalogueRoutes(services), serviceability(services), writeMessage(services)]),
);

/** Puts right what was left half done. */
export const reconcile = scheduled(
  { schedule: 'every 5 minutes', region, timeoutSeconds: 300, memory: '512MiB', ...withCourier },
  (by) => runReconcile(services, by),
);
