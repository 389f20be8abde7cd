import { productSpecs } from '../../catalogue/products/products';
import { type ProductSpec } from '../../catalogue/products/productSpec';
import { slugOf } from '@/domain/text/slug';
import { type Pack } from '../packaging/pack';

function packOf(spec: ProductSpec): Pack {
  const { value, unit } = spec.quantity;
  return {
    ...spec.look,
    name: spec.name,
    actives: spec.actives,
    kind: spec.kind ?? spec.category,
    quantity: unit === 'pcs' ? `${value} sheet · 25 ml` : `${value} ${unit}`,
    ingredients: spec.inci.split(', '),
  };
}

const packs = new Map(productSpecs.map((spec) => [slugOf(spec.name), packOf(spec)]));

/** The pack of a product of the catalogue. */
export function packBySlug(slug: string): Pack {
  const pack = packs.get(slug);
  if (!pack) throw new Error(`no product ${slug}`);
  return pack;
}

export const packSlugs = (): string[] => [...packs.keys()];
