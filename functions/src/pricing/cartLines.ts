import type { RequestedLine } from '@/domain/cart/pricedCart';
import type { ValidateOfferRequest } from '@/domain/contracts/orders/payment';

/** The lines of a cart as the web app sends it. */
export function cartLines(cartItems: ValidateOfferRequest['cartItems']): RequestedLine[] {
  return cartItems.map(({ kind, id, sku, variant, name, title, quantity, price }) => ({
    kind,
    id,
    sku,
    variant,
    quantity,
    name: name || title,
    shownPrice: price,
  }));
}
