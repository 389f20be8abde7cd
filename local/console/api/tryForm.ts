import type { ApiDocument } from '../../api/document';
import { type Markup, markup } from '../../sandbox/markup';
import { exampleOf } from './exampleBody';
import { callerOf, type ApiCall } from './findCall';
import { CALLERS, type Caller } from './tryCall';

const CALLER_NAMES: Record<Caller, string> = {
  nobody: 'Nobody',
  shopper: 'The demo shopper',
  admin: 'The demo admin',
};

/** The usual caller of a call. */
function usualCaller(call: ApiCall): Caller {
  const caller = callerOf(call);
  if (caller === 'Admin') return 'admin';
  return caller === 'Signed in' ? 'shopper' : 'nobody';
}

function parameterFields(
  { operation: { parameters = [] } }: ApiCall,
  form: URLSearchParams | null,
): Markup[] {
  return parameters.map((one) => {
    const name = `${one.in}.${one.name}`;
    const values = one.schema.enum;
    const given = form?.get(name) ?? '';
    const field = values
      ? markup`<select id="${name}" name="${name}">${!one.required && markup`<option value="">any</option>`}${values.map(
          (value) => markup`<option${String(value) === given && markup` selected`}>${String(value)}</option>`,
        )}</select>`
      : markup`<input id="${name}" name="${name}" value="${given}" autocomplete="off"${one.required && markup` required`}>`;
    return markup`<p class="field"><label for="${name}"><code>${one.name}</code> <span class="cap">${one.in === 'path' ? 'in the path' : 'in the query'}${!one.required && ', optional'}</span></label>${field}</p>`;
  });
}

function bodyField({ operation }: ApiCall, api: ApiDocument, form: URLSearchParams | null): Markup | null {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema) return null;
  const text = form?.get('body') ?? JSON.stringify(exampleOf(schema, api.components.schemas), null, 2);
  return markup`<p class="field"><label for="body">Body</label><textarea id="body" name="body" rows="${Math.min(18, text.split('\n').length + 1)}" spellcheck="false">
${text}</textarea></p>`;
}

/** A form that makes the call on the running shop and keeps its input. */
export function tryForm(call: ApiCall, api: ApiDocument, form: URLSearchParams | null): Markup {
  if (call.operation.requestBody?.content['image/*']) {
    return markup`<p>This call takes the bytes of a picture. Upload one in the product form at <a href="/admin/products">/admin/products</a>.</p>`;
  }
  const caller = form?.get('as') ?? usualCaller(call);
  const options = CALLERS.map(
    (one) =>
      markup`<option value="${one}"${one === caller && markup` selected`}>${CALLER_NAMES[one]}</option>`,
  );
  const signed = call.operation.tags.includes('Webhooks');
  return markup`<form class="try" method="post" action="/__local/api/${call.operation.operationId}#answer">
    ${signed && markup`<p class="cap">The provider's sandbox signs and sends this one. Without its signature it is refused.</p>`}
    <p class="field"><label for="as">As</label><select id="as" name="as">${options}</select></p>
    ${parameterFields(call, form)}${bodyField(call, api, form)}
    <div class="acts"><button class="act">Send</button></div></form>`;
}
