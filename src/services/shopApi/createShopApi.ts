import type {
  AlertResponse,
  MailChoiceResponse,
  MailLinkDone,
  MailLinkResponse,
} from '@/domain/contracts/shoppers/alerts';
import type { AccountData } from '@/domain/customers/accountData';
import type { DeleteAccountResponse } from '@/domain/contracts/shoppers/account';
import type { OrderLinkResponse, OrderLookupResponse } from '@/domain/contracts/orders/orderLink';
import type { PrepayLinkResponse, PrepayResponse } from '@/domain/contracts/orders/prepay';
import type { CancelOrderResponse } from '@/domain/contracts/orders/cancel';
import type { ServiceabilityResponse } from '@/domain/contracts/shoppers/catalogue';
import type { MessageResponse } from '@/domain/contracts/shoppers/message';
import type { DeliveryAnswerResponse, DeliveryResponse } from '@/domain/contracts/orders/undelivered';
import type { ReturnOrderResponse } from '@/domain/contracts/orders/return';
import type {
  CreateOrderResponse,
  PaymentConfigResponse,
  ValidateOfferResponse,
  VerifyPaymentResponse,
} from '@/domain/contracts/orders/payment';
import type { SharedWishlistResponse, WishlistResponse } from '@/domain/contracts/shoppers/wishlist';
import type { LineChange } from '@/domain/cart/lineChanges';
import type { CreateShipmentResponse } from '@/domain/contracts/orders/shipment';
import { fail, ok, type Result } from '../result';
import type { Http, HttpOutcome } from './http';
import type { CallFailure, ShopApi } from './types';

/** Milliseconds. Pricing is fast or broken; an order may wait for the courier. */
const QUICK_MS = 10_000;
const ORDER_MS = 30_000;

const mailLinkPath = (token: string) => `/api/mail-links/${encodeURIComponent(token)}`;
const WISHLIST_PATH = '/api/wishlist';
const ORDER_LINKS_PATH = '/api/order-links';

const prepayPath = (token: string) => `/api/payment/prepay/${encodeURIComponent(token)}`;
const deliveryPath = (token: string) => `/api/delivery/${encodeURIComponent(token)}`;

type Fields = Record<string, unknown>;

const fieldsOf = (body: unknown): Fields =>
  typeof body === 'object' && body !== null ? (body as Fields) : {};
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const hasItems = ({ items }: Fields) => Array.isArray(items);

/** Maps every failure of a call to a CallFailure. */
export function failureOf(outcome: HttpOutcome): CallFailure {
  if (outcome.kind === 'network') return outcome;
  const fields = fieldsOf(outcome.body);
  const message = textOf(fields.message);
  const changes = Array.isArray(fields.changes) ? (fields.changes as LineChange[]) : [];
  if (outcome.status === 409 && changes.length > 0) return { kind: 'changed', changes, message };
  const orderId = textOf(fields.orderId);
  const refused = { kind: 'refused', status: outcome.status, code: textOf(fields.code), message } as const;
  return orderId ? { ...refused, orderId } : refused;
}

/** The body of a 2xx response with the expected shape; anything else is a failure. */
function answerOf<T>(outcome: HttpOutcome, looksRight: (fields: Fields) => boolean): Result<T, CallFailure> {
  const answered = outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300;
  if (answered && looksRight(fieldsOf(outcome.body))) return ok(outcome.body as T);
  return fail(failureOf(outcome));
}

