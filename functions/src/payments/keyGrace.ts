import { HOUR_MS } from '@/domain/time/calendar';

/** Milliseconds for which a payment that is over waits for Razorpay's key, which may be missing by mistake. */
export const KEY_GRACE_MS = HOUR_MS;
