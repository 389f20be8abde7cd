import { unitsOf } from '@/domain/catalogue/stock';
import type { Order } from '../order/order';

/** One size of a product that goes into a parcel. */
export interface PackedUnit {
  sku: string;
  name: string;
  /** The size; empty where it is not known. */
  variant: string;
  image: string;
  quantity: number;
}

/** Names of SKUs that no line of an order names. */
export type SkuNames = ReadonlyMap<string, Omit<PackedUnit, 'sku' | 'quantity'>>;

const NO_NAMES: SkuNames = new Map();

/**
 * What goes into an order's parcel: the units that it took from stock, so that a combo is its products. An order without
 * such a record is packed by its lines.
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

/** Whether an order has units that no line of it names, because they are parts of a combo. */
export const needsNames = ({
  lines,
  reserved,
  sample,
}: Pick<Order, 'lines' | 'reserved' | 'sample'>): boolean =>
  [...unitsOf(reserved).keys()].some((sku) => sku !== sample?.sku && !lines.some((line) => line.sku === sku));
