import { type Combo, type Product } from '@/domain/catalogue/catalogue';
import { NO_STARS, ratingOf } from '@/domain/catalogue/ratings/starCounts';
import { comboStock } from '@/domain/catalogue/stock';
import { comboSpecs, type ComboSpec } from './comboSpecs';
import { picture, pictureSrc } from './pictures';
import { daysBefore } from './products/products';
import { slugOf } from '@/domain/text/slug';

function comboOf(spec: ComboSpec, products: ReadonlyMap<string, Product>, now: Date): Combo {
  const slug = slugOf(spec.name);
  const parts = spec.parts.map(({ product: id, size, quantity = 1 }) => {
    const product = products.get(id);
    const variant = product?.variants.find((v) => size === undefined || v.label === size);
    if (!product || !variant) throw new Error(`${spec.name}: no ${id} ${size ?? ''}`);
    return { productId: id, variantId: variant.id, quantity, mrp: variant.mrp };
  });
  const items = parts.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }));
  const tags = spec.tags ?? [];
  return {
    id: slug,
    slug,
    name: spec.name,
    subtitle: spec.contents,
    description: spec.description,
    benefits: [...spec.benefits],
    tags: [...tags],
    label: tags.includes('new') ? 'New' : '',
    ...ratingOf(NO_STARS),
    mainImage: pictureSrc(`${slug}-1`),
    images: [picture(`${slug}-1`, `${spec.name}: ${spec.contents}`, spec.ground)],
    price: spec.price,
    mrp: parts.reduce((total, part) => total + part.mrp * part.quantity, 0),
    sku: `GLM-SET-${spec.code}`,
    stock: comboStock({ items }, products),
    items,
    hsn: '3304',
    gstRate: 18,
    status: 'active',
    createdAt: daysBefore(now, spec.daysOld),
    updatedAt: daysBefore(now, Math.min(spec.daysOld, 7)),
  };
}

/** The combos, their stock as their parts allow. */
export function combos(products: readonly Product[], now: Date): Combo[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return comboSpecs.map((spec) => comboOf(spec, byId, now));
}
