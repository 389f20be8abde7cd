import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { store } from '@/domain/store';
import type { ApiDocument } from '../../api/document';
import { consoleHandler } from '../index';

const DOCUMENT: ApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1', description: '', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/' }],
  tags: [{ name: 'Orders' }, { name: 'Webhooks' }],
  paths: {
    '/api/orders/{id}/cancel': {
      post: {
        operationId: 'postOrdersIdCancel',
        summary: 'Cancel <an order>',
        tags: ['Orders'],
        security: [{ apiKey: [], person: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'why', in: 'query', required: false, schema: { enum: ['late', 'wrong'] } },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Reason' } } },
        },
        responses: {
          200: {
            description: 'Done.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Reason' } } },
          },
          409: { description: '`too_late`: The `parcel` is on its way.' },
        },
      },
    },
  },
  components: {
    schemas: {
      Reason: {
        type: 'object',
        description: 'Why.',
        properties: {
          reason: { type: 'string', maxLength: 200, description: 'In `words`.' },
          inner: { $ref: '#/components/schemas/Reason' },
        },
        required: ['reason'],
      },
    },
    securitySchemes: {},
  },
};

interface Asked {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const servers: Server[] = [];
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const calls: Asked[] = [];
let url: string;
beforeAll(async () => {
  const auth = await listen((req, res) => {
    let text = '';
    req
      .on('data', (part) => (text += String(part)))
      .on('end', () => {
        const { email } = JSON.parse(text) as { email: string };
        res.end(JSON.stringify({ idToken: `token of ${email}` }));
      });
  });
  const base = await listen((req, res) => {
    let body = '';
    req
      .on('data', (part) => (body += String(part)))
      .on('end', () => {
        calls.push({ url: req.url, headers: req.headers, body });
        res.writeHead(409, { 'content-type': 'application/json' }).end('{"code":"too_late"}');
      });
  });
  const handle = consoleHandler({
    urls: { base, auth, razorpay: base, nimbuspost: base, mail: base },
    accounts: {
      shopper: { email: 'demo@example.com', password: 'demo-pass' },
      admin: { email: 'admin@example.com', password: 'admin-pass' },
    },
    describeApi: () => Promise.resolve(DOCUMENT),
  });
  url = await listen((req, res) => void handle(req, res));
});
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${url}/__local/api/postOrdersIdCancel`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  });

test('the API page lists the document and all calls', async () => {
  expect(await (await fetch(`${url}/__local/api.json`)).json()).toEqual(DOCUMENT);
  const list = await (await fetch(`${url}/__local/api`)).text();
  expect(list).toContain('href="/__local/api/postOrdersIdCancel"');
  expect(list).toContain('Cancel &lt;an order&gt;');
  expect(list).toContain('Signed in');
});

test('the page of a call has its fields, its answers and a prefilled form', async () => {
  const page = await (await fetch(`${url}/__local/api/postOrdersIdCancel`)).text();
  expect(page).toContain('<code>reason</code> <span class="cap">string, at most 200 characters</span>');
  expect(page).toContain('In <code>words</code>.');
  expect(page).toContain('<code>too_late</code>: The <code>parcel</code> is on its way.');
  expect(page).toMatch(/<textarea[^>]*>\n\{\n {2}&quot;reason&quot;: &quot;&quot;\n\}<\/textarea>/);
  expect(page).toContain('<option value="shopper" selected>');
  expect(page).toContain('<option value="">any</option>');
});

test('a call is made as the demo shopper, and the page shows the answer', async () => {
  const body = '{"reason":"too slow"}';
  const response = await send({ as: 'shopper', 'path.id': 'GLM 1', 'query.why': 'late', body });
  const page = await response.text();
  expect(calls.at(-1)).toMatchObject({
    url: '/api/orders/GLM%201/cancel?why=late',
    headers: { 'x-api-key': store.apiKey, authorization: 'Bearer token of demo@example.com' },
    body,
  });
  expect(page).toContain('<span class="state bad">409</span>');
  expect(page).toContain('&quot;code&quot;: &quot;too_late&quot;');
  expect(page).toContain('too slow');
});

test('a call as guest sends no token, and empty parameters are omitted', async () => {
  await send({ as: 'nobody', 'path.id': 'GLM1', 'query.why': '', body: '{}' });
  expect(calls.at(-1)?.url).toBe('/api/orders/GLM1/cancel');
  expect(calls.at(-1)?.headers.authorization).toBeUndefined();
});

test('a page of another site cannot make a call', async () => {
  const before = calls.length;
  expect((await send({ as: 'admin', body: '{}' }, { Origin: 'https://example.com' })).status).toBe(403);
  expect(calls).toHaveLength(before);
});

test('an unknown call gets 404, and another method 405', async () => {
  expect((await fetch(`${url}/__local/api/getNothing`)).status).toBe(404);
  expect((await fetch(`${url}/__local/api`, { method: 'POST' })).status).toBe(405);
});
