import type { CatalogueStatus } from '../catalogue';
import { formatRupees, toPaise } from '@/domain/money/money';
import { formatCount } from '@/domain/text/count';
import { LIMITS, type AnyDraft, type ComboDraft, type ProductDraft } from './draft';
import { messages } from './messages/bulk';

/** One change for many items. Prices are rupees. */
export type BulkChange =
  | { kind: 'price'; mode: 'percent'; percent: number }
  | { kind: 'price'; mode: 'set'; price: number }
  | { kind: 'stock'; mode: 'set' | 'add'; units: number }
  | { kind: 'tags'; add: string[]; remove: string[] }
  | { kind: 'status'; status: CatalogueStatus };

type Changed<Draft> = { ok: true; draft: Draft } | { ok: false; message: string };

/** A price changed by a percentage, rounded half up to the rupee. */
export function byPercent(price: number, percent: number): number {
  return Math.floor((toPaise(price) * (100 + percent)) / 10_000 + 0.5);
}

const fold = (tag: string) => tag.trim().toLowerCase();

function retag(tags: readonly string[], add: readonly string[], remove: readonly string[]): string[] {
  const removed = new Set(remove.map(fold));
  const left = tags.filter((tag) => !removed.has(fold(tag)));
  const remaining = new Set(left.map(fold));
  return [...left, ...add.filter((tag) => !remaining.has(fold(tag)))];
}

const repriced = (price: number, change: Extract<BulkChange, { kind: 'price' }>) =>
  change.mode === 'set' ? change.price : byPercent(price, change.percent);

const isCombo = <Draft extends AnyDraft>(draft: Draft): draft is Draft & ComboDraft => 'items' in draft;

function reprice<Draft extends AnyDraft>(
  draft: Draft,
  change: Extract<BulkChange, { kind: 'price' }>,
): Changed<Draft> {
  if (isCombo(draft)) return { ok: true, draft: { ...draft, price: repriced(draft.price, change) } };
  const { variants } = draft as ProductDraft;
  if (change.mode === 'set' && variants.length > 1)
    return { ok: false, message: messages.manySizes(variants.length) };
  const sizes = variants.map((one) => ({ ...one, price: repriced(one.price, change) }));
  return { ok: true, draft: { ...draft, variants: sizes } };
}

function restock<Draft extends AnyDraft>(
  draft: Draft,
  change: Extract<BulkChange, { kind: 'stock' }>,
): Changed<Draft> {
  if (isCombo(draft)) return { ok: false, message: messages.comboStock };
  const units = (stock: number) => (change.mode === 'set' ? change.units : stock + change.units);
  const sizes = (draft as ProductDraft).variants.map((one) => ({ ...one, stock: units(one.stock) }));
  const tooFew = sizes.find(({ stock }) => stock < 0);
  if (tooFew) return { ok: false, message: messages.tooFew(tooFew.label || tooFew.sku) };
  return { ok: true, draft: { ...draft, variants: sizes } };
}

/** The item with the change applied. */
export function changeDraft<Draft extends AnyDraft>(draft: Draft, change: BulkChange): Changed<Draft> {
  switch (change.kind) {
    case 'price':
      return reprice(draft, change);
    case 'stock':
      return restock(draft, change);
    case 'tags':
      return { ok: true, draft: { ...draft, tags: retag(draft.tags, change.add, change.remove) } };
    case 'status':
      return { ok: true, draft: { ...draft, status: change.status } };
  }
}

/** Returns the reason why the change is invalid; null when it is valid. */
export function bulkProblem(change: BulkChange): string | null {
  switch (change.kind) {
    case 'price':
      if (change.mode === 'set')
        return change.price > 0 && change.price <= LIMITS.rupees
          ? null
          : messages.wrongPrice(formatRupees(LIMITS.rupees));
      return change.percent !== 0 && change.percent > -100 && change.percent <= 100
        ? null
        : messages.wrongPercent;
    case 'stock': {
      const { mode, units } = change;
      if (!Number.isInteger(units) || (mode === 'set' && units < 0)) return messages.wrongCount;
      if (Math.abs(units) > LIMITS.units) return messages.tooManyUnits(formatCount(LIMITS.units));
      return mode === 'add' && units === 0 ? messages.noUnits : null;
    }
    case 'tags':
      return change.add.length + change.remove.length > 0 ? null : messages.noTag;
    case 'status':
      return null;
  }
}
