import { secret } from '../config';

export const nimbuspostWebhookSecret = (): string => secret('NIMBUSPOST_WEBHOOK_SECRET');
