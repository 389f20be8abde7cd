import { secret } from '../config';

export const razorpayKeySecret = (): string => secret('RAZORPAY_KEY_SECRET');
