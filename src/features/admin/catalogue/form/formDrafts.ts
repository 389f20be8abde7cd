import type { Combo, Product } from '@/domain/catalogue/catalogue';
import type { ComboDraft, ItemDraftBase, ProductDraft } from '@/domain/catalogue/draft/draft';
import { slugOf } from '@/domain/text/slug';
import { linesOf, listOf, numberOf } from '@/features/admin/fields';
import type { AdminItem } from '@/services/admin/catalogue/createCatalogueAdmin';
import type { CatalogueForm, ComboForm, CommonForm, ProductForm, VariantForm } from './forms';

function commonDraft(form: CommonForm): ItemDraftBase {
  const { name, slug, subtitle, label, description, status, hsn, images } = form;
  return {
    name: name.trim(),
    slug: slug.trim() || slugOf(name),
    subtitle: subtitle.trim(),
    label: label.trim(),
    description: description.trim(),
    tags: listOf(form.tags),
    benefits: linesOf(form.benefits),
    status,
    hsn: hsn.trim(),
    images: images.map((picture) => ({ ...picture, src: picture.src.trim(), alt: picture.alt.trim() })),
  };
}

/** An id for each size; new ones are made of the label and differ from all others. */
function sizeIds(variants: readonly VariantForm[]): string[] {
  const usedIds = new Set(variants.map(({ id }) => id).filter(Boolean));
  return variants.map(({ id, label }, at) => {
    if (id) return id;
    const preferredId = slugOf(label, 50) || `size-${at + 1}`;
    let unique = preferredId;
    for (let n = 2; usedIds.has(unique); n += 1) unique = `${preferredId}-${n}`;
    usedIds.add(unique);
    return unique;
  });
}

export function productDraftOf(form: ProductForm): ProductDraft {
  const ids = sizeIds(form.variants);
  return {
    ...commonDraft(form),
    category: form.category.trim(),
    concerns: listOf(form.concerns),
    skinTypes: listOf(form.skinTypes),
    ingredients: listOf(form.ingredients),
    keyIngredients: listOf(form.keyIngredients),
    howToUse: linesOf(form.howToUse),
    countryOfOrigin: form.countryOfOrigin.trim(),
    manufacturer: form.manufacturer.trim(),
    shelfLifeMonths: numberOf(form.shelfLifeMonths),
    gstRate: numberOf(form.gstRate),
    gstRates: form.gstRates.map(({ from, rate }) => ({ from, rate: numberOf(rate) })),
    netQuantity: { value: numberOf(form.netValue), unit: form.netUnit },
    variants: form.variants.map(({ label, sku, price, mrp, stock }, at) => ({
      id: ids[at] ?? '',
      label: label.trim(),
      sku: sku.trim(),
      price: numberOf(price),
      mrp: numberOf(mrp),
      stock: numberOf(stock),
    })),
  };
}

export function comboDraftOf(form: ComboForm): ComboDraft {
  return {
    ...commonDraft(form),
    sku: form.sku.trim(),
    price: numberOf(form.price),
    mrp: numberOf(form.mrp),
    items: form.items.map(({ productId, variantId, quantity }) => ({
      productId,
      variantId,
      quantity: numberOf(quantity),
    })),
  };
}

export const catalogueDraftOf = (form: CatalogueForm): ProductDraft | ComboDraft =>
  form.kind === 'products' ? productDraftOf(form) : comboDraftOf(form);

export const storedOf = (item: AdminItem): Product | Combo =>
  item.kind === 'products' ? item.product : item.combo;
