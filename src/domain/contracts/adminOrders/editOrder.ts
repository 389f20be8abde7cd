import * as v from 'valibot';
import { MAX_CART_LINES } from '../../cart/cart';
import { MAX_EDITS } from '../../orders/waitingEdit/canEdit';
import type { Amounts } from '../../pricing/pricing';
import { typedAddress } from './phoneOrders';
import { cartItem, quantity, rupees } from '../fields';

const lines = <Item extends v.GenericSchema>(name: string, item: Item) =>
  v.pipe(
    v.array(item, `${name} must be a list`),
    v.maxLength(MAX_CART_LINES, `${name} must have at most ${MAX_CART_LINES} lines`),
  );
const count = (name: string, most: number) =>
  v.pipe(
    v.number(`${name} must be a number`),
    v.integer(`${name} must be a whole number`),
    v.minValue(0, `${name} must not be negative`),
    v.maxValue(most, `${name} must be at most ${most}`),
  );

const wanted = {
  /** How many edits the order had when it was read. */
  seen: count('seen', MAX_EDITS),
  /** The kept lines, by their index in the order; all others are removed. */
  kept: lines('kept', v.object({ line: count('line', MAX_CART_LINES), quantity })),
  added: lines('added', cartItem),
  address: typedAddress,
};

/** POST /api/admin/orders/{id}/edit/preview: an edit's price difference; writes nothing. */
export const editPreviewRequest = v.object(wanted);
export type EditPreviewRequest = v.InferOutput<typeof editPreviewRequest>;

export interface EditPreviewResponse extends Amounts {
  success: true;
  couponCode: string;
  /** Rupees; positive for a further payment, negative for a refund. */
  difference: number;
  /** The changes in the shopper's words; empty without changes. */
  what: string[];
  /** The reason why the coupon no longer counts; empty otherwise. */
  couponMessage: string;
  /** The reason why the edit would be refused; empty where it would succeed. */
  problem: string;
  /** The order was changed since it was opened, so it must be opened again. */
  isStale: boolean;
}

/** POST /api/admin/orders/{id}/edit. The same id is the same edit. */
export const editRequest = v.object({
  ...wanted,
  editId: v.pipe(
    v.string('editId must be text'),
    v.regex(/^[A-Za-z0-9-]{8,40}$/, 'editId must have 8 to 40 letters, digits or -'),
  ),
  /** Rupees; the new total that the team quoted to the customer. */
  total: rupees('total'),
});
export type EditOrderRequest = v.InferOutput<typeof editRequest>;
