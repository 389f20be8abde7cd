import { ACTIVITY_QUERIES } from './activityQueries';
import { ALERT_QUERIES } from './alertQueries';
import { CREDIT_QUERIES } from './creditQueries';
import { CUSTOMER_QUERIES } from './customerQueries';
import { MAIL_QUERIES } from './mailQueries';
import { MENU_QUERIES } from './menuQueries';
import { MONEY_QUERIES } from './moneyQueries';
import { ORDER_LIST_QUERIES } from './orderListQueries';
import { RETURN_QUERIES } from './returnQueries';
import { REVIEW_QUERIES } from './reviewQueries';
import { SEARCH_QUERIES } from './searchQueries';
import { UNDELIVERED_QUERIES } from './undeliveredQueries';
import { due, NEWEST, of, owned, withStatus, type QueryFile } from './queryShapes';

const SCHEDULED = ['banners', 'highlights', 'offers'];
const UNCOUNTED = of('orders', ['tally.dueAt >'], ['tally.dueAt asc']);

/** Every query of the shop, by its file. A file with a new query fails `indexes.test.ts` until it is added here. */
export const QUERIES: Readonly<Record<string, QueryFile>> = {
  'functions/src/platform/firestore/userDocuments.ts': {
    calls: 1,
    queries: [
      'orders',
      'payments',
      'invoices',
      'reviews',
      'reviewMarks',
      'reviewPhotos',
      'questions',
      'messages',
      'mail',
      'orderNotes',
      'alerts',
      'giftCards',
    ].map(owned),
  },
  ...CREDIT_QUERIES,
  ...CUSTOMER_QUERIES,
  ...MAIL_QUERIES,
  ...MENU_QUERIES,
  ...RETURN_QUERIES,
  ...SEARCH_QUERIES,
  ...UNDELIVERED_QUERIES,
  'functions/src/accounts/deletion.ts': {
    calls: 5,
    queries: [
      of('orders', ['userId ==', 'status in']),
      of('orders', ['userId ==', 'returnCase.waits ==']),
      of('payments', ['userId ==', 'dueAt >']),
      due('deletions', 'nextAt'),
    ],
  },
  'functions/src/wishlist/wishlistRoutes.ts': { calls: 1, queries: [of('wishlists', ['token =='])] },
  ...ACTIVITY_QUERIES,
  ...ALERT_QUERIES,
  ...REVIEW_QUERIES,
  'functions/src/admin/catalogue/save/saveTarget.ts': { calls: 1, queries: [of('skus', ['key =='])] },
  'functions/src/admin/catalogue/save/facts.ts': { calls: 1, queries: [of('combos', ['status in'])] },
  'functions/src/admin/catalogue/catalogueIndex.ts': {
    calls: 2,
    queries: [of('products', ['updatedAt >=']), of('combos', ['updatedAt >=']), of('products', ['stock <='])],
  },
  'functions/src/admin/limits/liftRoute.ts': { calls: 1, queries: [of('users', ['email =='])] },
  'functions/src/admin/limits/readLimits.ts': {
    calls: 1,
    queries: [of('buyers', [], ['lifted.at desc'])],
  },
  'functions/src/admin/messages/countOpenMessages.ts': {
    calls: 2,
    queries: [of('messages', ['dueAt >']), of('messages', ['dueAt >', 'dueAt <'])],
  },
  'functions/src/admin/messages/inboxRoute.ts': {
    calls: 8,
    queries: [
      of('messages', ['search array-contains'], NEWEST),
      of('messages', ['status in'], ['dueAt asc', '__name__ asc']),
      of('messages', ['status in'], NEWEST),
      of('messages', ['status in']),
      of('messages', ['dueAt <']),
    ],
  },
  'functions/src/admin/mismatches/readParcels.ts': {
    calls: 6,
    queries: [
      of('strayParcels', [], ['at desc']),
      of('orders', ['shipment.status ==']),
      of('orders', ['shipment.problem >']),
      of('orders', ['shipment.trouble.seenAt ==']),
      of('orders', ['undelivered.resentAwbs array-contains']),
    ],
  },
  ...MONEY_QUERIES,
  ...ORDER_LIST_QUERIES,
  'functions/src/catalogue/lookUp.ts': {
    calls: 1,
    queries: [of('reviews', ['productId in', 'status =='], ['createdAt desc'])],
  },
  'functions/src/catalogue/loadCatalogue.ts': {
    calls: 1,
    queries: [of('reviews', ['status =='], ['createdAt desc'])],
  },
  'functions/src/catalogue/catalogueCache.ts': {
    calls: 2,
    queries: ['products', 'combos'].flatMap((name) => [
      of(name, ['status ==']),
      of(name, ['updatedAt >=']),
      of(name, ['stockAt >=']),
    ]),
  },
  // Translates any query of the functions' reader.
  'functions/src/gateways/firebase/reads/restReads.ts': { calls: 1, queries: [] },
  'functions/src/gateways/firebase/reads/sdkReads.ts': { calls: 3, queries: [] },
  'functions/src/invoices/issueDueInvoices.ts': {
    calls: 3,
    queries: [of('orders', ['userId ==', 'papers.dueAt >']), due('orders', 'papers.dueAt')],
  },
  'functions/src/offers/pastOrders.ts': {
    calls: 7,
    queries: ['userId', 'address.phone'].flatMap(withStatus),
  },
  'functions/src/offers/phoneUses.ts': {
    calls: 3,
    queries: [of('orders', ['offerId ==', 'address.phone in', 'status in'])],
  },
  // Firestore uses one index for each side of an OR.
  'functions/src/offers/switchedOn.ts': {
    calls: 1,
    queries: SCHEDULED.flatMap((name) => [of(name, ['enabled ==']), of(name, ['isScheduled =='])]),
  },
  'functions/src/orders/dueOrders.ts': {
    calls: 2,
    queries: ['waitingEdit.dueAt', 'prepay.dueAt', 'cancelling.nextAt'].map((field) => due('orders', field)),
  },
  'functions/src/admin/mismatches/readPayments.ts': {
    calls: 2,
    queries: [of('payments', ['sentTwiceAt >=']), of('payments', ['refusedPaise >'])],
  },
  'functions/src/payments/records.ts': { calls: 1, queries: [of('payments', ['linkOrderId in'])] },
  'functions/src/orders/placeOrder.ts': {
    calls: 3,
    queries: [of('payments', ['userId ==', 'orderId ==', 'status =='])],
  },
  'functions/src/pages/feedRoutes.ts': {
    calls: 1,
    queries: ['products', 'combos'].map((name) => of(name, ['status =='])),
  },
  'functions/src/reconcile/reconcilePayments.ts': {
    calls: 2,
    queries: [due('orders', 'payment.dueAt')],
  },
  'functions/src/reconcile/paymentQueues.ts': {
    calls: 2,
    queries: ['queues.refundAt', 'queues.expiryAt', 'queues.orderAskAt', 'dueAt'].map((field) =>
      due('payments', field),
    ),
  },
  'functions/src/reconcile/closeSwitchedOff.ts': {
    calls: 2,
    queries: [due('payments', 'queues.expiryAt'), due('orders', 'payment.dueAt')],
  },
  'functions/src/reconcile/applySchedules.ts': {
    calls: 4,
    queries: SCHEDULED.flatMap((name) => [
      of(name, ['isScheduled ==', 'startsAt <=']),
      of(name, ['enabled ==', 'startsAt >']),
    ]),
  },
  'functions/src/sales/countOrders.ts': { calls: 2, queries: [UNCOUNTED] },
  'functions/src/shipment/retryShipments.ts': {
    calls: 3,
    queries: [
      of('orders', ['shipment.status ==', 'shipment.nextAttemptAt <='], ['shipment.nextAttemptAt asc']),
    ],
  },
  'functions/src/shipment/othersParcel.ts': {
    calls: 2,
    queries: [of('orders', ['shipment.awb in']), of('orders', ['returnCase.pickup.awb in'])],
  },
  'functions/src/admin/scan/scanRoutes.ts': {
    calls: 1,
    queries: [of('orders', ['shipment.awb in'])],
  },
  'functions/src/shipment/tracking/applyTracking.ts': {
    calls: 1,
    queries: [of('orders', ['shipment.awb =='])],
  },
  'functions/src/shipment/tracking/pollTracking.ts': {
    calls: 4,
    queries: [
      of('orders', ['shipment.status ==', 'status in', 'shipment.checkedAt <='], ['shipment.checkedAt asc']),
    ],
  },
  'src/services/createOffersService.ts': { calls: 1, queries: [of('offers', ['enabled =='])] },
  'src/services/createProductsService.ts': {
    calls: 4,
    queries: [
      of('products', ['status ==', 'tags array-contains']),
      of('products', ['status ==', 'rating >='], ['rating desc']),
    ],
  },
  'src/services/orders/createOrdersService.ts': {
    calls: 3,
    queries: [of('orders', ['userId =='], NEWEST)],
  },
};
