import { adminPaths } from '@/app/router/paths';
import type { Problem } from '@/domain/catalogue/draft/draft';
import type { CatalogueStatus } from '@/domain/catalogue/catalogue';
import type { StatusTone } from '@/ui';
import { numberOf } from './figures';
import { combosGone } from './saleNote';
import { isShelfForm, type EditItem, type EditKind, type Form } from './forms';

export const statusWords: Record<CatalogueStatus, { word: string; tone: StatusTone }> = {
  draft: { word: 'Draft', tone: 'wait' },
  active: { word: 'On sale', tone: 'good' },
  archived: { word: 'Archived', tone: 'neutral' },
};

/** Of an active combo one of whose products is not on sale. */
export const offSale: { word: string; tone: StatusTone } = { word: 'Off sale', tone: 'wait' };

interface KindWords {
  one: string;
  many: string;
  add: string;
  /** Where something new begins. */
  path: string;
  /** Where all are, each under its id. */
  list: string;
}

const words = (one: string, many: string, list: string, path: string): KindWords => ({
  ...{ one, many, list, path, add: `Add ${one}` },
});

export const kindWords: Record<EditKind, KindWords> = {
  products: words('product', 'Products', adminPaths.products, adminPaths.newProduct),
  combos: words('combo', 'Combos', adminPaths.combos, adminPaths.newCombo),
  offers: words('offer', 'Offers', adminPaths.offers, adminPaths.newOffer),
  banners: words('banner', 'Banners', adminPaths.banners, adminPaths.newBanner),
  highlights: words('highlight', 'Highlights', adminPaths.highlights, adminPaths.newHighlight),
};

export const texts = {
  noTime: 'The shop was too busy. Please try again in a moment.',
  bulkProgress: (done: number, total: number) => `${done} of ${total} done`,
};

/** What something is called; empty as long as it has no name. */
export function nameOf(form: Form): string {
  if (isShelfForm(form)) return form.name;
  return form.kind === 'offers' ? form.code.trim().toUpperCase() : form.title;
}

/** How many units fewer there are than were typed, because shoppers bought some meanwhile. */
function soldMeanwhile(form: Form, stored: EditItem): number {
  if (form.kind !== 'products' || stored.kind !== 'products') return 0;
  const typed = form.variants.reduce((total, { stock }) => total + numberOf(stock), 0);
  return typed - stored.product.stock;
}

export const adminTexts = {
  saved(form: Form, stored: EditItem, start: Form): string {
    const sold = soldMeanwhile(form, stored);
    const units = sold === 1 ? '1 unit was' : `${sold} units were`;
    const news = [sold > 0 ? `${units} sold meanwhile.` : '', combosGone(start, stored)];
    return ['Saved.', ...news].filter(Boolean).join(' ');
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
    text: `“${nameOf(form) || 'Unnamed'}” is begun and not saved. The copy would take its place.`,
    ...{ confirmLabel: 'Make the copy', cancelLabel: 'Keep it', danger: true },
  }),
  stock: 'For sale now. What is reserved for orders comes on top.',
} as const;
