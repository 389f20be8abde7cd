import { setting } from '../../platform/config';
import { NO_COURIER } from '../../gateways/noCourier';
import { dialectNamed } from '../../gateways/nimbuspost';
import type { WebhookSigning } from '../../gateways/nimbuspost/webhook/webhookSignature';
import { nimbuspostWebhookSecret } from '../secrets/nimbuspostWebhookSecret';

/** How NimbusPost signs its webhooks. Without a courier there is no secret, and every webhook is refused. */
export function courierSigning(): WebhookSigning {
  const dialect = setting('NIMBUSPOST_DIALECT');
  const usual = dialect === NO_COURIER ? 'X-Hmac-SHA256' : dialectNamed(dialect).webhookHeader;
  return { header: setting('NIMBUSPOST_WEBHOOK_HEADER') || usual, secret: nimbuspostWebhookSecret() };
}
