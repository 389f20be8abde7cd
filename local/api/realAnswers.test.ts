import Ajv2020 from 'ajv/dist/2020';
import { aBanner, aHighlight } from '@/domain/offers/scheduled/testing';
import { anOffer, anOfferDraft } from '@/domain/offers/testing';
import { cartLine, codBody, product } from '../endpoints/testing/documents/fixtures';
import { validCalls } from '../endpoints/testing/calls/validCalls';
import type { Request } from '../endpoints/testing/calls/shopClient';
import { startTestShop, type TestShop } from '../endpoints/testing/shops/testShop';
import { apiDocument, type ApiDocument } from './document';
import type { JsonSchema } from './jsonSchema';
import { routeTable } from './routes';

let shop: TestShop;
let document: ApiDocument;
const toner = product('toner');

beforeAll(async () => {
  document = apiDocument(routeTable(), '1.2.3');
  shop = await startTestShop();
  await shop.seed({
    products: [toner],
    offers: [anOffer('glow10', {}, 7)],
    banners: [aBanner('one', 1)],
    highlights: [aHighlight('one', 1)],
  });
});
afterAll(() => shop.close());

/** The same schema, which takes no field that it does not name. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, closed(value)]);
  const same = Object.fromEntries(entries) as JsonSchema;
  const isOpen = same.type === 'object' && same.properties && same.additionalProperties === undefined;
  return isOpen ? { ...same, additionalProperties: false } : same;
}

/** The differences between an answer and the document; none where they agree. */
function faultsOf(method: string, path: string, status: number, body: unknown): unknown {
  const operation = document.paths[path]?.[method === 'GET' ? 'get' : 'post'];
  const schema = operation?.responses[status]?.content?.['application/json']?.schema;
  if (!schema) return `${method} ${path} has no JSON answer with ${status}`;
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema({ $id: 'api', components: closed(document.components) } as object);
  const text = JSON.stringify(closed(schema)).replaceAll('"#/components', '"api#/components');
  const validate = ajv.compile(JSON.parse(text) as object);
  return validate(body) ? null : validate.errors;
}

const { updatedAt: version } = aBanner('one', 1);
/** Further calls, with an order that was placed before; in this order. */
const STORY: [call: string, address: string, request: Request][] = [
  ['POST /api/nimbus/create-shipment', '', { as: 'alice', body: codBody('GLM0002', [cartLine(toner)]) }],
  [
    'POST /api/messages',
    '',
    { body: { name: 'Asha', email: 'asha@example.in', message: 'When is it back?' } },
  ],
  ['GET /api/admin/messages', '', { as: 'ada' }],
  ['GET /api/admin/search', '/api/admin/search?q=alice', { as: 'ada' }],
  ['GET /api/admin/orders', '', { as: 'ada' }],
  ['GET /api/admin/tax-documents', '/api/admin/tax-documents?from=2026-11&to=2026-11', { as: 'ada' }],
  ['GET /api/admin/remittances', '/api/admin/remittances?from=2026-11&to=2026-11', { as: 'ada' }],
  [
    'POST /api/admin/remittances',
    '',
    {
      as: 'ada',
      body: {
        lines: [{ awb: 'AWB1', reference: 'UTR1', day: '2026-11-01', amount: 100, orderId: '' }],
        save: true,
      },
    },
  ],
  ['GET /api/admin/remittances/lines', '/api/admin/remittances/lines?from=2026-11&to=2026-11', { as: 'ada' }],
  ['GET /api/admin/orders/{id}/remittances', '/api/admin/orders/GLM0002/remittances', { as: 'ada' }],
  ['GET /api/admin/dashboard', '/api/admin/dashboard?from=2026-11-01&to=2026-11-02', { as: 'ada' }],
  ['GET /api/admin/waiting', '', { as: 'ada' }],
  [
    'POST /api/admin/orders/{id}/note',
    '/api/admin/orders/GLM0002/note',
    { as: 'ada', body: { note: 'Call first' } },
  ],
  ['POST /api/admin/orders/{id}/pack', '/api/admin/orders/GLM0002/pack', { as: 'ada', body: {} }],
  ['POST /api/orders/{id}/cancel', '/api/orders/GLM0002/cancel', { as: 'alice', body: {} }],
  ['GET /api/admin/offers/{id}', '/api/admin/offers/glow10', { as: 'ada' }],
  [
    'POST /api/admin/offers',
    '',
    { as: 'ada', body: { key: 'key-of-an-offer', draft: anOfferDraft({ code: 'NEW10' }) } },
  ],
  [
    'POST /api/admin/banners/{id}/switch',
    '/api/admin/banners/one/switch',
    { as: 'ada', body: { version, enabled: true } },
  ],
  ['POST /api/admin/banners/{id}/delete', '/api/admin/banners/one/delete', { as: 'ada', body: { version } }],
  ['POST /api/admin/banners/{id}/restore', '/api/admin/banners/one/restore', { as: 'ada', body: {} }],
  ['GET /api/admin/activity', '', { as: 'ada' }],
];

test('real answers match the document and have no undocumented fields', async () => {
  const calls = Object.entries(validCalls(toner)).flatMap(([call, request]): typeof STORY =>
    typeof request === 'string' || /\.(xml|txt)$/.test(call) ? [] : [[call, '', request]],
  );
  expect(calls.length).toBeGreaterThan(20);
  // A cancelled order has to have been placed.
  const order = [...STORY.slice(0, 1), ...calls, ...STORY.slice(1)];
  for (const [call, address, request] of order) {
    const [method = '', path = ''] = call.split(' ');
    const filled = path.replace('orders/{id}', 'orders/GLM0001').replace('{id}', 'toner');
    const { status, body } = await shop.call(address || filled, { method, ...request });
    expect([call, faultsOf(method, path, status, body)]).toEqual([call, null]);
  }
});

test('an answer with a missing or an additional field is reported', () => {
  const config = { online: false, test: false, keyId: '', checkoutUrl: '' };
  expect(faultsOf('GET', '/api/payment/config', 200, config)).toBeNull();
  expect(faultsOf('GET', '/api/payment/config', 200, { ...config, secret: 'x' })).not.toBeNull();
  expect(faultsOf('GET', '/api/payment/config', 200, { online: false })).not.toBeNull();
});

test('refusals match the document', async () => {
  const refusals = [
    await shop.call('/api/payment/config', { key: null }),
    await shop.call('/api/payment/validate-offer', { body: {} }),
    await shop.call('/api/admin/orders', { as: 'alice' }),
  ];
  const { Refused } = document.components.schemas;
  const validate = new Ajv2020({ strict: false }).compile(Refused as object);
  for (const { body } of refusals) expect([body['code'], validate(body)]).toEqual([body['code'], true]);
});
