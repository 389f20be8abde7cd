import type { CartItem } from '@/domain/cart/cart';
import type { PaymentMethod } from '@/domain/pricing/fees';
import type { Amounts } from '@/domain/pricing/pricing';
import { readAmounts, readCartItems } from '../documents';
import { local } from './storage';

/** An order id and what was to be bought under it, from the first press until the order is known to stand. */
export interface CheckoutAttempt {
  uid: string;
  orderId: string;
  method: PaymentMethod;
  items: CartItem[];
  couponCode: string;
  /** Rupees, as agreed. */
  amounts: Amounts;
  /** ISO. */
  startedAt: string;
  /** Not to be tried again under this id; its order may stand all the same. */
  over: boolean;
}

/** Attempts in localStorage: they outlive the tab, so that an order that was paid for is never forgotten. */
export interface CheckoutAttempts {
  /** A person's, newest first. */
  list(uid: string): CheckoutAttempt[];
  /** In the place of the one with the same order id, if there is one. */
  save(attempt: CheckoutAttempt): void;
  /** Takes one away for good; null when it has been taken before, in whichever tab. */
  take(orderId: string): Promise<CheckoutAttempt | null>;
}

const KEY = 'glumist.checkoutAttempts';
const MOST = 10;
const KEPT_MS = 7 * 24 * 60 * 60_000;

function readAttempt(stored: unknown): CheckoutAttempt[] {
  const fields = (stored ?? {}) as Record<string, unknown>;
  const { uid, orderId, method, couponCode, startedAt } = fields;
  if (typeof uid !== 'string' || typeof orderId !== 'string' || typeof startedAt !== 'string') return [];
  if (method !== 'Pay Online' && method !== 'Cash on Delivery') return [];
  if (!(Date.now() - Date.parse(startedAt) < KEPT_MS)) return [];
  return [
    {
      uid,
      orderId,
      method,
      startedAt,
      items: readCartItems(fields.items),
      couponCode: typeof couponCode === 'string' ? couponCode : '',
      amounts: readAmounts(fields.amounts),
      over: fields.over === true,
    },
  ];
}

/** One tab at a time, where the browser can see to that. */
function alone<T>(work: () => T): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(KEY, work).catch(work) : Promise.resolve(work());
}

export function createCheckoutAttempts(): CheckoutAttempts {
  /** Those that storage would not take. */
  let unsaved: CheckoutAttempt[] = [];

  function stored(): CheckoutAttempt[] {
    const found = local.read(KEY);
    return Array.isArray(found) ? found.flatMap(readAttempt) : [];
  }
  const all = () => [...unsaved, ...stored()];
  const without = (attempts: CheckoutAttempt[], orderId: string) =>
    attempts.filter((attempt) => attempt.orderId !== orderId);

  return {
    list: (uid) => all().filter((attempt) => attempt.uid === uid),
    save(attempt) {
      unsaved = without(unsaved, attempt.orderId);
      local.write(KEY, [attempt, ...without(stored(), attempt.orderId)].slice(0, MOST));
      if (!stored().some(({ orderId }) => orderId === attempt.orderId)) unsaved = [attempt, ...unsaved];
    },
    take: (orderId) =>
      alone(() => {
        const attempt = all().find((one) => one.orderId === orderId) ?? null;
        unsaved = without(unsaved, orderId);
        local.write(KEY, without(stored(), orderId));
        return attempt;
      }),
  };
}
