import { unitsOf } from '@/domain/catalogue/stock';
import type { Order } from '../order/order';

/** The units of one SKU in a parcel. */
export interface PackedUnit {
  sku: string;
  name: string;
  /** The size; empty where unknown. */
  variant: string;
  image: string;
  quantity: number;
}

/** Names of SKUs that are not in the order's lines. */
export type SkuNames = ReadonlyMap<string, Omit<PackedUnit, 'sku' | 'quantity'>>;

const NO_NAMES: SkuNames = new Map();

/**
 * The units of an order's parcel, from its reservation, so that a combo is packed as its products. An order
 * without a reservation is packed by its lines.
 */
export function unitsToPack(
  { lines, reserved, sample }: Pick<Order, 'lines' | 'reserved' | 'sample'>,
  names = NO_NAMES,
): PackedUnit[] {
  const taken = unitsOf(reserved);
  const own = new Map([...(sample ? [sample] : []), ...lines].map((named) => [named.sku, named]));
  if (taken.size === 0) {
    return lines.map(({ sku, name, variant, mainImage, quantity }) => {
      return { sku, name, variant, image: mainImage, quantity };
    });
  }
  return [...taken].map(([sku, quantity]) => {
    const line = own.get(sku);
    const { name, variant, image } = line
      ? { ...line, image: line.mainImage }
      : (names.get(sku) ?? { name: sku, variant: '', image: '' });
    return { sku, name, variant, image, quantity };
  });
}

/** Whether an order has units without a line of their own, because they are parts of a combo. */
export const needsNames = ({
  lines,
  reserved,
  sample,
}: Pick<Order, 'lines' | 'reserved' | 'sample'>): boolean =>
  [...unitsOf(reserved).keys()].some((sku) => sku !== sample?.sku && !lines.some((line) => line.sku === sku));
