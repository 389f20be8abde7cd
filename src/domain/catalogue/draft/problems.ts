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
import { messages } from './messages/problems';
import { missingOfCombo, missingOfProduct, publishProblem } from './missing';

type Add = ReturnType<typeof complaints>['add'];

function checkFace(draft: ItemDraftBase, add: Add): void {
  add('name', lineProblem(messages.name, draft.name, LIMITS.name, true));
  add('slug', draft.slug !== slugOf(draft.slug, LIMITS.slug) && messages.wrongSlug);
  // A draft without a name has no short name yet: the name alone is the fault.
  add('slug', draft.slug === '' && draft.name.trim() !== '' && messages.noSlug);
  add('subtitle', lineProblem(messages.subtitle, draft.subtitle, LIMITS.subtitle));
  add('label', lineProblem(messages.label, draft.label, LIMITS.label));
  add('description', proseProblem(messages.description, draft.description, LIMITS.description));
  add('tags', listProblem(messages.tags, draft.tags, LIMITS.shortList));
  add('benefits', listProblem(messages.benefits, draft.benefits, LIMITS.shortList));
  add('hsn', draft.hsn !== '' && !/^(\d{4}|\d{6}|\d{8})$/.test(draft.hsn) && messages.wrongHsn);
  add('status', !STATUSES.includes(draft.status) && messages.wrongStatus);
  add('images', draft.images.length > LIMITS.images && messages.tooManyPictures(LIMITS.images));
  for (const [at, { src, alt }] of draft.images.entries()) {
    add(`images.${at}.src`, pictureProblem(src));
    add(`images.${at}.alt`, lineProblem(messages.alt, alt, LIMITS.alt));
    const first = draft.images.findIndex((one) => one.src === src);
    add(`images.${at}.src`, first < at && messages.pictureTwice);
  }
}

const isFirst = <T>(list: readonly T[], at: number, key: (one: T) => string) =>
  list.findIndex((one) => key(one) === key(list[at] as T)) === at;

function checkVariants({ variants }: ProductDraft, add: Add): void {
  add('variants', variants.length === 0 && messages.noSize);
  add('variants', variants.length > LIMITS.variants && messages.tooManySizes(LIMITS.variants));
  for (const [at, variant] of variants.entries()) {
    const path = `variants.${at}.`;
    add(`${path}label`, lineProblem(messages.size, variant.label, LIMITS.label, variants.length > 1));
    const label = variant.label.trim().toLowerCase();
    add(
      `${path}label`,
      !isFirst(variants, at, (one) => one.label.trim().toLowerCase()) && label !== '' && messages.sizeTwice,
    );
    add(`${path}sku`, skuProblem(variant.sku));
    add(`${path}sku`, !isFirst(variants, at, (one) => one.sku) && messages.skuTwice);
    priceProblems(path, variant, add);
    add(`${path}stock`, countProblem(messages.stock, variant.stock, LIMITS.units));
    add(`${path}id`, !/^[A-Za-z0-9_-]{1,60}$/.test(variant.id) && messages.wrongSizeId);
    add(`${path}id`, !isFirst(variants, at, (one) => one.id) && messages.sizeIdTwice);
  }
}

const gstProblem = (rate: number) => !GST_RATES.includes(rate) && messages.wrongGst(GST_RATES);

function checkGst({ gstRate, gstRates }: ProductDraft, add: Add): void {
  add('gstRate', gstProblem(gstRate));
  add('gstRates', gstRates.length > LIMITS.gstRates && messages.tooManyGstChanges(LIMITS.gstRates));
  for (const [at, { from, rate }] of gstRates.entries()) {
    add(`gstRates.${at}.from`, !isDay(from) && messages.noGstDay);
    const isTwice = !isFirst(gstRates, at, (one) => one.from);
    add(`gstRates.${at}.from`, isTwice && messages.gstDayTwice);
    add(`gstRates.${at}.rate`, gstProblem(rate));
  }
}

/** All problems of a product, by field; empty when it can be saved. */
export function productProblems(draft: ProductDraft): FieldProblem[] {
  const { add, list } = complaints();
  checkFace(draft, add);
  checkGst(draft, add);
  checkVariants(draft, add);
  add('category', lineProblem(messages.category, draft.category, LIMITS.category));
  add('concerns', listProblem(messages.concerns, draft.concerns, LIMITS.shortList));
  add('skinTypes', listProblem(messages.skinTypes, draft.skinTypes, LIMITS.shortList));
  add('ingredients', listProblem(messages.ingredients, draft.ingredients, LIMITS.ingredients));
  add('keyIngredients', listProblem(messages.keyIngredients, draft.keyIngredients, LIMITS.shortList));
  add('howToUse', listProblem(messages.howToUse, draft.howToUse, LIMITS.shortList));
  const { value, unit } = draft.netQuantity;
  add('netQuantity.value', !(value >= 0 && value <= 100_000) && messages.wrongNetQuantity);
  add('netQuantity.unit', !UNITS.includes(unit) && messages.wrongUnit);
  add('countryOfOrigin', lineProblem(messages.countryOfOrigin, draft.countryOfOrigin, LIMITS.country));
  add('manufacturer', lineProblem(messages.manufacturer, draft.manufacturer, LIMITS.manufacturer));
  add('shelfLifeMonths', countProblem(messages.shelfLife, draft.shelfLifeMonths, LIMITS.shelfLifeMonths));
  if (draft.status === 'active') add('status', publishProblem(missingOfProduct(draft)));
  return list();
}

/** All problems of a combo. Only the server can tell whether its products exist. */
export function comboProblems(draft: ComboDraft): FieldProblem[] {
  const { add, list } = complaints();
  checkFace(draft, add);
  add('sku', skuProblem(draft.sku));
  priceProblems('', draft, add);
  add('items', draft.items.length > LIMITS.parts && messages.tooManyParts(LIMITS.parts));
  for (const [at, { quantity }] of draft.items.entries()) {
    const fits = Number.isInteger(quantity) && quantity >= 1 && quantity <= LIMITS.partQuantity;
    add(`items.${at}.quantity`, !fits && messages.wrongPartQuantity(LIMITS.partQuantity));
    const same = !isFirst(draft.items, at, (part) => `${part.productId}/${part.variantId}`);
    add(`items.${at}.quantity`, same && messages.partTwice);
  }
  if (draft.status === 'active') add('status', publishProblem(missingOfCombo(draft)));
  return list();
}
