import { cartSettingsFrom, type CartSettings } from '@/domain/cart/cartSettings';
import type { Reads } from '../platform/firestore/reads';

/** What the shop offers in the cart beside its goods, as it stands now. */
export async function readCartSettings(reads: Reads): Promise<CartSettings> {
  const [settings] = await reads.getAll(['settings/cart']);
  return cartSettingsFrom(settings?.data());
}
