import type { OfferScope } from '@/domain/offers/scope';
import { OFFER_TYPE_DEFINITIONS } from '@/domain/offers/types/offerTypeDefinitions';
import type { OfferType } from '@/domain/offers/types/offerType';
import { same } from '@/domain/records/audit';
import { scopeWords } from '@/features/admin/offers';
import type { VariantForm } from '@/features/admin/catalogue';
import { isCatalogueForm, type Form } from '../forms';
import { messages } from '../messages';

/** A field whose saved value differs from the typed one. */
export interface Difference {
  field: string;
  mine: string;
  theirs: string;
  /** Whether both sides changed it; otherwise `mine` is the value before both changes. */
  both: boolean;
}

const FIELDS = messages.conflict.fields;
const SIZE_FIELDS = ['label', 'sku', 'price', 'mrp', 'stock'] as const;

/** The value of a field in its control's format. */
function shownValue(field: string, value: string): string {
  if (field === 'enabled') return value === 'on' ? messages.conflict.on : messages.conflict.off;
  if (field === 'scope') return scopeWords[value as OfferScope['kind']];
  if (field === 'type') return OFFER_TYPE_DEFINITIONS[value as OfferType].label;
  return field === 'startsAt' || field === 'endsAt' ? value.replace('T', ', ') : value;
}

/** A form as pairs of field name and text, so that two forms can be compared. */
function textsOf(form: Form): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [field, value] of Object.entries(form)) {
    if (typeof value === 'string' && field !== 'kind')
      texts.set((FIELDS as Record<string, string>)[field] ?? field, shownValue(field, value));
  }
  if (form.kind === 'offers') {
    texts.set(messages.conflict.scopeItems, form.scopeItems.map(({ name }) => name).join('\n'));
  }
  if (!isCatalogueForm(form)) return texts;
  texts.set(
    FIELDS.images,
    form.images.map(({ src, alt }) => [src, alt].filter(Boolean).join(': ')).join('\n'),
  );
  if (form.kind === 'combos') {
    texts.set(FIELDS.items, form.items.map(({ title, quantity }) => `${quantity} × ${title}`).join('\n'));
    return texts;
  }
  texts.set(
    messages.conflict.gstChanges,
    form.gstRates.map(({ from, rate }) => `${from}: ${rate}`).join('\n'),
  );
  for (const [at, size] of form.variants.entries()) {
    const name = size.label || messages.conflict.sizeNumber(at + 1);
    for (const field of SIZE_FIELDS) {
      const title = FIELDS[field];
      texts.set(form.variants.length > 1 ? messages.conflict.ofSize(title, name) : title, size[field]);
    }
  }
  return texts;
}

/** The fields that another person changed meanwhile; `both` marks those changed on both sides. */
export function differences(base: Form, mine: Form, theirs: Form): Difference[] {
  const [before, own, other] = [textsOf(base), textsOf(mine), textsOf(theirs)];
  const fields = [...new Set([...own.keys(), ...other.keys()])];
  return fields.flatMap((field) => {
    const [original, typed, saved] = [before, own, other].map((texts) => texts.get(field) ?? '');
    if (typed === saved || original === saved) return [];
    return [{ field, mine: typed ?? '', theirs: saved ?? '', both: typed !== original }];
  });
}

/** Takes the locally changed fields from `mine`, and all others from `theirs`. */
function mergeFields<T extends object>(base: T, mine: T, theirs: T): T {
  const entries = Object.entries(mine).map(([field, value]) => {
    const touched = !same(value, (base as Record<string, unknown>)[field]);
    return [field, touched ? (value as unknown) : (theirs as Record<string, unknown>)[field]];
  });
  return Object.fromEntries(entries) as T;
}

function mergeSizes(base: VariantForm[], mine: VariantForm[], theirs: VariantForm[]): VariantForm[] {
  const find = (list: VariantForm[], id: string) => list.find((one) => id !== '' && one.id === id);
  const own = mine.flatMap((size) => {
    const [before, now] = [find(base, size.id), find(theirs, size.id)];
    if (before && now) return [mergeFields(before, size, now)];
    // Removed there, and not changed here.
    return before && same(before, size) ? [] : [size];
  });
  const added = theirs.filter(({ id }) => !find(base, id) && !find(mine, id));
  return [...own, ...added];
}

/** Merges the typed form into the stored one, so that neither side loses a change. */
export function merged(base: Form, mine: Form, theirs: Form): Form {
  const form = mergeFields(base, mine, theirs);
  if (form.kind !== 'products' || base.kind !== 'products') return form;
  if (mine.kind !== 'products' || theirs.kind !== 'products') return form;
  return { ...form, variants: mergeSizes(base.variants, mine.variants, theirs.variants) };
}

/** Whether two forms, or two targets, are equal. */
export const sameForm = same;
