import type { Combo, Product, StockLevel } from '@/domain/catalogue/catalogue';
import type { ComboDraft, FaceDraft, ProductDraft } from '@/domain/catalogue/draft/draft';
import { draftOfCombo, draftOfProduct } from '@/domain/catalogue/draft/toStored';
import { slugOf } from '@/domain/general/slug';
import type { PromotionItem } from '@/services/admin/createPromotionAdmin';
import type { ShelfItem } from '@/services/admin/createShelfAdmin';
import { copyOfPromotion, promotionDraftOf, promotionForm } from '../promotions/formTexts';
import { numberOf, textOf } from './figures';
import {
  isShelfForm,
  type ComboForm,
  type EditItem,
  type FaceForm,
  type Form,
  type PartForm,
  type ProductForm,
  type VariantForm,
} from './forms';

/** Entries parted by commas. '1,2-Hexanediol' is one: only a comma with a space after it, or at the end, parts. */
export const listOf = (text: string) =>
  text
    .split(/,(?=\s|$)|\n/)
    .map((entry) => entry.trim())
    .filter(Boolean);
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function faceDraft(form: FaceForm): FaceDraft {
  const { name, slug, subtitle, label, description, status, hsn, images } = form;
  return {
    ...{
      name: name.trim(),
      slug: slug.trim() || slugOf(name),
      subtitle: subtitle.trim(),
      label: label.trim(),
    },
    ...{ description: description.trim(), tags: listOf(form.tags), benefits: linesOf(form.benefits) },
    ...{ status, hsn: hsn.trim() },
    images: images.map((picture) => ({ ...picture, src: picture.src.trim(), alt: picture.alt.trim() })),
  };
}

/** Ids for sizes that have none yet, made of their labels and unlike those that are there. */
function sizeIds(variants: readonly VariantForm[]): string[] {
  const taken = new Set(variants.map(({ id }) => id).filter(Boolean));
  return variants.map(({ id, label }, at) => {
    if (id) return id;
    const wanted = slugOf(label, 50) || `size-${at + 1}`;
    let own = wanted;
    for (let n = 2; taken.has(own); n += 1) own = `${wanted}-${n}`;
    taken.add(own);
    return own;
  });
}

export function productDraftOf(form: ProductForm): ProductDraft {
  const ids = sizeIds(form.variants);
  return {
    ...faceDraft(form),
    ...{ category: form.category.trim(), concerns: listOf(form.concerns), skinTypes: listOf(form.skinTypes) },
    ...{ ingredients: listOf(form.ingredients), keyIngredients: listOf(form.keyIngredients) },
    ...{ howToUse: linesOf(form.howToUse), countryOfOrigin: form.countryOfOrigin.trim() },
    ...{ manufacturer: form.manufacturer.trim(), shelfLifeMonths: numberOf(form.shelfLifeMonths) },
    gstRate: numberOf(form.gstRate),
    gstRates: form.gstRates.map(({ from, rate }) => ({ from, rate: numberOf(rate) })),
    netQuantity: { value: numberOf(form.netValue), unit: form.netUnit },
    variants: form.variants.map(({ label, sku, price, mrp, stock }, at) => ({
      ...{ id: ids[at] ?? '', label: label.trim(), sku: sku.trim() },
      ...{ price: numberOf(price), mrp: numberOf(mrp), stock: numberOf(stock) },
    })),
  };
}

export function comboDraftOf(form: ComboForm): ComboDraft {
  return {
    ...faceDraft(form),
    ...{ sku: form.sku.trim(), price: numberOf(form.price), mrp: numberOf(form.mrp) },
    items: form.items.map(({ productId, variantId, quantity }) => ({
      ...{ productId, variantId, quantity: numberOf(quantity) },
    })),
  };
}

export function draftOf(form: Form) {
  if (!isShelfForm(form)) return promotionDraftOf(form);
  return form.kind === 'products' ? productDraftOf(form) : comboDraftOf(form);
}

