import type { ApiDocument } from '../../api/document';
import { type Markup, markup } from '../../sandbox/markup';
import { document as page, subhead } from '../layout';
import { callerOf, listCalls, type ApiCall } from './findCall';

const idOf = (tag: string) => tag.toLowerCase().replace(/[^a-z]+/g, '-');

function row(call: ApiCall): Markup {
  const { method, path, operation } = call;
  return markup`<li><div class="line"><a href="/__local/api/${operation.operationId}"><span class="method">${method}</span> <code>${path}</code></a>
    <span class="cap end">${callerOf(call)}</span></div><p>${operation.summary}</p></li>`;
}

/** All calls of the shop, by group. */
export function listPage(api: ApiDocument): Markup {
  const calls = listCalls(api);
  const groups = api.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return page(
    'API · Local console',
    markup`${subhead('API')}
    <p class="cap">${api.info.title} ${api.info.version}, ${calls.length} calls, made of the contracts in the sources.
    <a href="/__local/api.json">OpenAPI ${api.openapi} document</a></p>
    <nav class="jump" aria-label="Groups">${groups.map((group) => markup`<a href="#${idOf(group.name)}">${group.name} <b>${group.calls.length}</b></a>`)}</nav>
    <main class="one">${groups.map(
      (group) => markup`<section id="${idOf(group.name)}" aria-labelledby="${idOf(group.name)}-title">
        <h2 id="${idOf(group.name)}-title">${group.name}</h2><ul class="rows">${group.calls.map(row)}</ul></section>`,
    )}</main>`,
  );
}
