import type { CancelOutcome, Refused, Unavailable, Unknown } from '../../courier';
import { fields, text, type Fields } from './fields';
import type { Reply } from '../transport';

/** A reply with its dialect's envelope opened: what was asked for, a no, or nothing. */
export type Answer = { kind: 'done'; data: unknown; meta: Fields } | Denied | Lost;

export interface Denied {
  kind: 'denied';
  /** Of HTTP. */
  status: number;
  /** The courier says itself that it did not do it. */
  refused: boolean;
  /** The courier's own name of the error; empty in the dialects that have none. */
  code: string;
  problem: string;
}

type Lost = Reply & { kind: 'lost' };
type Undone = Denied | Lost;

const MAX_PROBLEM = 200;

const problemOf = (said: unknown, status: number): string =>
  text(said).slice(0, MAX_PROBLEM) || `The courier answered ${status}`;

/** `{status, data, message}`, as B2C v1 and B2B cargo answer. */
export function openStatus(reply: Reply): Answer {
  if (reply.kind === 'lost') return reply;
  const { status, body } = reply;
  if (status < 300 && body['status'] === true) return { kind: 'done', data: body['data'], meta: {} };
  const problem = problemOf(body['message'], status);
  return { kind: 'denied', status, refused: body['status'] === false, code: '', problem };
}

/** `{success, data, meta}` or `{success: false, error: {code, detail, status}}`, as Partner v2 answers. */
export function openSuccess(reply: Reply): Answer {
  if (reply.kind === 'lost') return reply;
  const { status, body } = reply;
  if (status < 300 && body['success'] === true) {
    return { kind: 'done', data: body['data'], meta: fields(body['meta']) ?? {} };
  }
  const error = fields(body['error']) ?? {};
  const problem = problemOf(error['detail'], status);
  return { kind: 'denied', status, refused: body['success'] === false, code: text(error['code']), problem };
}

/** What it means for something we wanted done. */
export function failure(undone: Undone): Refused | Unavailable | Unknown {
  const { problem } = undone;
  if (undone.kind === 'lost') return { kind: undone.sent ? 'unknown' : 'unavailable', problem };
  // A 401, 429 or 503 never reached what it was about; after another error of theirs nobody knows what was done.
  if ([401, 403, 429, 503].includes(undone.status)) return { kind: 'unavailable', problem };
  if (undone.status >= 500) return { kind: 'unknown', problem };
  return { kind: undone.refused ? 'refused' : 'unknown', problem };
}

/** What it means for something we wanted to know. */
export const outage = ({ problem }: Undone): Unavailable => ({ kind: 'unavailable', problem });

/** A yes without what it is about: something may have been done. */
export const nonsense: Unknown = { kind: 'unknown', problem: 'The courier answered without an AWB number' };
/** An answer to a question that holds no answer. */
export const unreadable: Unavailable = {
  kind: 'unavailable',
  problem: 'The courier’s answer makes no sense',
};

/** What an answer to a cancellation means, in every dialect. */
export const readCancelled = (answer: Answer): CancelOutcome =>
  answer.kind === 'done' ? { kind: 'cancelled' } : failure(answer);