export function createShopApi(http: Http): ShopApi {
  return {
    async validateOffer(request) {
      const outcome = await http({
        method: 'POST',
        path: '/api/payment/validate-offer',
        body: request,
        withToken: true,
        timeoutMs: QUICK_MS,
      });
      return answerOf<ValidateOfferResponse>(outcome, (fields) => typeof fields.success === 'boolean');
    },
    async paymentConfig() {
      const outcome = await http({
        method: 'GET',
        path: '/api/payment/config',
        timeoutMs: QUICK_MS,
      });
      return answerOf<PaymentConfigResponse>(outcome, (fields) => typeof fields.online === 'boolean');
    },
    async createPaymentOrder(request) {
      const outcome = await http({
        method: 'POST',
        path: '/api/payment/create-order',
        body: request,
        withToken: true,
        timeoutMs: ORDER_MS,
      });
      return answerOf<CreateOrderResponse>(outcome, ({ id }) => typeof id === 'string');
    },
    async verifyPayment(request) {
      const outcome = await http({
        method: 'POST',
        path: '/api/payment/verify-payment',
        body: request,
        withToken: true,
        timeoutMs: ORDER_MS,
      });
      return answerOf<VerifyPaymentResponse>(outcome, (fields) => fields.success === true);
    },
    async createShipment(request) {
      const outcome = await http({
        method: 'POST',
        path: '/api/nimbus/create-shipment',
        body: request,
        withToken: true,
        timeoutMs: ORDER_MS,
      });
      return answerOf<CreateShipmentResponse>(outcome, (fields) => fields.success === true);
    },
    async cancelOrder(orderId, request) {
      const outcome = await http({
        method: 'POST',
        path: `/api/orders/${encodeURIComponent(orderId)}/cancel`,
        body: request,
        withToken: true,
        timeoutMs: ORDER_MS,
      });
      return answerOf<CancelOrderResponse>(outcome, (fields) => fields.success === true);
    },
    async returnOrder(orderId, request) {
      const outcome = await http({
        method: 'POST',
        path: `/api/orders/${encodeURIComponent(orderId)}/return`,
        body: request,
        withToken: true,
        timeoutMs: QUICK_MS,
      });
      return answerOf<ReturnOrderResponse>(outcome, (fields) => fields.success === true);
    },
    async invoice(orderId, kind, number = '') {
      const query = new URLSearchParams(number ? { kind, number } : { kind });
      const outcome = await http({
        method: 'GET',
        path: `/api/orders/${encodeURIComponent(orderId)}/invoice?${query.toString()}`,
        withToken: true,
        timeoutMs: ORDER_MS,
        file: 'application/pdf',
      });
      if (outcome.kind === 'answered' && outcome.body instanceof Blob) return ok(outcome.body);
      return fail(failureOf(outcome));
    },
    async noteCheckout() {
      await http({ method: 'POST', path: '/api/checkouts', body: {}, withToken: true, timeoutMs: QUICK_MS });
    },
    async serviceability(pincode) {
      const outcome = await http({
        method: 'GET',
        path: `/api/serviceability?pincode=${encodeURIComponent(pincode)}`,
        timeoutMs: QUICK_MS,
      });
      return answerOf<ServiceabilityResponse>(outcome, (fields) => typeof fields.deliverable === 'boolean');
    },
    async accountData() {
      const outcome = await http({
        method: 'GET',
        path: '/api/account/data',
        withToken: true,
        timeoutMs: ORDER_MS,
      });
      return answerOf<AccountData>(outcome, (fields) => Array.isArray(fields.orders));
    },
    async deleteAccount(email) {
      const outcome = await http({
        method: 'POST',
        path: '/api/account/delete',
        body: { confirm: email },
        withToken: true,
        timeoutMs: ORDER_MS,
      });
      return answerOf<DeleteAccountResponse>(outcome, (fields) => fields.success === true);
    },
    async sendMessage(message) {
      const outcome = await http({
        method: 'POST',
        path: '/api/messages',
        body: message,
        withToken: true,
        timeoutMs: QUICK_MS,
      });
      return answerOf<MessageResponse>(outcome, ({ ticket }) => typeof ticket === 'string');
    },
    async deliveryQuestion(token) {
      const outcome = await http({ method: 'GET', path: deliveryPath(token), timeoutMs: QUICK_MS });
      return answerOf<DeliveryResponse>(outcome, ({ dueAt }) => typeof dueAt === 'string');
    },
    async answerDelivery(token, answer) {
      const outcome = await http({
        method: 'POST',
        path: deliveryPath(token),
        body: answer,
        timeoutMs: ORDER_MS,
      });
      return answerOf<DeliveryAnswerResponse>(outcome, (fields) => fields.success === true);
    },
    async prepayQuestion(token) {
      const outcome = await http({ method: 'GET', path: prepayPath(token), timeoutMs: QUICK_MS });
      return answerOf<PrepayResponse>(outcome, ({ online }) => typeof online === 'number');
    },
    async openPrepay({ key, by }) {
      const path = by === 'link' ? prepayPath(key) : `/api/payment/orders/${encodeURIComponent(key)}/prepay`;
      const withToken = by === 'order';
      const outcome = await http({ method: 'POST', path, body: {}, withToken, timeoutMs: ORDER_MS });
      return answerOf<PrepayLinkResponse>(outcome, ({ url }) => typeof url === 'string');
    },
    async orderLink(token) {
      const path = `${ORDER_LINKS_PATH}/${encodeURIComponent(token)}`;
      const outcome = await http({ method: 'GET', path, timeoutMs: QUICK_MS });
      return answerOf<OrderLinkResponse>(outcome, ({ order }) => typeof order === 'object');
    },
    async lookUpOrder(request) {
      const call = { method: 'POST', path: ORDER_LINKS_PATH, timeoutMs: QUICK_MS } as const;
      const outcome = await http({ ...call, body: request });
      return answerOf<OrderLookupResponse>(outcome, (fields) => fields.success === true);
    },
    async askAlert(request) {
      const outcome = await http({
        method: 'POST',
        path: '/api/alerts',
        body: request,
        withToken: true,
        timeoutMs: QUICK_MS,
      });
      return answerOf<AlertResponse>(outcome, (fields) => fields.success === true);
    },
    async mailChoice() {
      const outcome = await http({
        method: 'GET',
        path: '/api/account/mails',
        withToken: true,
        timeoutMs: QUICK_MS,
      });
      return answerOf<MailChoiceResponse>(outcome, ({ cartMails }) => typeof cartMails === 'boolean');
    },
    async chooseMails(choice) {
      const outcome = await http({
        method: 'POST',
        path: '/api/account/mails',
        body: choice,
        withToken: true,
        timeoutMs: QUICK_MS,
      });
      return answerOf<MailChoiceResponse>(outcome, (fields) => typeof fields.cartMails === 'boolean');
    },
    async mailLink(token) {
      const outcome = await http({ method: 'GET', path: mailLinkPath(token), timeoutMs: QUICK_MS });
      return answerOf<MailLinkResponse>(outcome, ({ purpose }) => typeof purpose === 'string');
    },
    async pressMailLink(token) {
      const outcome = await http({
        method: 'POST',
        path: mailLinkPath(token),
        body: {},
        timeoutMs: QUICK_MS,
      });
      return answerOf<MailLinkDone>(outcome, (fields) => fields.success === true);
    },
    async wishlist() {
      const outcome = await http({
        method: 'GET',
        path: WISHLIST_PATH,
        withToken: true,
        timeoutMs: QUICK_MS,
      });
      return answerOf<WishlistResponse>(outcome, hasItems);
    },
    async changeWishlist(changes) {
      const outcome = await http({
        method: 'POST',
        path: WISHLIST_PATH,
        body: changes,
        withToken: true,
        timeoutMs: QUICK_MS,
      });
      return answerOf<WishlistResponse>(outcome, hasItems);
    },
    async shareWishlist(shared) {
      const outcome = await http({
        method: 'POST',
        path: `${WISHLIST_PATH}/link`,
        body: { shared },
        withToken: true,
        timeoutMs: QUICK_MS,
      });
      return answerOf<WishlistResponse>(outcome, hasItems);
    },
    async sharedWishlist(token) {
      const path = `/api/wishlists/${encodeURIComponent(token)}`;
      const outcome = await http({ method: 'GET', path, timeoutMs: QUICK_MS });
      return answerOf<SharedWishlistResponse>(outcome, hasItems);
    },
  };
}
