import { onRequest } from 'firebase-functions/v2/https';
import { accountRoutes } from './account/accountRoutes';
import { adminRoutes } from './admin/adminRoutes';
import { catalogueRoutes } from './catalogue/catalogueRoutes';
import {
  nimbuspostPassword,
  nimbuspostWebhookSecret,
  razorpayKeySecret,
  razorpayWebhookSecret,
} from './config';
import { takeRequestsRaw } from './http/rawRequests';
import { invoiceRoute } from './invoices/invoiceRoute';
import { KeyedQueue } from './keyedQueue';
import { writeMessage } from './messages/writeMessage';
import { offerFinder } from './offers/findOffer';
import { cancelRoute } from './orders/cancel/cancelRoute';
import { createShipment } from './orders/createShipment';
import { returnRoute } from './orders/return/returnRoute';
import { createOrder } from './payment/createOrder';
import { paymentConfig } from './payment/paymentConfig';
import { paymentWebhook } from './payment/paymentWebhook';
import { validateOffer } from './payment/validateOffer';
import { verifyPayment } from './payment/verifyPayment';
import { runReconcile } from './reconcile/runReconcile';
import { scheduled } from './reconcile/scheduled';
import { paymentWebhookSecret, serve, services, webhookSigning } from './services';
import { serviceability } from './shipment/serviceability';
import { trackingWebhook } from './tracking/trackingWebhook';

takeRequestsRaw();

const region = 'asia-south1';
const http = { region, concurrency: 80, memory: '512MiB', timeoutSeconds: 60, maxInstances: 20 } as const;
const findOffer = offerFinder(services.db, services.now);
const queue = new KeyedQueue();

/** /api/payment/** */
export const payment = onRequest(
  { ...http, secrets: [razorpayKeySecret, razorpayWebhookSecret] },
  serve('payment', [
    validateOffer({ ...services, findOffer }),
    paymentConfig(services),
    createOrder({ ...services, findOffer, queue }),
    verifyPayment(services),
    paymentWebhook({ ...services, webhookSecret: paymentWebhookSecret }),
  ]),
);

/** /api/nimbus/** */
export const nimbus = onRequest(
  { ...http, secrets: [nimbuspostPassword, nimbuspostWebhookSecret, razorpayKeySecret] },
  serve('nimbus', [
    createShipment({ ...services, findOffer, queue }),
    trackingWebhook({ ...services, signing: webhookSigning }),
  ]),
);

/** /api/admin/**; what it does may take as long as the reconciler. */
export const admin = onRequest(
  { ...http, timeoutSeconds: 300, maxInstances: 5, secrets: [nimbuspostPassword, razorpayKeySecret] },
  serve('admin', adminRoutes({ ...services, queue })),
);

/** The rest of /api/** */
export const shop = onRequest(
  { ...http, secrets: [nimbuspostPassword] },
  serve('shop', [
    ...catalogueRoutes(services),
    serviceability(services),
    writeMessage(services),
    cancelRoute({ ...services, queue }),
    returnRoute({ ...services, queue }),
    invoiceRoute({ ...services, queue }),
    ...accountRoutes(services),
  ]),
);

/** Puts right what was left half done. */
export const reconcile = scheduled(
  {
    ...{ schedule: 'every 5 minutes', region, timeoutSeconds: 300, memory: '512MiB' },
    secrets: [nimbuspostPassword, razorpayKeySecret],
  },
  (by) => runReconcile(services, by),
);
