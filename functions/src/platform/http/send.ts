import type { ServerResponse } from 'node:http';
import { ANSWER_POLICY } from '@/domain/security/contentSecurityPolicy';
import type { Answer } from './answer';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': ANSWER_POLICY,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** Sends an answer as JSON or as a file, with its request id in a header and, for failures, in the body. */
export function send(response: ServerResponse, answer: Answer, requestId: string): void {
  const { status, body } = answer;
  const headers: Record<string, string> = { ...HEADERS, ...answer.headers, 'x-request-id': requestId };
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (answer.bytes) {
    response.end(answer.bytes);
    return;
  }
  if (body === undefined) {
    response.removeHeader('content-type');
    response.end();
    return;
  }
  response.end(JSON.stringify(status >= 400 ? { ...(body as object), requestId } : body));
}
