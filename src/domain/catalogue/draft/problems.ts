import { isDay } from '@/domain/time/calendar';
import { slugOf } from '@/domain/text/slug';
import {
  complaints,
  countProblem,
  lineProblem,
  listProblem,
  pictureProblem,
  priceProblems,
  proseProblem,
  skuProblem,
} from './checks';
import { GST_RATES } from '../gst';
import { LIMITS, STATUSES, UNITS, type ComboDraft, type ItemDraftBase, type ProductDraft } from './draft';
import type { FieldProblem } from '@/domain/records/fieldProblem';
import { missingOfCombo, missingOfProduct, publishProblem } from './missing';

type Add = ReturnType<typeof complaints>['add'];

function checkFace(draft: ItemDraftBase, add: Add): void {
  add('name', lineProblem('The name', draft.name, LIMITS.name, true));
  add(
    'slug',
    draft.slug !== slugOf(draft.slug, LIMITS.slug) &&
      'The short name has small letters, digits and single hyphens.',
  );
  // A draft without a name has no short name yet: the name alone is the fault.
  add(
    'slug',
    draft.slug === '' &&
      draft.name.trim() !== '' &&
      'No short name can be made from this name. Please type one with letters from A to Z or digits.',
  );
  add('subtitle', lineProblem('The line under the name', draft.subtitle, LIMITS.subtitle));
  add('label', lineProblem('The label', draft.label, LIMITS.label));
  add('description', proseProblem('The description', draft.description, LIMITS.description));
  add('tags', listProblem('Tags', draft.tags, LIMITS.shortList));
  add('benefits', listProblem('Benefits', draft.benefits, LIMITS.shortList));
  add(
    'hsn',
    draft.hsn !== '' && !/^(\d{4}|\d{6}|\d{8})$/.test(draft.hsn) && 'An HSN code has 4, 6 or 8 digits.',
  );
  add('status', !STATUSES.includes(draft.status) && 'The status is draft, active or archived.');
  add('images', draft.images.length > LIMITS.images && `At most ${LIMITS.images} pictures.`);
  for (const [at, { src, alt }] of draft.images.entries()) {
    add(`images.${at}.src`, pictureProblem(src));
    add(`images.${at}.alt`, lineProblem('The description of the picture', alt, LIMITS.alt));
    const first = draft.images.findIndex((one) => one.src === src);
    add(`images.${at}.src`, first < at && 'This picture is there twice.');
  }
}

const isFirst = <T>(list: readonly T[], at: number, key: (one: T) => string) =>
  list.findIndex((one) => key(one) === key(list[at] as T)) === at;

function checkVariants({ variants }: ProductDraft, add: Add): void {
  add('variants', variants.length === 0 && 'A product has at least one size.');
  add('variants', variants.length > LIMITS.variants && `A product has at most ${LIMITS.variants} sizes.`);
  for (const [at, variant] of variants.entries()) {
    const path = `variants.${at}.`;
    add(`${path}label`, lineProblem('The size', variant.label, LIMITS.label, variants.length > 1));
    const label = variant.label.trim().toLowerCase();
    add(
      `${path}label`,
      !isFirst(variants, at, (one) => one.label.trim().toLowerCase()) &&
        label !== '' &&
        'This size is there twice.',
    );
    add(`${path}sku`, skuProblem(variant.sku));
    add(`${path}sku`, !isFirst(variants, at, (one) => one.sku) && 'This SKU is there twice.');
    priceProblems(path, variant, add);
    add(`${path}stock`, countProblem('The stock', variant.stock, LIMITS.units));
    add(`${path}id`, !/^[A-Za-z0-9_-]{1,60}$/.test(variant.id) && 'The size has no valid id.');
    add(`${path}id`, !isFirst(variants, at, (one) => one.id) && 'Two sizes have the same id.');
  }
}

const gstProblem = (rate: number) =>
  !GST_RATES.includes(rate) &&
  `GST is one of ${GST_RATES.slice(0, -1).join(', ')} or ${GST_RATES.at(-1)} percent.`;

function checkGst({ gstRate, gstRates }: ProductDraft, add: Add): void {
  add('gstRate', gstProblem(gstRate));
  add('gstRates', gstRates.length > LIMITS.gstRates && `At most ${LIMITS.gstRates} changes of GST.`);
  for (const [at, { from, rate }] of gstRates.entries()) {
    add(`gstRates.${at}.from`, !isDay(from) && 'Please choose the day from which this rate counts.');
    const isTwice = !isFirst(gstRates, at, (one) => one.from);
    add(`gstRates.${at}.from`, isTwice && 'This day is there twice.');
    add(`gstRates.${at}.rate`, gstProblem(rate));
  }
}

/** All problems of a product, by field; empty when it can be saved. */
export function productProblems(draft: ProductDraft): FieldProblem[] {
  const { add, list } = complaints();
  checkFace(draft, add);
  checkGst(draft, add);
  checkVariants(draft, add);
  add('category', lineProblem('The category', draft.category, LIMITS.category));
  add('concerns', listProblem('Concerns', draft.concerns, LIMITS.shortList));
  add('skinTypes', listProblem('Skin types', draft.skinTypes, LIMITS.shortList));
  add('ingredients', listProblem('Ingredients', draft.ingredients, LIMITS.ingredients));
  add('keyIngredients', listProblem('Key ingredients', draft.keyIngredients, LIMITS.shortList));
  add('howToUse', listProblem('How to use', draft.howToUse, LIMITS.shortList));
  const { value, unit } = draft.netQuantity;
  add('netQuantity.value', !(value >= 0 && value <= 100_000) && 'The net quantity is from 0 to 1,00,000.');
  add('netQuantity.unit', !UNITS.includes(unit) && 'The unit is ml, g or pcs.');
  add('countryOfOrigin', lineProblem('The country of origin', draft.countryOfOrigin, LIMITS.country));
  add('manufacturer', lineProblem('The manufacturer', draft.manufacturer, LIMITS.manufacturer));
  add('shelfLifeMonths', countProblem('The shelf life', draft.shelfLifeMonths, LIMITS.shelfLifeMonths));
  if (draft.status === 'active') add('status', publishProblem(missingOfProduct(draft)));
  return list();
}

/** All problems of a combo. Only the server can tell whether its products exist. */
export function comboProblems(draft: ComboDraft): FieldProblem[] {
  const { add, list } = complaints();
  checkFace(draft, add);
  add('sku', skuProblem(draft.sku));
  priceProblems('', draft, add);
  add(
    'items',
    draft.items.length > LIMITS.parts && `A combo has at most ${LIMITS.parts} different products.`,
  );
  for (const [at, { quantity }] of draft.items.entries()) {
    const fits = Number.isInteger(quantity) && quantity >= 1 && quantity <= LIMITS.partQuantity;
    add(`items.${at}.quantity`, !fits && `From 1 to ${LIMITS.partQuantity} of it.`);
    const same = !isFirst(draft.items, at, (part) => `${part.productId}/${part.variantId}`);
    add(`items.${at}.quantity`, same && 'This product is there twice: raise its number instead.');
  }
  if (draft.status === 'active') add('status', publishProblem(missingOfCombo(draft)));
  return list();
}
