import { type Product } from '@/domain/catalogue';
import { cartLine, codBody } from './fixtures';
import { type Request } from './shopClient';

/** Calls that go through; of those that take a story to come to, where it is told. */
export const honestCalls = (toner: Product): Record<string, Request | string> => ({
  'GET /api/catalogue': { key: null },
  'GET /api/catalogue/products/{id}': { key: null },
  'GET /api/catalogue/combos/{id}': 'catalogue.test.ts',
  'GET /api/payment/config': {},
  'GET /api/serviceability': 'courier.test.ts',
  'GET /api/account/data': 'accountData.test.ts',
  'GET /api/orders/{id}/invoice': 'invoice.test.ts',
  'GET /api/admin/dashboard': 'dashboard.test.ts',
  'GET /api/admin/known': { as: 'ada' },
  'GET /api/admin/products': { as: 'ada' },
  'GET /api/admin/products/{id}': { as: 'ada' },
  'GET /api/admin/combos': { as: 'ada' },
  'GET /api/admin/export/products': { as: 'ada' },
  'GET /api/admin/export/combos': { as: 'ada' },
  'GET /api/admin/combos/{id}': 'adminCatalogue.test.ts',
  'POST /api/payment/validate-offer': {
    body: { cartItems: [cartLine(toner)], couponCode: '', paymentMethod: 'Cash on Delivery' },
  },
  'POST /api/nimbus/create-shipment': { as: 'alice', body: codBody('GLM0001', [cartLine(toner)]) },
  'POST /api/orders/{id}/cancel': { as: 'alice', body: {} },
  'POST /api/orders/{id}/return': 'return.test.ts',
  'POST /api/payment/create-order': { as: 'bob', body: { amount: 100 } },
  'POST /api/payment/verify-payment': 'payment.test.ts',
  'POST /api/payment/webhook': 'paymentWebhook.test.ts',
  'POST /api/nimbus/webhook': 'tracking.test.ts',
  'POST /api/messages': 'messages.test.ts',
  'POST /api/checkouts': { as: 'alice', body: {} },
  'POST /api/account/delete': 'account.test.ts',
  'POST /api/admin/reconcile': { as: 'ada', body: {} },
  'GET /api/admin/orders/{id}/label': 'adminOrders.test.ts',
  'GET /api/admin/mismatches': { as: 'ada' },
  'GET /api/admin/orders': { as: 'ada' },
  'GET /api/admin/orders/counts': { as: 'ada' },
  'GET /api/admin/orders/changes': { as: 'ada' },
  'GET /api/admin/orders/{id}/slip': 'adminPapers.test.ts',
  'POST /api/admin/slips': 'adminPapers.test.ts',
  'POST /api/admin/exports/orders': {
    ...{ as: 'ada', body: { query: 'from=2026-11-01&to=2026-11-30', rows: 'orders', after: '' } },
  },
  'POST /api/admin/parcels/{awb}/cancel': 'adminMismatches.test.ts',
  'POST /api/admin/payments/{id}/settle': 'adminMismatches.test.ts',
  ...Object.fromEntries(
    ['book', 'cancel', 'note', 'pack', 'receive', 'refund'].map((what) => [
      `POST /api/admin/orders/{id}/${what}`,
      'adminOrders.test.ts',
    ]),
  ),
  'GET /api/admin/messages': { as: 'ada' },
  'GET /api/admin/messages/{id}': 'adminMessages.test.ts',
  ...Object.fromEntries(
    ['status', 'acknowledge', 'reply'].map((what) => [
      `POST /api/admin/messages/{id}/${what}`,
      'adminMessages.test.ts',
    ]),
  ),
  'POST /api/admin/pictures': 'adminPictures.test.ts',
  'GET /media/{file}': 'adminPictures.test.ts',
  'POST /api/admin/products': 'adminCatalogue.test.ts',
  'POST /api/admin/products/{id}': 'adminCatalogue.test.ts',
  'POST /api/admin/combos': 'adminCatalogue.test.ts',
  'POST /api/admin/combos/{id}': 'adminCatalogue.test.ts',
  'POST /api/admin/changes/products': 'adminShelf.test.ts',
  'POST /api/admin/changes/combos': 'adminShelf.test.ts',
  'POST /api/admin/import/products': 'adminImport.test.ts',
  'POST /api/admin/import/combos': 'adminImport.test.ts',
  ...Object.fromEntries(
    ['offers', 'banners', 'highlights'].flatMap((kind) => [
      [`GET /api/admin/${kind}`, { as: 'ada' }],
      ...['GET', 'POST'].map((method) => [`${method} /api/admin/${kind}/{id}`, 'adminPromotions.test.ts']),
      ...['', '/{id}/switch', '/{id}/delete', '/{id}/restore'].map((path) => [
        `POST /api/admin/${kind}${path}`,
        'adminPromotions.test.ts',
      ]),
    ]),
  ),
  'POST /api/admin/arrange/banners': 'adminPromotions.test.ts',
  'POST /api/admin/arrange/highlights': 'adminPromotions.test.ts',
});
