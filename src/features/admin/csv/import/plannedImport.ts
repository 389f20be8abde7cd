import { batchRows } from '@/domain/catalogue/csv/batchRows';
import type { PlannedRow } from '@/domain/catalogue/csv/plan';
import type { AnyDraft, ComboDraft, ProductDraft } from '@/domain/catalogue/draft/draft';
import type { ComboRow, ProductRow } from '@/domain/contracts/admin/import';
import { newKey } from '@/features/admin/shared';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';

/** A file after it was compared with the shop. */
export interface PlannedImport {
  kind: CatalogueKind;
  head: string[];
  plans: PlannedRow<AnyDraft>[];
}

type ToSend = Extract<PlannedRow<AnyDraft>, { kind: 'new' | 'changed' }>;

export interface RowToSend {
  row: ProductRow | ComboRow;
  plan: ToSend;
}

/** The new and the changed rows, in batches of one call each. */
export function rowsToSend({ plans }: PlannedImport, random: () => number): RowToSend[][] {
  const rows = plans.flatMap((plan): RowToSend[] => {
    if (plan.kind !== 'new' && plan.kind !== 'changed') return [];
    // Every row has a draft of the kind of its file.
    const draft = plan.draft as ProductDraft & ComboDraft;
    if (plan.kind === 'new') return [{ plan, row: { key: newKey(random), draft } }];
    const { id, version } = plan.before;
    return [{ plan, row: { id, version, draft, seen: plan.seen } }];
  });
  const byRow = new Map(rows.map((one) => [one.row, one]));
  return batchRows(rows.map(({ row }) => row)).map((some) => some.flatMap((row) => byRow.get(row) ?? []));
}
