import { toastShown } from '@/features/notifications';

/** A message that says why no order was placed; the next press takes it away. */
export const orderRefused = (text: string) => toastShown({ text, topic: 'checkout', tone: 'error' });
