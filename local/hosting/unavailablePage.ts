import { type IncomingMessage, type ServerResponse } from 'node:http';
import { store } from '@/domain/store';
import { colourOf } from '@/ui/theme/tokens';
import { inlineHash } from '../../functions/src/pages/inlineHash';
import { markup } from '../sandbox/markup';

const RETRY_SECONDS = 5;
const STYLE = `body{color:${colourOf('ink')};background:${colourOf('paper')};max-width:32rem;margin:20vh auto;padding:0 24px;font:18px/1.5 system-ui,sans-serif}`;
const POLICY = `default-src 'none'; style-src '${inlineHash(STYLE)}'; frame-ancestors 'none'`;

/** Whether a person, not a script, will see the answer. */
export const wantsPage = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');

/** A page that explains why the shop cannot be shown, and reloads itself. */
export function respondUnavailablePage(res: ServerResponse, sentence: string): void {
  const page = markup`<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_SECONDS}"><title>${store.name} will be back in a moment</title>
<style>${STYLE}</style></head><body><h1>${store.name} will be back in a moment</h1>
<p>${sentence}</p><p>This page tries again by itself every ${RETRY_SECONDS} seconds.</p></body></html>`;
  res.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
    'retry-after': String(RETRY_SECONDS),
  });
  res.end(page.text);
}
