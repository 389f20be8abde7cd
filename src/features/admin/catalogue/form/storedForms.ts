import type { Combo, Product, StockLevel } from '@/domain/catalogue/catalogue';
import type { ItemDraftBase } from '@/domain/catalogue/draft/draft';
import { draftOfCombo, draftOfProduct } from '@/domain/catalogue/draft/toStored';
import { textOf } from '@/features/admin/fields';
import type { AdminItem } from '@/services/admin/catalogue/createCatalogueAdmin';
import { messages } from '../messages';
import type { CatalogueForm, ComboForm, CommonForm, PartForm, ProductForm } from './forms';

function commonForm(draft: ItemDraftBase): CommonForm {
  const { name, slug, subtitle, label, description, hsn, status, images, tags, benefits } = draft;
  return {
    name,
    slug,
    subtitle,
    label,
    description,
    hsn,
    status,
    images,
    tags: tags.join(', '),
    benefits: benefits.join('\n'),
  };
}

/** The form of a stored product. Its stock is that of `levels`, because the product's own copy may lag behind. */
export function productForm(product: Product, levels: readonly StockLevel[]): ProductForm {
  const draft = draftOfProduct(product);
  const units = new Map(levels.map(({ sku, available }) => [sku, available]));
  return {
    ...commonForm(draft),
    kind: 'products',
    category: draft.category,
    concerns: draft.concerns.join(', '),
    skinTypes: draft.skinTypes.join(', '),
    ingredients: draft.ingredients.join(', '),
    keyIngredients: draft.keyIngredients.join(', '),
    howToUse: draft.howToUse.join('\n'),
    netValue: textOf(draft.netQuantity.value),
    netUnit: draft.netQuantity.unit,
    countryOfOrigin: draft.countryOfOrigin,
    manufacturer: draft.manufacturer,
    shelfLifeMonths: textOf(draft.shelfLifeMonths),
    gstRate: String(draft.gstRate),
    gstRates: draft.gstRates.map(({ from, rate }) => ({ from, rate: String(rate) })),
    variants: draft.variants.map(({ id, label, sku, price, mrp, stock }) => ({
      id,
      label,
      sku,
      price: textOf(price),
      mrp: textOf(mrp),
      stock: String(units.get(sku) ?? stock),
    })),
  };
}

/** A size of a product as a combo's part. */
export function partForm(product: Pick<Product, 'id' | 'name'>, size: Product['variants'][number]): PartForm {
  return {
    productId: product.id,
    variantId: size.id,
    quantity: '1',
    title: [product.name, size.label].filter(Boolean).join(', '),
    price: size.price,
    mrp: size.mrp,
  };
}

export function comboForm(combo: Combo, parts: readonly Product[]): ComboForm {
  const { sku, price, mrp, items, ...common } = draftOfCombo(combo);
  return {
    ...commonForm(common),
    kind: 'combos',
    sku,
    price: textOf(price),
    mrp: textOf(mrp),
    items: items.map(({ productId, variantId, quantity }) => {
      const product = parts.find(({ id }) => id === productId);
      const size = product?.variants.find(({ id }) => id === variantId);
      const part =
        product && size
          ? partForm(product, size)
          : { productId, variantId, title: messages.partGone(productId), price: 0, mrp: 0 };
      return { ...part, quantity: String(quantity) };
    }),
  };
}

/** The form of a stored product or combo. */
export const catalogueFormOf = (item: AdminItem): CatalogueForm =>
  item.kind === 'products' ? productForm(item.product, item.levels) : comboForm(item.combo, item.parts);

/** A copy to start a new product or combo from: a draft without stock and without SKUs. */
export function copyOfCatalogueForm(form: CatalogueForm): CatalogueForm {
  const copied = { name: messages.copyName(form.name), slug: '', status: 'draft' as const };
  if (form.kind === 'combos') return { ...form, ...copied, sku: '' };
  return {
    ...form,
    ...copied,
    variants: form.variants.map((one) => ({ ...one, id: '', sku: '', stock: '0' })),
  };
}
