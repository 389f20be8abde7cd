import type { LineChange } from '@/domain/cart/lineChanges';
import { isFields, textOf, type Fields } from '@/domain/records/untyped';
import { fail, ok, type Result } from '../result';
import type { Http, HttpOutcome, HttpRequest } from './http';
import type { CallFailure } from './types';

export type ApiAnswer<T> = Promise<Result<T, CallFailure>>;

export interface ApiRequest extends Omit<HttpRequest, 'method' | 'timeoutMs'> {
  timeoutMs?: number;
}

/** Default timeout of a call, in milliseconds. */
const CALL_MS = 20_000;

/** The fields of a JSON answer; none for anything else. */
export const bodyOf = (outcome: HttpOutcome): Fields =>
  outcome.kind === 'answered' && isFields(outcome.body) ? outcome.body : {};

/** Maps every failure of a call to a CallFailure. */
export function failureOf(outcome: HttpOutcome): CallFailure {
  if (outcome.kind === 'network') return outcome;
  const fields = bodyOf(outcome);
  const message = textOf(fields.message);
  const changes = Array.isArray(fields.changes) ? (fields.changes as LineChange[]) : [];
  if (outcome.status === 409 && changes.length > 0) return { kind: 'changed', changes, message };
  const orderId = textOf(fields.orderId);
  const refused = { kind: 'refused', status: outcome.status, code: textOf(fields.code), message } as const;
  return orderId ? { ...refused, orderId } : refused;
}

/** Whether the server answered with this status. */
export const isAnswered = (outcome: HttpOutcome, status: number): boolean =>
  outcome.kind === 'answered' && outcome.status === status;

const isDone = (status: number) => status >= 200 && status < 300;

const isSuccess = ({ success }: Fields): boolean => success === true;
export const has =
  (name: string) =>
  (fields: Fields): boolean =>
    name in fields;
export const hasList =
  (name: string) =>
  (fields: Fields): boolean =>
    Array.isArray(fields[name]);
/** Returns a check that an answer's field has this type, as `typeof` names it: `null` counts as an object. */
export const hasTyped =
  (name: string, type: 'string' | 'number' | 'boolean' | 'object') =>
  (fields: Fields): boolean =>
    typeof fields[name] === type;

/** Calls with the session's token: POST with a body, otherwise GET. */
export function sendApi(
  http: Http,
  { withToken = true, timeoutMs = CALL_MS, ...request }: ApiRequest,
): Promise<HttpOutcome> {
  const method = request.body || request.upload ? 'POST' : 'GET';
  return http({ ...request, method, withToken, timeoutMs });
}

/** Calls, and expects a 2xx whose fields pass `looksRight`; anything else is a failure. */
export async function callApi<T>(
  http: Http,
  request: ApiRequest,
  looksRight: (fields: Fields) => boolean = isSuccess,
): ApiAnswer<T> {
  const outcome = await sendApi(http, request);
  const fields = bodyOf(outcome);
  const isRight = outcome.kind === 'answered' && isDone(outcome.status) && looksRight(fields);
  return isRight ? ok(fields as T) : fail(failureOf(outcome));
}
