import { secret } from '../config';

export const razorpayWebhookSecret = (): string => secret('RAZORPAY_WEBHOOK_SECRET');
