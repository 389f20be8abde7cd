import type { FieldProblem } from '@/domain/records/fieldProblem';
import type { AuditEntry } from '@/domain/records/audit';
import type { ChangedSince } from '@/domain/admin/audit/undoFields';
import type { UndoPlan, UndoTarget } from '@/domain/admin/audit/undo';
import type { AuditContext } from '../../../platform/audit';

/** The outcome of an undo. */
export type UndoOutcome =
  | { kind: 'done' }
  /** It was undone before, by this press or another one. */
  | { kind: 'undone' }
  /** Every field says what it said before. */
  | { kind: 'already' }
  | { kind: 'changed'; differences: ChangedSince[] }
  | { kind: 'gone' }
  | { kind: 'refused'; problems: FieldProblem[] }
  | { kind: 'code_taken'; code: string; owner: string };

/** The entry that is taken back, and by whom. */
export interface Undoing {
  entryId: string;
  entry: AuditEntry;
  target: UndoTarget;
  context: AuditContext;
}

/** The outcome of a plan that changes nothing; null for one that does. */
export function outcomeWithoutWrite(plan: UndoPlan): UndoOutcome | null {
  return plan.kind === 'changed' || plan.kind === 'already' || plan.kind === 'gone' ? plan : null;
}
