import { type IncomingMessage } from 'node:http';
import { html, json, type Reply } from '../../sandbox/reply';
import { type ConsoleDeps } from '../deps';
import { withForm, wrongMethod } from '../form';
import { callPage, type Tried } from './callPage';
import { findCall, type ApiCall } from './findCall';
import { listPage } from './listPage';
import { tryCall } from './tryCall';

const ROOT = '/__local/api';

async function attempt(deps: ConsoleDeps, call: ApiCall, form: URLSearchParams): Promise<Tried> {
  try {
    return { form, outcome: await tryCall(deps, call, form) };
  } catch (error) {
    return { form, outcome: { problem: error instanceof Error ? error.message : String(error) } };
  }
}

/**
 * `/__local/api.json`, the list of calls at `/__local/api`, and a page for each below it, whose form makes the call. Null for
 * any other path.
 */
export async function apiPages(deps: ConsoleDeps, req: IncomingMessage, path: string): Promise<Reply | null> {
  if (path !== `${ROOT}.json` && path !== ROOT && !path.startsWith(`${ROOT}/`)) return null;
  const api = await deps.describeApi();
  const call = path.startsWith(`${ROOT}/`) ? findCall(api, path.slice(ROOT.length + 1)) : null;
  if (path.startsWith(`${ROOT}/`) && !call) return null;
  if (req.method === 'POST' && call) {
    return withForm(req, async (form) =>
      html(200, callPage(call, api, await attempt(deps, call, form)).text),
    );
  }
  if (req.method !== 'GET' && req.method !== 'HEAD') return wrongMethod('GET');
  if (path === `${ROOT}.json`) return json(200, api);
  return html(200, (call ? callPage(call, api, null) : listPage(api)).text);
}
