import { type IncomingMessage, type ServerResponse } from 'node:http';
import { encode, html, json, type Reply } from '../sandbox/reply';
import { markup } from '../sandbox/markup';
import { PROJECT_ID } from '../stack/settings';
import { findAction } from './actions';
import { apiPages } from './api';
import { readApiDocument } from './api/readDocument';
import { type ConsoleDeps } from './deps';
import { withForm, wrongMethod } from './form';
import { googleAnswer, googlePage } from './googlePage';
import { document, masthead } from './layout';
import { readLinks } from './links';
import { consolePage } from './page';
import { takeSnapshot } from './snapshot';
import { uiPages } from './uiPages';

const ROOT = '/__local';
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/**
 * The console: `GET /__local`, `GET /__local/links.json` and the buttons' actions. It also serves the API pages, the component
 * gallery, and the stand-in for Google's page. Handles everything under `/__local`
 * (unknown paths: 404); returns false for any other path.
 */
export function consoleHandler(
  options: Omit<ConsoleDeps, 'projectId' | 'describeApi'> & Partial<ConsoleDeps>,
): (req: IncomingMessage, res: ServerResponse) => Promise<boolean> {
  const deps: ConsoleDeps = { projectId: PROJECT_ID, describeApi: readApiDocument, ...options };
  return async (req, res) => {
    const url = new URL(req.url ?? '/', 'http://console');
    const own = url.pathname === ROOT || url.pathname.startsWith(`${ROOT}/`);
    if (!own) return false;
    const reply = await answer(deps, req, url).catch(failure);
    const { bytes, contentType } = encode(reply);
    res.writeHead(reply.status, { 'Content-Type': contentType, ...HEADERS, ...reply.headers }).end(bytes);
    return true;
  };
}

async function answer(deps: ConsoleDeps, req: IncomingMessage, url: URL): Promise<Reply> {
  const path = url.pathname.replace(/\/$/, '');
  const action = findAction(path);
  if (action) {
    return req.method === 'POST' ? withForm(req, (form) => act(deps, form, action)) : wrongMethod('POST');
  }
  if (path === `${ROOT}/google/answer`) {
    return req.method === 'POST' ? withForm(req, googleAnswer) : wrongMethod('POST');
  }
  const ofApi = await apiPages(deps, req, path);
  if (ofApi) return ofApi;
  const ofGallery = req.method === 'GET' ? await uiPages(path, url.searchParams) : null;
  if (ofGallery) return ofGallery;
  const known = [ROOT, `${ROOT}/links.json`, `${ROOT}/google`];
  if (!known.includes(path)) return notFound();
  if (req.method !== 'GET' && req.method !== 'HEAD') return wrongMethod('GET');
  if (path === `${ROOT}/links.json`) return json(200, { links: await readLinks(deps) });
  if (path === `${ROOT}/google`) return googlePage(url.searchParams);
  const state = {
    notice: url.searchParams.get('notice'),
    failed: url.searchParams.has('failed'),
    refresh: url.searchParams.get('refresh') === 'on',
  };
  return html(200, consolePage(deps, await takeSnapshot(deps), state).text);
}

async function act(
  deps: ConsoleDeps,
  form: URLSearchParams,
  action: NonNullable<ReturnType<typeof findAction>>,
): Promise<Reply> {
  try {
    const { notice, section } = await action(deps, form);
    return back({ notice }, section);
  } catch (error) {
    return back({ notice: error instanceof Error ? error.message : String(error), failed: 'yes' }, '');
  }
}

/** Redirects to the page after a button, so that a reload repeats nothing. */
function back(query: Record<string, string>, section: string): Reply {
  const location = `${ROOT}?${new URLSearchParams(query).toString()}${section && `#${section}`}`;
  return { ...html(303, ''), headers: { Location: location } };
}

function notFound(): Reply {
  const body = markup`${masthead(false)}<p class="problem">There is no such page. <a href="${ROOT}">To the console</a></p>`;
  return html(404, document('Not found · Local console', body).text);
}

function failure(error: unknown): Reply {
  return json(502, { message: error instanceof Error ? error.message : String(error) });
}
