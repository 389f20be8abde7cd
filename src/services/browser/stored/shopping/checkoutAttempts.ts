import type { CartItem } from '@/domain/cart/cart';
import type { PaymentMethod } from '@/domain/pricing/fees';
import type { Amounts } from '@/domain/pricing/pricing';
import { readAmounts, readCartItems } from '../../../documents';
import { local } from '../storage';

/** An order id with its draft, from the first press until the outcome of the order is known. */
export interface CheckoutAttempt {
  uid: string;
  orderId: string;
  method: PaymentMethod;
  items: CartItem[];
  couponCode: string;
  /** Rupees, as agreed. */
  amounts: Amounts;
  /** The mark of the order's extras; empty where an earlier version of the shop stored the attempt. */
  extrasMark: string;
  /** ISO. */
  startedAt: string;
  /** The id must not be reused; its order may still have been placed. */
  over: boolean;
}

const KEY = 'glumist.checkoutAttempts';
const MAX_ATTEMPTS = 10;
const RETENTION_MS = 7 * 24 * 60 * 60_000;

function readAttempt(stored: unknown): CheckoutAttempt[] {
  const fields = (stored ?? {}) as Record<string, unknown>;
  const { uid, orderId, method, couponCode, extrasMark, startedAt } = fields;
  if (typeof uid !== 'string' || typeof orderId !== 'string' || typeof startedAt !== 'string') return [];
  if (method !== 'Pay Online' && method !== 'Cash on Delivery') return [];
  if (!(Date.now() - Date.parse(startedAt) < RETENTION_MS)) return [];
  return [
    {
      uid,
      orderId,
      method,
      startedAt,
      items: readCartItems(fields.items),
      couponCode: typeof couponCode === 'string' ? couponCode : '',
      amounts: readAmounts(fields.amounts),
      extrasMark: typeof extrasMark === 'string' ? extrasMark : '',
      over: fields.over === true,
    },
  ];
}

/** Runs in one tab at a time, in browsers with the Web Locks API. */
function withLock<T>(work: () => T): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(KEY, work).catch(work) : Promise.resolve(work());
}

/** Attempts in localStorage. They outlive the tab, so that a paid order is never forgotten. */
export function createCheckoutAttempts() {
  /** Attempts that storage could not hold. */
  let unsaved: CheckoutAttempt[] = [];

  function stored(): CheckoutAttempt[] {
    const found = local.read(KEY);
    return Array.isArray(found) ? found.flatMap(readAttempt) : [];
  }
  const all = () => [...unsaved, ...stored()];
  const without = (attempts: CheckoutAttempt[], orderId: string) =>
    attempts.filter((attempt) => attempt.orderId !== orderId);

  return {
    /** A person's attempts, newest first. */
    list: (uid: string): CheckoutAttempt[] => all().filter((attempt) => attempt.uid === uid),
    /** Replaces an attempt with the same order id. */
    save(attempt: CheckoutAttempt): void {
      unsaved = without(unsaved, attempt.orderId);
      local.write(KEY, [attempt, ...without(stored(), attempt.orderId)].slice(0, MAX_ATTEMPTS));
      if (!stored().some(({ orderId }) => orderId === attempt.orderId)) unsaved = [attempt, ...unsaved];
    },
    /** Removes an attempt; null when it was removed before, in any tab. */
    take: (orderId: string): Promise<CheckoutAttempt | null> =>
      withLock(() => {
        const attempt = all().find((one) => one.orderId === orderId) ?? null;
        unsaved = without(unsaved, orderId);
        local.write(KEY, without(stored(), orderId));
        return attempt;
      }),
  };
}
