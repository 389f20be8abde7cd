import { fail, ok } from '../result';
import { callApi, failureOf, hasList, hasTyped } from './callApi';
import type { Http } from './http';
import type { ShopApi } from './types';

/** Milliseconds. Pricing is fast or broken; an order may wait for the courier. */
const QUICK_MS = 10_000;
const ORDER_MS = 30_000;

const mailLinkPath = (token: string) => `/api/mail-links/${encodeURIComponent(token)}`;
const WISHLIST_PATH = '/api/wishlist';
const MAILS_PATH = '/api/account/mails';
const ORDER_LINKS_PATH = '/api/order-links';
const orderPath = (orderId: string, what: string) => `/api/orders/${encodeURIComponent(orderId)}/${what}`;
const prepayPath = (token: string) => `/api/payment/prepay/${encodeURIComponent(token)}`;
const deliveryPath = (token: string) => `/api/delivery/${encodeURIComponent(token)}`;

export function createShopApi(http: Http): ShopApi {
  return {
    validateOffer: (body) =>
      callApi(
        http,
        { path: '/api/payment/validate-offer', body, timeoutMs: QUICK_MS },
        hasTyped('success', 'boolean'),
      ),
    paymentConfig: () =>
      callApi(
        http,
        { path: '/api/payment/config', withToken: false, timeoutMs: QUICK_MS },
        hasTyped('online', 'boolean'),
      ),
    createPaymentOrder: (body) =>
      callApi(
        http,
        { path: '/api/payment/create-order', body, timeoutMs: ORDER_MS },
        hasTyped('id', 'string'),
      ),
    verifyPayment: (body) =>
      callApi(http, { path: '/api/payment/verify-payment', body, timeoutMs: ORDER_MS }),
    createShipment: (body) =>
      callApi(http, { path: '/api/nimbus/create-shipment', body, timeoutMs: ORDER_MS }),
    cancelOrder: (orderId, body) =>
      callApi(http, { path: orderPath(orderId, 'cancel'), body, timeoutMs: ORDER_MS }),
    returnOrder: (orderId, body) =>
      callApi(http, { path: orderPath(orderId, 'return'), body, timeoutMs: QUICK_MS }),
    async invoice(orderId, kind, number = '') {
      const query = new URLSearchParams(number ? { kind, number } : { kind });
      const outcome = await http({
        method: 'GET',
        path: orderPath(orderId, `invoice?${query.toString()}`),
        withToken: true,
        timeoutMs: ORDER_MS,
        file: 'application/pdf',
      });
      if (outcome.kind === 'answered' && outcome.body instanceof Blob) return ok(outcome.body);
      return fail(failureOf(outcome));
    },
    async noteCheckout() {
      await callApi(http, { path: '/api/checkouts', body: {}, timeoutMs: QUICK_MS });
    },
    serviceability: (pincode) =>
      callApi(
        http,
        {
          path: `/api/serviceability?pincode=${encodeURIComponent(pincode)}`,
          withToken: false,
          timeoutMs: QUICK_MS,
        },
        hasTyped('deliverable', 'boolean'),
      ),
    accountData: () => callApi(http, { path: '/api/account/data', timeoutMs: ORDER_MS }, hasList('orders')),
    deleteAccount: (email) =>
      callApi(http, { path: '/api/account/delete', body: { confirm: email }, timeoutMs: ORDER_MS }),
    sendMessage: (body) =>
      callApi(http, { path: '/api/messages', body, timeoutMs: QUICK_MS }, hasTyped('ticket', 'string')),
    deliveryQuestion: (token) =>
      callApi(
        http,
        { path: deliveryPath(token), withToken: false, timeoutMs: QUICK_MS },
        hasTyped('dueAt', 'string'),
      ),
    answerDelivery: (token, body) =>
      callApi(http, { path: deliveryPath(token), body, withToken: false, timeoutMs: ORDER_MS }),
    prepayQuestion: (token) =>
      callApi(
        http,
        { path: prepayPath(token), withToken: false, timeoutMs: QUICK_MS },
        hasTyped('online', 'number'),
      ),
    openPrepay({ key, by }) {
      const path = by === 'link' ? prepayPath(key) : `/api/payment/orders/${encodeURIComponent(key)}/prepay`;
      const request = { path, body: {}, withToken: by === 'order', timeoutMs: ORDER_MS };
      return callApi(http, request, hasTyped('url', 'string'));
    },
    orderLink(token) {
      const path = `${ORDER_LINKS_PATH}/${encodeURIComponent(token)}`;
      return callApi(http, { path, withToken: false, timeoutMs: QUICK_MS }, hasTyped('order', 'object'));
    },
    lookUpOrder: (body) =>
      callApi(http, { path: ORDER_LINKS_PATH, body, withToken: false, timeoutMs: QUICK_MS }),
    askAlert: (body) => callApi(http, { path: '/api/alerts', body, timeoutMs: QUICK_MS }),
    mailChoice: () =>
      callApi(http, { path: MAILS_PATH, timeoutMs: QUICK_MS }, hasTyped('cartMails', 'boolean')),
    chooseMails: (body) =>
      callApi(http, { path: MAILS_PATH, body, timeoutMs: QUICK_MS }, hasTyped('cartMails', 'boolean')),
    mailLink: (token) =>
      callApi(
        http,
        { path: mailLinkPath(token), withToken: false, timeoutMs: QUICK_MS },
        hasTyped('purpose', 'string'),
      ),
    pressMailLink: (token) =>
      callApi(http, { path: mailLinkPath(token), body: {}, withToken: false, timeoutMs: QUICK_MS }),
    wishlist: () => callApi(http, { path: WISHLIST_PATH, timeoutMs: QUICK_MS }, hasList('items')),
    changeWishlist: (body) =>
      callApi(http, { path: WISHLIST_PATH, body, timeoutMs: QUICK_MS }, hasList('items')),
    shareWishlist: (shared) =>
      callApi(
        http,
        { path: `${WISHLIST_PATH}/link`, body: { shared }, timeoutMs: QUICK_MS },
        hasList('items'),
      ),
    sharedWishlist(token) {
      const path = `/api/wishlists/${encodeURIComponent(token)}`;
      return callApi(http, { path, withToken: false, timeoutMs: QUICK_MS }, hasList('items'));
    },
  };
}
