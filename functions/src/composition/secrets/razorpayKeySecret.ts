import { secret } from '../../platform/config';

export const razorpayKeySecret = (): string => secret('RAZORPAY_KEY_SECRET');
