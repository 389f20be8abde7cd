import { secret } from '../../platform/config';

export const razorpayWebhookSecret = (): string => secret('RAZORPAY_WEBHOOK_SECRET');
