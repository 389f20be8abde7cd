import fc from 'fast-check';
import { type Product } from '@/domain/catalogue/catalogue';
import { draftOfCombo, draftOfProduct } from '@/domain/catalogue/draft/toStored';
import { aBannerDraft, aHighlightDraft } from '@/domain/offers/scheduled/testing';
import { anOfferDraft } from '@/domain/offers/testing';
import { cartLine, codBody, combo, paymentBody, prepaidBody } from '../testing/documents/fixtures';
import { hostileJson, hostileObject, hostileText } from './values';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Bodies that are not JSON objects. */
const noObject = (canary: string): fc.Arbitrary<Buffer> =>
  fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc
      .tuple(hostileObject(canary), fc.nat({ max: 40 }))
      .map(([text, cut]) => Buffer.from(text.slice(0, -1 - cut))),
    fc
      .constantFrom(
        '',
        'null',
        '[]',
        '7',
        '"text"',
        '[{}]',
        'NaN',
        '{]',
        nested(10_000),
        '{"a":'.repeat(5000),
      )
      .map((text) => Buffer.from(text)),
    hostileText(canary).map((text) =>
      Buffer.concat([Buffer.from(`{"name":"${text}`), Buffer.from([0xff, 0xfe])]),
    ),
    fc.constant(Buffer.alloc(110_000, 'x')),
  );

/** Replaces a value by JSON text, at a path of keys chosen by numbers. */
function replaced(value: unknown, steps: readonly number[], text: string): string {
  const [step, ...rest] = steps;
  if (step === undefined || typeof value !== 'object' || value === null) return text;
  const keys = Object.keys(value);
  if (keys.length === 0) return text;
  const chosen = keys[step % keys.length] ?? '';
  const parts = keys.map((key) => {
    const own = (value as Record<string, unknown>)[key];
    const inner = key === chosen ? replaced(own, rest, text) : (JSON.stringify(own) ?? 'null');
    return Array.isArray(value) ? inner : `${JSON.stringify(key)}:${inner}`;
  });
  return Array.isArray(value) ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
}

const STALE = '2020-01-01T00:00:00.000Z';

/**
 * Well-formed bodies that are refused all the same: they are Alice's but sent by Bob, who has another address, or name
 * an old version. With one value replaced they get as far as such bodies do.
 */
function inVain(toner: Product): Record<string, unknown> {
  const seen = { 'toner-1': 10 };
  const draft = draftOfProduct(toner);
  const duo = combo('duo', [{ productId: 'toner', variantId: 'v1', quantity: 2 }], 500);
  return {
    '/api/nimbus/create-shipment': codBody('GLM0001', [cartLine(toner)]),
    '/api/payment/create-order': paymentBody('GLM0002', [cartLine(toner)]),
    '/api/payment/validate-offer': {
      cartItems: [cartLine(toner)],
      couponCode: 'TEN',
      paymentMethod: 'Pay Online',
    },
    '/api/payment/verify-payment': {
      razorpay_order_id: 'order_none',
      razorpay_payment_id: 'pay_none',
      razorpay_signature: 'ab'.repeat(32),
    },
    '/api/orders/{id}/return': { reason: 'Damaged or leaking', lines: [{ line: 0, quantity: 1 }] },
    '/api/admin/orders/{id}/refund': { key: 'a-key-of-its-own', amount: 10, reason: 'Damaged', restock: [] },
    '/api/admin/print': { what: 'labels', layout: 'a4', orders: ['GLM-NONE'] },
    '/api/admin/scan': { code: 'GLM-NONE' },
    '/api/admin/orders/{id}/packing/done': { counted: { 'toner-1': 1 } },
    '/api/admin/pickup': { orders: ['GLM-NONE'] },
    '/api/admin/courier-labels': { orders: ['GLM-NONE'] },
    '/api/admin/print/invoices': { orders: ['GLM-NONE'] },
    '/api/admin/exports/orders': { query: 'from=2026-11-01&to=2026-11-30', rows: 'people', after: '' },
    '/api/admin/customers/{id}/notes': { noteId: 'a-note-of-its-own', text: 'Ring before delivery' },
    '/api/admin/customers/{id}/tags': { add: ['vip'], remove: ['new'] },
    '/api/admin/customers/{id}/cod': { blocked: true, reason: 'Refused twice' },
    '/api/admin/products/{id}': { version: STALE, draft, seen },
    '/api/admin/combos/{id}': { version: STALE, draft: draftOfCombo(duo) },
    '/api/admin/offers/{id}': { version: STALE, draft: anOfferDraft() },
    '/api/admin/banners/{id}': { version: STALE, draft: aBannerDraft() },
    '/api/admin/highlights/{id}': { version: STALE, draft: aHighlightDraft() },
    '/api/admin/import/products': { rows: [{ id: 'toner', version: STALE, draft, seen }] },
    '/api/admin/changes/products': {
      items: [{ id: 'gone', version: STALE }],
      change: { kind: 'stock', mode: 'set', units: 9 },
    },
  };
}

/** Bodies for a path in place of the valid one: bytes, and whether they are declared as JSON. */
export function hostileBody(path: string, toner: Product, canary: string): fc.Arbitrary<Buffer> {
  const valid = inVain(toner)[path];
  const prepaid = path.endsWith('create-shipment') ? [prepaidBody('GLM0003', [cartLine(toner)])] : [];
  const steps = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 6 });
  const aimed = fc
    .tuple(fc.constantFrom(valid, ...prepaid), steps, hostileJson(canary))
    .map(([body, at, text]) => Buffer.from(replaced(body, at, text)));
  const loose = hostileObject(canary).map((text) => Buffer.from(text));
  if (TAKES_ANYTHING.has(path)) return noObject(canary);
  return fc.oneof(
    { weight: 1, arbitrary: noObject(canary) },
    { weight: 2, arbitrary: loose },
    ...(valid ? [{ weight: 6, arbitrary: aimed }] : []),
  );
}

/** Whether bodies for this path are aimed, so that they deserve more attacks. */
export const isAimed = (path: string, toner: Product) => path in inVain(toner);

/** Calls without parameters, to which any object is a well-formed body. */
const TAKES_ANYTHING = new Set(['/api/checkouts', '/api/admin/reconcile']);
