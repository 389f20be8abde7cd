import type { ErrorResponse } from '@/domain/contracts/payment';

/** What a handler gives back; the endpoint adds the request id and the headers that all answers share. */
export interface Answer {
  status: number;
  /** Sent as JSON; nothing is sent when absent. */
  body?: unknown;
  /** A file, sent in the place of a body as it is; its type is in the headers. */
  bytes?: Uint8Array;
  headers?: Record<string, string>;
  /** Whether a provider signed what is answered here: it may send as often as it has something to say. */
  signed?: true;
  /** What the log line says beside the status. */
  log?: Record<string, string | number | boolean>;
}

export interface Refusal extends Answer {
  body: Omit<ErrorResponse, 'requestId'> & Record<string, unknown>;
}

export function ok(body: unknown, headers: Record<string, string> = {}): Answer {
  return { status: 200, body, headers };
}

/** A failure with a code for machines and a sentence for people; `extra` stands beside them in the body. */
export function refuse(
  status: number,
  code: string,
  message: string,
  extra: Record<string, unknown> = {},
): Refusal {
  return { status, body: { success: false, code, message, ...extra }, log: { code } };
}
