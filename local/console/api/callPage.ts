import type { ApiDocument, ApiResponse } from '../../api/document';
import { type Markup, markup } from '../../sandbox/markup';
import { document as page, subhead } from '../layout';
import { callerOf, type ApiCall } from './findCall';
import { prose } from './prose';
import { schemaView } from './schemaView';
import { tryForm } from './tryForm';
import { type Outcome } from './tryCall';

/** A request from the page and its result. */
export interface Tried {
  form: URLSearchParams;
  outcome: Outcome | { problem: string };
}

function outcomeView({ outcome }: Tried): Markup {
  if ('problem' in outcome) return markup`<p class="problem" role="alert">${outcome.problem}</p>`;
  const { url, status, ms, mediaType, text, bytes } = outcome;
  const tone = status < 400 ? 'good' : 'bad';
  return markup`<p class="line" role="status"><span class="state ${tone}">${status}</span><code>${url}</code>
    <span class="cap end">${ms} ms · ${mediaType || 'no body'}</span></p>
    ${text ? markup`<pre tabindex="0" aria-label="Body of the answer">${text}</pre>` : markup`<p class="cap">A file of ${bytes} bytes.</p>`}`;
}

function responseView(status: string, response: ApiResponse, api: ApiDocument): Markup {
  const [[mediaType, content] = []] = Object.entries(response.content ?? {});
  const isRefusal = Number(status) >= 400;
  const view = mediaType === 'application/json' && content && !isRefusal;
  return markup`<div class="answer"><h3>${status}</h3>${response.description.split('\n\n').map((line) => markup`<p>${prose(line)}</p>`)}
    ${!isRefusal && mediaType !== 'application/json' && markup`<p class="cap">${mediaType ?? ''}</p>`}
    ${view ? schemaView(content.schema, api.components.schemas) : null}</div>`;
}

/** The page of one call: its parameters, its answers, and a form to try it. */
export function callPage(call: ApiCall, api: ApiDocument, tried: Tried | null): Markup {
  const { method, path, operation } = call;
  const schema = operation.requestBody?.content['application/json']?.schema;
  const responses = Object.entries(operation.responses);
  return page(
    `${operation.summary} · Local console`,
    markup`${subhead(operation.summary, { href: '/__local/api', label: 'All calls' })}
    <p class="line"><span class="method">${method}</span><code>${path}</code><span class="cap">${callerOf(call)}</span></p>
    <main class="call"><div>
    <section class="box" aria-labelledby="try-title"><h2 id="try-title">Try it</h2>${tryForm(call, api, tried?.form ?? null)}</section>
    ${tried && markup`<section id="answer" aria-labelledby="answer-title"><h2 id="answer-title">The shop answered</h2>${outcomeView(tried)}</section>`}
    </div><div>
    ${schema ? markup`<section aria-labelledby="body-title"><h2 id="body-title">Body</h2>${schemaView(schema, api.components.schemas)}</section>` : null}
    <section aria-labelledby="answers-title"><h2 id="answers-title">Answers</h2>${responses.map(([status, one]) => responseView(status, one, api))}</section>
    </div></main>`,
  );
}
