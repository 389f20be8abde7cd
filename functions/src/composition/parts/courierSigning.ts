import { setting } from '../../platform/config';
import { dialectNamed } from '../../gateways/nimbuspost';
import type { WebhookSigning } from '../../gateways/nimbuspost/webhook/webhookSignature';
import { nimbuspostWebhookSecret } from '../secrets/nimbuspostWebhookSecret';

/** How NimbusPost signs its webhooks. */
export const courierSigning = (): WebhookSigning => ({
  header: setting('NIMBUSPOST_WEBHOOK_HEADER') || dialectNamed(setting('NIMBUSPOST_DIALECT')).webhookHeader,
  secret: nimbuspostWebhookSecret(),
});
