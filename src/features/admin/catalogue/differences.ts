import { typeWords } from '../promotions/texts';
import { isShelfForm, type Form, type VariantForm } from './forms';

/** A field that somebody else saved otherwise than it stands here. */
export interface Difference {
  what: string;
  mine: string;
  theirs: string;
  /** Whether it was changed here as well; otherwise `mine` is what it was before. */
  both: boolean;
}

const WORDS: Record<string, string> = {
  ...{
    name: 'Name',
    slug: 'Short name',
    subtitle: 'Line under the name',
    label: 'Label',
    description: 'Description',
  },
  ...{
    tags: 'Tags',
    benefits: 'Benefits',
    hsn: 'HSN',
    gstRate: 'GST',
    status: 'Status',
    category: 'Category',
  },
  ...{
    concerns: 'Concerns',
    skinTypes: 'Skin types',
    ingredients: 'Ingredients',
    keyIngredients: 'Key ingredients',
  },
  ...{
    howToUse: 'How to use',
    netValue: 'Net quantity',
    netUnit: 'Unit',
    countryOfOrigin: 'Country of origin',
  },
  ...{ manufacturer: 'Manufacturer', shelfLifeMonths: 'Shelf life', sku: 'SKU', price: 'Price', mrp: 'MRP' },
  ...{ stock: 'Stock', images: 'Pictures', items: 'Products' },
  ...{ code: 'Code', title: 'Title', type: 'Type', discount: 'Discount', enabled: 'Shown' },
  ...{
    minProducts: 'From how many items',
    maxFreeItems: 'Free items at most',
    minSubtotal: 'From a subtotal of',
  },
  ...{ maxDiscount: 'Takes off at most', usageLimit: 'Uses in all', perUserLimit: 'Uses a person' },
  ...{ startsAt: 'Starts', endsAt: 'Ends', text: 'Text', alt: 'What the picture shows' },
  ...{ imageWide: 'Wide picture', imageTall: 'Tall picture', image: 'Picture' },
  ...{ link: 'Link', linkLabel: 'Words on the button' },
};
const SIZE_FIELDS = ['label', 'sku', 'price', 'mrp', 'stock'] as const;

/** What stands in a field, as its control shows it. */
function inWords(field: string, value: string): string {
  if (field === 'enabled') return value === 'on' ? 'On' : 'Off';
  if (field === 'type') return typeWords[value as keyof typeof typeWords];
  return field === 'startsAt' || field === 'endsAt' ? value.replace('T', ', ') : value;
}

/** A form as pairs of what and text, so that two can be laid side by side. */
function flat(form: Form): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [field, value] of Object.entries(form)) {
    if (typeof value === 'string' && field !== 'kind')
      texts.set(WORDS[field] ?? field, inWords(field, value));
  }
  if (!isShelfForm(form)) return texts;
  texts.set('Pictures', form.images.map(({ src, alt }) => [src, alt].filter(Boolean).join(': ')).join('\n'));
  if (form.kind === 'combos') {
    texts.set('Products', form.items.map(({ title, quantity }) => `${quantity} × ${title}`).join('\n'));
    return texts;
  }
  texts.set('GST changes', form.gstRates.map(({ from, rate }) => `${from}: ${rate}`).join('\n'));
  for (const [at, size] of form.variants.entries()) {
    const name = form.variants.length > 1 ? ` of ${size.label || `size ${at + 1}`}` : '';
    for (const field of SIZE_FIELDS) texts.set(`${WORDS[field] ?? 'Size'}${name}`, size[field]);
  }
  return texts;
}

/** What somebody else changed meanwhile, field by field; what only one of both changed is no quarrel. */
export function differences(base: Form, mine: Form, theirs: Form): Difference[] {
  const [was, own, other] = [flat(base), flat(mine), flat(theirs)];
  const all = [...new Set([...own.keys(), ...other.keys()])];
  return all
    .map((what) => ({
      what,
      mine: own.get(what) ?? '',
      theirs: other.get(what) ?? '',
      was: was.get(what) ?? '',
    }))
    .filter(({ mine: a, theirs: b, was: c }) => a !== b && b !== c)
    .map(({ what, mine: a, theirs: b, was: c }) => ({ what, mine: a, theirs: b, both: a !== c }));
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Field by field: what I changed is mine, the rest is theirs. */
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
    // Taken away there, and left alone here.
    return before && same(before, size) ? [] : [size];
  });
  const added = theirs.filter(({ id }) => !find(base, id) && !find(mine, id));
  return [...own, ...added];
}

/** What was typed, upon what is stored now: nothing that only the other changed is lost. */
export function merged(base: Form, mine: Form, theirs: Form): Form {
  const form = mergeFields(base, mine, theirs);
  if (form.kind !== 'products' || base.kind !== 'products') return form;
  if (mine.kind !== 'products' || theirs.kind !== 'products') return form;
  return { ...form, variants: mergeSizes(base.variants, mine.variants, theirs.variants) };
}

export const sameForm = same;
