import * as v from 'valibot';
import type { CartItem } from '../cart';
import type { Amounts } from '../pricing';
import { cartItems, couponCode, paymentMethod } from './fields';

/** POST /api/payment/validate-offer */
export const validateOfferRequest = v.object({ cartItems, couponCode, paymentMethod });
export type ValidateOfferRequest = v.InferOutput<typeof validateOfferRequest>;

/** What the server would sell otherwise than the client shows it. Prices are rupees. */
export type LineChange =
  | { kind: 'price'; id: string; sku: string; name: string; was: number; now: number }
  | { kind: 'stock'; id: string; sku: string; name: string; wanted: number; available: number }
  | { kind: 'gone'; id: string; sku: string; name: string };

export interface ValidateOfferResponse extends Amounts {
  success: boolean;
  message: string;
  couponCode: string;
  freeItems: number;
  /** Not empty with 409: the lines that differ; the sums are the server's. */
  changes: LineChange[];
}

/** What every failure answers, whatever the call. */
export interface ErrorResponse {
  success: false;
  /** For machines: 'bad_request', 'unauthenticated', 'price_changed' … */
  code: string;
  message: string;
  /** The field that is wrong, with 400. */
  field?: string;
  requestId: string;
}

/** A sentence a shopper can act on. */
export function changeMessage(change: LineChange, money: (rupees: number) => string): string {
  switch (change.kind) {
    case 'price':
      return `${change.name} is now ${money(change.now)}, not ${money(change.was)}.`;
    case 'stock':
      return change.available > 0
        ? `Only ${change.available} of ${change.name} left.`
        : `${change.name} is sold out.`;
    case 'gone':
      return `${change.name} is no longer sold.`;
  }
}

/** Brings a cart in step with what the server said: prices follow, what is short shrinks, what is gone leaves. */
export function applyChanges(cart: readonly CartItem[], changes: readonly LineChange[]): CartItem[] {
  return cart.flatMap((item) => {
    const mine = changes.filter((change) => change.id === item.id && change.sku === item.sku);
    let next = item;
    for (const change of mine) {
      if (change.kind === 'gone') return [];
      if (change.kind === 'price') next = { ...next, price: change.now };
      if (change.kind === 'stock') next = { ...next, quantity: Math.min(next.quantity, change.available) };
    }
    return next.quantity > 0 ? [next] : [];
  });
}
