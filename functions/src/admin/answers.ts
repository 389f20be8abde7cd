import type { FieldProblem } from '@/domain/records/fieldProblem';
import { refuse, type Answer } from '../platform/http/answer';
import { messages } from './messages';

/** 400 with the first problem as the message, and every problem by field. */
export function notValid(problems: readonly FieldProblem[]): Answer {
  const [first = { field: '', message: messages.notValid }] = problems;
  return refuse(400, 'not_valid', first.message, { field: first.field, problems });
}

/** 409 with the current document. */
export const conflict = (stored: object): Answer => refuse(409, 'conflict', messages.conflict, { ...stored });

/** 502 where the courier had to be asked first, and did not answer. */
export const courierSilent = (): Answer => refuse(502, 'courier_unavailable', messages.courierSilent);
