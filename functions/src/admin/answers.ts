import type { FieldProblem } from '@/domain/records/fieldProblem';
import { refuse, type Answer } from '../platform/http/answer';

/** 400 with the first problem as the message, and every problem by field. */
export function notValid(problems: readonly FieldProblem[]): Answer {
  const [first = { field: '', message: 'This cannot be saved as it is.' }] = problems;
  return refuse(400, 'not_valid', first.message, { field: first.field, problems });
}

/** 409 with the current document. */
export const conflict = (stored: object): Answer =>
  refuse(409, 'conflict', 'Somebody else saved this meanwhile. Nothing of it was overwritten.', {
    ...stored,
  });
