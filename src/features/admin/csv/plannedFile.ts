import { parcels } from '@/domain/catalogue/csv/parcels';
import type { Planned } from '@/domain/catalogue/csv/plan';
import type { AnyDraft, ComboDraft, ProductDraft } from '@/domain/catalogue/draft/draft';
import type { ComboRow, ProductRow } from '@/domain/contracts/adminImport';
import type { ShelfKind } from '@/services/admin/createShelfAdmin';

/** A file that was compared with the shop. */
export interface PlannedFile {
  kind: ShelfKind;
  head: string[];
  plans: Planned<AnyDraft>[];
}

type ToSend = Extract<Planned<AnyDraft>, { kind: 'new' | 'changed' }>;

export interface RowToSend {
  row: ProductRow | ComboRow;
  plan: ToSend;
}

/** A key for something new: as good as never given twice. */
const newKey = (random: () => number) =>
  Array.from({ length: 20 }, () => Math.floor(random() * 36).toString(36)).join('');

/** What is new and what is changed, in parcels that each go into one call. */
export function rowsToSend({ plans }: PlannedFile, random: () => number): RowToSend[][] {
  const rows = plans.flatMap((plan): RowToSend[] => {
    if (plan.kind !== 'new' && plan.kind !== 'changed') return [];
    // The rows of a kind have drafts of that kind.
    const draft = plan.draft as ProductDraft & ComboDraft;
    if (plan.kind === 'new') return [{ plan, row: { key: newKey(random), draft } }];
    const { id, version } = plan.before;
    return [{ plan, row: { id, version, draft, seen: plan.seen } }];
  });
  const byRow = new Map(rows.map((one) => [one.row, one]));
  return parcels(rows.map(({ row }) => row)).map((some) => some.flatMap((row) => byRow.get(row) ?? []));
}
