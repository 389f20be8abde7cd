import type { CatalogueStatus } from '@/domain/catalogue/catalogue';
import type { BulkChange } from '@/domain/catalogue/draft/bulk';
import { numberOf, listOf } from '@/features/admin/fields';

/** A bulk change as it is typed. */
export interface BulkForm {
  priceMode: 'percent' | 'set';
  stockMode: 'add' | 'set';
  amount: string;
  add: string;
  remove: string;
  status: CatalogueStatus;
}

export const EMPTY_BULK: BulkForm = {
  priceMode: 'percent',
  stockMode: 'add',
  amount: '',
  add: '',
  remove: '',
  status: 'active',
};

/** Phones and word processors write a minus in several ways; a percent or plus sign is dropped. */
const plainMinus = (text: string) => text.replace(/[−–]/, '-').replace('%', '').trim().replace(/^\+/, '');

/** The change that the form describes. An amount that is not a number is NaN, which `bulkProblem` refuses. */
export function changeOfForm(about: BulkChange['kind'], form: BulkForm): BulkChange {
  const typed = plainMinus(form.amount).trim();
  const amount = typed === '' ? Number.NaN : numberOf(typed);
  switch (about) {
    case 'price':
      if (form.priceMode === 'set') return { kind: 'price', mode: 'set', price: amount };
      return { kind: 'price', mode: 'percent', percent: amount };
    case 'stock':
      return { kind: 'stock', mode: form.stockMode, units: amount };
    case 'tags':
      return { kind: 'tags', add: listOf(form.add), remove: listOf(form.remove) };
    case 'status':
      return { kind: 'status', status: form.status };
  }
}
