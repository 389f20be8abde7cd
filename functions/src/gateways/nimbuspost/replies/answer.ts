import type { CancelOutcome, Refused, Unavailable, Unknown } from '../../courier';
import { fields, text, type Fields } from './fields';
import type { Reply } from '../transport';
import { messages } from '../../messages';

/** A reply without its dialect's envelope: the data, a refusal, or nothing. */
export type Answer = { kind: 'done'; data: unknown; meta: Fields } | Denied | Lost;

export interface Denied {
  kind: 'denied';
  /** The HTTP status. */
  status: number;
  /** The courier says itself that it did not do it. */
  refused: boolean;
  /** The courier's own error code; empty in dialects without codes. */
  code: string;
  problem: string;
}

type Lost = Reply & { kind: 'lost' };
type Undone = Denied | Lost;

const MAX_PROBLEM = 200;

/** The courier's reason as a part of a sentence of ours, which has its own full stop; empty where it gives none. */
export const reasonIn = (message: unknown): string =>
  text(message)
    .slice(0, MAX_PROBLEM)
    .replace(/[.\s]+$/, '');

const problemOf = (message: unknown, status: number): string =>
  reasonIn(message) || messages.courier.answered(status);

/** `{status, data, message}`, the envelope of B2C v1 and B2B cargo. */
export function readStatusEnvelope(reply: Reply): Answer {
  if (reply.kind === 'lost') return reply;
  const { status, body } = reply;
  if (status < 300 && body['status'] === true) return { kind: 'done', data: body['data'], meta: {} };
  const problem = problemOf(body['message'], status);
  return { kind: 'denied', status, refused: body['status'] === false, code: '', problem };
}

/** `{success, data, meta}` or `{success: false, error: {code, detail, status}}`, the envelope of Partner v2. */
export function readSuccessEnvelope(reply: Reply): Answer {
  if (reply.kind === 'lost') return reply;
  const { status, body } = reply;
  if (status < 300 && body['success'] === true) {
    return { kind: 'done', data: body['data'], meta: fields(body['meta']) ?? {} };
  }
  const error = fields(body['error']) ?? {};
  const problem = problemOf(error['detail'], status);
  return { kind: 'denied', status, refused: body['success'] === false, code: text(error['code']), problem };
}

/** The outcome of a failed call that should have changed something. */
export function failure(undone: Undone): Refused | Unavailable | Unknown {
  const { problem } = undone;
  if (undone.kind === 'lost') return { kind: undone.sent ? 'unknown' : 'unavailable', problem };
  // A 401, 403, 429 or 503 changed nothing; after another server error the result is unknown.
  if ([401, 403, 429, 503].includes(undone.status)) return { kind: 'unavailable', problem };
  if (undone.status >= 500) return { kind: 'unknown', problem };
  return { kind: undone.refused ? 'refused' : 'unknown', problem };
}

/** The outcome of a failed call that should have read something. */
export const outage = ({ problem }: Undone): Unavailable => ({ kind: 'unavailable', problem });

/** A success without an AWB: something may have been booked. */
export const missingAwb: Unknown = { kind: 'unknown', problem: messages.courier.noAwb };
/** A success that cannot be read. */
export const unreadable: Unavailable = {
  kind: 'unavailable',
  problem: messages.courier.senseless,
};

/** Reads the reply to a cancellation, in every dialect. */
export const readCancelled = (answer: Answer): CancelOutcome =>
  answer.kind === 'done' ? { kind: 'cancelled' } : failure(answer);
