import type { Product } from '@/domain/catalogue/catalogue';
import { skusOf, type AnyDraft } from '@/domain/catalogue/draft/draft';
import type { SeenStock } from '@/domain/catalogue/draft/save';
import { planUndo } from '@/domain/admin/audit/undo';
import { undoMarkRefs } from '../../../platform/audit';
import { inTransaction } from '../../../platform/firestore/transaction';
import { batchedReader } from '../../catalogue/save/batchedReader';
import { ownersBefore, skuOwners } from '../../catalogue/save/facts';
import type { CatalogueItem, ItemKind } from '../../catalogue/save/itemKinds';
import { decideOne } from '../../catalogue/save/saveOne';
import type { SaveDeps } from '../../catalogue/saveRoutes';
import { outcomeWithoutWrite, type UndoOutcome, type Undoing } from './outcome';

/** The units as the stored product shows them, so that a save applies only the difference that the undo makes. */
const seenOf = (stored: CatalogueItem): SeenStock =>
  Object.fromEntries(((stored as Partial<Product>).variants ?? []).map(({ sku, stock }) => [sku, stock]));

/** Undoes a change of a product or combo by a save, in the transaction that checks for later changes. */
export async function undoItem<Draft extends AnyDraft, Stored extends CatalogueItem>(
  deps: Pick<SaveDeps, 'db' | 'index'>,
  steps: ItemKind<Draft, Stored>,
  { entryId, entry, target, context }: Undoing,
): Promise<UndoOutcome> {
  const db = await deps.db();
  const owners = skuOwners(await deps.index.all());
  const { kind } = steps;
  const { id } = target;
  return inTransaction<UndoOutcome>(db, async (transaction) => {
    const reader = batchedReader(transaction);
    const [snapshot, ...marks] = await reader.getAll([
      db.collection(kind).doc(id),
      ...undoMarkRefs(db, entryId),
    ]);
    if (marks.some(({ exists }) => exists)) return { kind: 'undone' };
    const stored = snapshot ? steps.toStored(snapshot) : null;
    const plan = planUndo({ entry, target, stored, draftOf: (one) => steps.draftOf(one) });
    const nothing = outcomeWithoutWrite(plan);
    if (nothing) return nothing;
    if (plan.kind !== 'save' || !stored) throw new Error(`A ${kind} entry cannot be undone by ${plan.kind}`);
    const draft = plan.draft as unknown as Draft;
    const { outcome, write } = await decideOne(db, transaction, steps, {
      saving: {
        draft,
        target: { id, version: stored.updatedAt, seen: seenOf(stored) },
        earlierOwners: ownersBefore(owners, skusOf(draft), { kind, id }),
      },
      context: { ...context, undoes: entryId },
      reader,
    });
    if (outcome.kind === 'refused') return outcome;
    if (outcome.kind !== 'saved') return { kind: 'already' };
    write();
    return { kind: 'done' };
  });
}
