import type { Problem } from '@/domain/catalogueDraft/draft';
import type { CatalogueStatus } from '@/domain/catalogue';
import type { ShelfItem, ShelfKind } from '@/services/admin/createShelfAdmin';
import type { StatusTone } from '@/ui';
import { numberOf } from './formTexts';
import type { Form } from './forms';

export const statusWords: Record<CatalogueStatus, { word: string; tone: StatusTone }> = {
  draft: { word: 'Draft', tone: 'wait' },
  active: { word: 'On sale', tone: 'good' },
  archived: { word: 'Archived', tone: 'neutral' },
};

export const kindWords: Record<ShelfKind, { one: string; many: string; add: string; path: string }> = {
  products: { one: 'product', many: 'Products', add: 'Add product', path: '/admin/addproduct' },
  combos: { one: 'combo', many: 'Combos', add: 'Add combo', path: '/admin/addcombos' },
};

/** How many units fewer there are than were typed, because shoppers bought some meanwhile. */
function soldMeanwhile(form: Form, stored: ShelfItem): number {
  if (form.kind !== 'products' || stored.kind !== 'products') return 0;
  const typed = form.variants.reduce((total, { stock }) => total + numberOf(stock), 0);
  return typed - stored.product.stock;
}

export const adminTexts = {
  saved(form: Form, stored: ShelfItem): string {
    const sold = soldMeanwhile(form, stored);
    const units = sold === 1 ? '1 unit was' : `${sold} units were`;
    return sold > 0 ? `Saved. ${units} sold meanwhile.` : 'Saved.';
  },
  unchanged: 'Nothing has changed.',
  theirs: 'This is what is stored now.',
  notSaved: (why: string) => `Not saved: ${why} What you typed is still here.`,
  notValid: (problems: readonly Problem[]) =>
    problems.length === 1
      ? `Not saved: ${problems[0]?.message ?? ''}`
      : `Not saved: ${problems.length} fields need another look.`,
  restored: 'What you typed before is here again. It is not saved yet.',
  leaving: 'What you typed stays in this tab for when you come back, but it is not saved.',
  conflict: 'Somebody else saved this while you were writing. Nothing was overwritten.',
  noQuarrel: 'You did not change the same fields: keep yours, and save again.',
  copied: 'This is a copy, and not saved yet. What it was made of stays as it is.',
  overBegun: (form: Form) => ({
    title: 'Give up what you began?',
    text: `“${form.name || 'Unnamed'}” is begun and not saved. The copy would take its place.`,
    ...{ confirmLabel: 'Make the copy', cancelLabel: 'Keep it', danger: true },
  }),
  stock: 'For sale now. What is reserved for orders comes on top.',
} as const;
