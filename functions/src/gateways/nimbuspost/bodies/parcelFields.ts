import type { Parcel } from '../../courier';
import { MAX_TEXT, type NimbusPostSettings } from '../settings';

/** The shop's own fields in a body. */
export type Sender = Pick<NimbusPostSettings, 'pickup' | 'courierId'>;

/** A text as long as NimbusPost accepts. */
export const clip = (text: string): string => text.slice(0, MAX_TEXT);

export const joined = (parts: readonly string[]): string => clip(parts.filter(Boolean).join(', '));

/** The pickup of the dialects that name their warehouse. */
export const pickupFields = ({ warehouse, pincode }: Sender['pickup']) => ({
  warehouse_name: warehouse,
  pincode,
});

export const itemFields = ({ items }: Parcel) =>
  items.map(({ name, sku, quantity, price }) => ({ name, sku, qty: quantity, price }));

/** The courier that the shop has chosen; without one NimbusPost chooses. */
export const chosenCourier = (courierId: string) => (courierId ? { courier_id: courierId } : {});
