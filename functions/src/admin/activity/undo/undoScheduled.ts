import { planUndo } from '@/domain/admin/audit/undo';
import { versionOf, type ScheduledDecision, type ScheduledItem } from '@/domain/offers/scheduled/save';
import { undoMarkRefs } from '../../../platform/audit';
import { inTransaction } from '../../../platform/firestore/transaction';
import { ownersFor, saveWithin } from '../../scheduled/saveRoutes';
import type { Spec } from '../../scheduled/spec';
import { readStored } from '../../scheduled/store';
import { removeWithin, restoreWithin } from '../../scheduled/toggleRoutes';
import { outcomeWithoutWrite, type UndoOutcome, type Undoing } from './outcome';
import type { StoreDeps } from '../../../platform/storeDeps';

function outcomeOf(decision: ScheduledDecision<ScheduledItem>): UndoOutcome {
  if (decision.kind === 'saved') return { kind: 'done' };
  return decision.kind === 'refused' || decision.kind === 'gone' ? decision : { kind: 'already' };
}

/** Takes back a change of an offer, banner or highlight by the act that its editor would use, in one transaction. */
export async function undoScheduled<Draft extends object, Stored extends ScheduledItem>(
  deps: Pick<StoreDeps, 'db'>,
  spec: Spec<Draft, Stored>,
  { entryId, entry, target, context }: Undoing,
): Promise<UndoOutcome> {
  const db = await deps.db();
  const before = await ownersFor(db, spec);
  const { kind } = spec;
  const { id } = target;
  const doing = { ...context, undoes: entryId };
  return inTransaction<UndoOutcome>(db, async (transaction) => {
    const marks = await transaction.getAll(...undoMarkRefs(db, entryId));
    if (marks.some(({ exists }) => exists)) return { kind: 'undone' };
    const { stored } = await readStored<Stored>(db, transaction, { kind, id });
    const plan = planUndo({ entry, target, stored, draftOf: spec.toDraft });
    const nothing = outcomeWithoutWrite(plan);
    if (nothing) return nothing;
    if (plan.kind === 'delete' && stored) {
      await removeWithin<Stored>(db, transaction, { spec, id, version: versionOf(stored), doing });
      return { kind: 'done' };
    }
    if (plan.kind === 'restore') {
      const restored = await restoreWithin<Stored>(db, transaction, { spec, id, doing, before });
      if (restored.kind === 'restored') return { kind: 'done' };
      if (restored.kind === 'code_taken') return restored;
    }
    // A deleted item that the bin does not hold any more is made anew, under its old id.
    const saving = {
      id,
      version: stored ? versionOf(stored) : null,
      draft: (plan as { draft: unknown }).draft as Draft,
      doing,
      before,
    };
    return outcomeOf(await saveWithin(db, transaction, spec, saving));
  });
}
