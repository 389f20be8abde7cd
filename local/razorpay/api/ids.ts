import { randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 14;

/** An id as Razorpay makes them: `order_` and 14 letters and digits. */
export function newId(prefix: 'order' | 'pay' | 'rfnd' | 'evt' | 'plink'): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${prefix}_${letters.join('')}`;
}

/** Unix seconds. */
export function seconds(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}
