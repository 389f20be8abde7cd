import {
  LIMITS,
  UNITS,
  type AnyDraft,
  type ComboDraft,
  type ItemDraftBase,
  type ProductDraft,
  type VariantDraft,
} from '../draft/draft';
import type { FieldProblem } from '@/domain/records/fieldProblem';
import { comboProblems, productProblems } from '../draft/problems';
import type { ComboPart } from '../catalogue';
import { gstChanges } from './gstColumn';
import { choice, count, sharedColumns, figure, lines, list, status, text, type Column } from './columns';

/** The columns of a kind's sheet, except ID, pictures and version. */
export interface SheetKind<Draft extends AnyDraft> {
  /** As in 'product'. */
  one: string;
  own: Column<Draft>[];
  /** The columns of a variant, which has a row of its own; none for combos. */
  size: Column<VariantDraft>[];
  /** The number of columns for a combo's parts. */
  parts: (partCount: number) => { column: Column<ComboPart>; at: number }[];
  blank: () => Draft;
  problems: (draft: Draft) => FieldProblem[];
}

const blankItem = (): ItemDraftBase => ({
  name: '',
  slug: '',
  subtitle: '',
  label: '',
  description: '',
  tags: [],
  benefits: [],
  images: [],
  hsn: '',
  status: 'draft',
});

const net = <T extends ProductDraft>(): Column<T>[] => [
  {
    head: 'Net quantity',
    field: 'netQuantity.value',
    write: ({ netQuantity: { value } }) => (value === 0 ? '' : String(value)),
    read(into, cell) {
      const holder = { value: 0 };
      const reason = figure<typeof holder>('', 'value').read(holder, cell);
      into.netQuantity = { ...into.netQuantity, ...(reason ? {} : holder) };
      return reason;
    },
  },
  choice('Unit', 'netQuantity.unit', Object.fromEntries(UNITS.map((unit) => [unit, unit])) as Units, {
    get: (of) => of.netQuantity.unit,
    set: (into, unit) => void (into.netQuantity = { ...into.netQuantity, unit }),
  }),
];
type Units = Record<(typeof UNITS)[number], string>;

export const productKind: SheetKind<ProductDraft> = {
  one: 'product',
  own: [
    text('Name', 'name'),
    status(),
    text('Category', 'category'),
    ...sharedColumns<ProductDraft>(),
    list('Concerns', 'concerns'),
    list('Skin types', 'skinTypes'),
    list('Key ingredients', 'keyIngredients'),
    list('Ingredients', 'ingredients'),
    lines('How to use', 'howToUse'),
    ...net(),
    text('Country of origin', 'countryOfOrigin'),
    text('Manufacturer', 'manufacturer'),
    figure('Shelf life (months)', 'shelfLifeMonths'),
    count('GST %', 'gstRate'),
    gstChanges(),
  ],
  size: [
    text('Size', 'label'),
    text('SKU', 'sku'),
    figure('Price', 'price'),
    figure('MRP', 'mrp'),
    count('Stock', 'stock'),
  ],
  parts: () => [],
  blank: () => ({
    ...blankItem(),
    category: '',
    concerns: [],
    skinTypes: [],
    ingredients: [],
    keyIngredients: [],
    howToUse: [],
    variants: [],
    netQuantity: { value: 0, unit: 'ml' },
    countryOfOrigin: '',
    manufacturer: '',
    shelfLifeMonths: 0,
    gstRate: 18,
    gstRates: [],
  }),
  problems: productProblems,
};

export const comboKind: SheetKind<ComboDraft> = {
  one: 'combo',
  own: [
    text('Name', 'name'),
    status(),
    text('SKU', 'sku'),
    figure('Price', 'price'),
    figure('MRP', 'mrp'),
    ...sharedColumns<ComboDraft>(),
  ],
  size: [],
  parts: (partCount) =>
    Array.from({ length: Math.min(partCount, LIMITS.parts) }, (_, at) => [
      { at, column: text<ComboPart>(`Product ${at + 1}`, 'productId') },
      { at, column: text<ComboPart>(`Product ${at + 1} size`, 'variantId') },
      { at, column: figure<ComboPart>(`Product ${at + 1} quantity`, 'quantity') },
    ]).flat(),
  blank: () => ({ ...blankItem(), sku: '', price: 0, mrp: 0, items: [] }),
  problems: comboProblems,
};
