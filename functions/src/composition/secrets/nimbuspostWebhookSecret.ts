import { secret } from '../../platform/config';

export const nimbuspostWebhookSecret = (): string => secret('NIMBUSPOST_WEBHOOK_SECRET');
