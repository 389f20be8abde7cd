import { cartSettingsFrom, type CartSettings } from '@/domain/cart/cartSettings';
import type { Reads } from '../platform/firestore/reads';

/** The current cart extras: gift wrap and samples. */
export async function readCartSettings(reads: Reads): Promise<CartSettings> {
  const [settings] = await reads.getAll(['settings/cart']);
  return cartSettingsFrom(settings?.data());
}