function faceForm(draft: FaceDraft): FaceForm {
  const { name, slug, subtitle, label, description, hsn, status, images } = draft;
  return {
    ...{ name, slug, subtitle, label, description, hsn, status, images },
    ...{ tags: draft.tags.join(', '), benefits: draft.benefits.join('\n') },
  };
}

/** The figures of the units are those of `levels`: a product's own may lag behind. */
export function productForm(product: Product, levels: readonly StockLevel[]): ProductForm {
  const draft = draftOfProduct(product);
  const units = new Map(levels.map(({ sku, available }) => [sku, available]));
  return {
    ...faceForm(draft),
    ...{ kind: 'products', category: draft.category, concerns: draft.concerns.join(', ') },
    ...{ skinTypes: draft.skinTypes.join(', '), ingredients: draft.ingredients.join(', ') },
    ...{ keyIngredients: draft.keyIngredients.join(', '), howToUse: draft.howToUse.join('\n') },
    ...{ netValue: textOf(draft.netQuantity.value), netUnit: draft.netQuantity.unit },
    ...{ countryOfOrigin: draft.countryOfOrigin, manufacturer: draft.manufacturer },
    ...{ shelfLifeMonths: textOf(draft.shelfLifeMonths), gstRate: String(draft.gstRate) },
    gstRates: draft.gstRates.map(({ from, rate }) => ({ from, rate: String(rate) })),
    variants: draft.variants.map(({ id, label, sku, price, mrp, stock }) => ({
      ...{ id, label, sku, price: textOf(price), mrp: textOf(mrp), stock: String(units.get(sku) ?? stock) },
    })),
  };
}

/** A size of a product as a combo's part. */
export function partForm(product: Pick<Product, 'id' | 'name'>, size: Product['variants'][number]): PartForm {
  const title = [product.name, size.label].filter(Boolean).join(', ');
  return {
    productId: product.id,
    variantId: size.id,
    quantity: '1',
    title,
    price: size.price,
    mrp: size.mrp,
  };
}

export function comboForm(combo: Combo, parts: readonly Product[]): ComboForm {
  const { sku, price, mrp, items, ...face } = draftOfCombo(combo);
  return {
    ...faceForm(face),
    ...{ kind: 'combos', sku, price: textOf(price), mrp: textOf(mrp) },
    items: items.map(({ productId, variantId, quantity }) => {
      const product = parts.find(({ id }) => id === productId);
      const size = product?.variants.find(({ id }) => id === variantId);
      const gone = { productId, variantId, title: `${productId} (no longer there)`, price: 0, mrp: 0 };
      return { ...(product && size ? partForm(product, size) : gone), quantity: String(quantity) };
    }),
  };
}

const isPromotion = (item: EditItem): item is PromotionItem => 'stored' in item;

/** What the form shows of something that is stored. */
export function formOf(item: EditItem): Form {
  if (isPromotion(item)) return promotionForm(item);
  return item.kind === 'products'
    ? productForm(item.product, item.levels)
    : comboForm(item.combo, item.parts);
}

export const storedOf = (item: ShelfItem): Product | Combo =>
  item.kind === 'products' ? item.product : item.combo;

/** Which one is stored, and in which version. */
export function versionOf(item: EditItem): { id: string; updatedAt: string } {
  const { id, updatedAt = '' } = isPromotion(item) ? item.stored : storedOf(item);
  return { id, updatedAt };
}

/** The units that the admin saw of each SKU. */
export const seenOf = (item: EditItem): Record<string, number> =>
  item.kind === 'products'
    ? Object.fromEntries(item.levels.map(({ sku, available }) => [sku, available]))
    : {};

/** A copy to begin something new with: not on sale, without units, and with SKUs still to be given. */
export function copyOf(form: Form): Form {
  if (!isShelfForm(form)) return copyOfPromotion(form);
  const face = { name: `${form.name} (copy)`, slug: '', status: 'draft' as const };
  if (form.kind === 'combos') return { ...form, ...face, sku: '' };
  return {
    ...form,
    ...face,
    variants: form.variants.map((one) => ({ ...one, id: '', sku: '', stock: '0' })),
  };
}
