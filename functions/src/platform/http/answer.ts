import type { ErrorResponse } from '@/domain/contracts/failure';
import { messages } from '../messages';

/** The response of a handler; the endpoint adds the request id and the common headers. */
export interface Answer {
  status: number;
  /** Sent as JSON; nothing is sent when absent. */
  body?: unknown;
  /** A file, sent instead of a body; its type is in the headers. */
  bytes?: Uint8Array;
  headers?: Record<string, string>;
  /** Whether a provider signed the request: it may call as often as it has news. */
  signed?: true;
  /** Further fields of the log line. */
  log?: Record<string, string | number | boolean>;
}

export interface Refusal extends Answer {
  body: Omit<ErrorResponse, 'requestId'> & Record<string, unknown>;
}

export function ok(body: unknown, headers: Record<string, string> = {}): Answer {
  return { status: 200, body, headers };
}

/** A failure with a code for programs and a sentence for people; `extra` is added to the body. */
export function refuse(
  status: number,
  code: string,
  message: string,
  extra: Record<string, unknown> = {},
): Refusal {
  return { status, body: { success: false, code, message, ...extra }, log: { code } };
}

/** Refuses a request with a field that is missing or wrong. */
export const badRequest = (field: string, message: string): Refusal =>
  refuse(400, 'bad_request', message, { field });

/** To a link of a mail that was cut off or altered. */
export const unknownLink = (): Refusal => refuse(404, 'no_link', messages.linkIncomplete);

/** To a call whose signature does not fit what it signs. */
export const notSigned = (): Refusal => refuse(401, 'bad_signature', messages.notSigned);

/** A token outlives its account by up to an hour. */
export const accountDeleted = (): Refusal => refuse(401, 'account_deleted', messages.accountDeleted);

/** Refuses a caller who asks too often, for so many seconds. */
export function refuseFor(seconds: number, code: string, message: string): Refusal {
  return { ...refuse(429, code, message), headers: { 'retry-after': String(seconds) } };
}
