import { secret } from '../../platform/config';

export const vapidPrivateKey = (): string => secret('VAPID_PRIVATE_KEY');
