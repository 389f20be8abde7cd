import { type IncomingMessage } from 'node:http';
import { isSameOrigin } from '../hosting/sameOrigin';
import { json, type Reply } from '../sandbox/reply';
import { readBody } from '../sandbox/request';

/** Answers a form that one of the console's own pages sends. */
export async function withForm(
  req: IncomingMessage,
  answer: (form: URLSearchParams) => Reply | Promise<Reply>,
): Promise<Reply> {
  if (!isSameOrigin(req)) return json(403, { message: 'Only the console itself may do this.' });
  const body = await readBody(req);
  return body === 'too-large'
    ? json(413, { message: 'The body is too large.' })
    : answer(new URLSearchParams(body));
}

export const wrongMethod = (allowed: 'GET' | 'POST'): Reply => ({
  ...json(405, { message: `Use ${allowed}.` }),
  headers: { Allow: allowed },
});
