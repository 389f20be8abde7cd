import type {
  OrderLinkResponse,
  OrderLookupRequest,
  OrderLookupResponse,
} from '@/domain/contracts/orders/orderLink';
import type { PrepayLinkResponse, PrepayResponse } from '@/domain/contracts/orders/prepay';
import type {
  AlertRequest,
  AlertResponse,
  MailChoiceRequest,
  MailChoiceResponse,
  MailLinkDone,
  MailLinkResponse,
} from '@/domain/contracts/shoppers/alerts';
import type { AccountData } from '@/domain/customers/accountData';
import type { DeleteAccountResponse } from '@/domain/contracts/shoppers/account';
import type { CancelOrderResponse, RefundTarget } from '@/domain/contracts/orders/cancel';
import type { ReturnOrderRequest, ReturnOrderResponse } from '@/domain/contracts/orders/return';
import type { ServiceabilityResponse } from '@/domain/contracts/shoppers/catalogue';
import type {
  DeliveryAnswerResponse,
  DeliveryRequest,
  DeliveryResponse,
} from '@/domain/contracts/orders/undelivered';
import type { MessageRequest, MessageResponse } from '@/domain/contracts/shoppers/message';
import type { TaxDocumentKind } from '@/domain/invoices/taxDocuments';
import type {
  CartPayment,
  CreateOrderResponse,
  PaymentConfigResponse,
  ValidateOfferRequest,
  ValidateOfferResponse,
  VerifyPaymentRequest,
  VerifyPaymentResponse,
} from '@/domain/contracts/orders/payment';
import type {
  SharedWishlistResponse,
  WishlistRequest,
  WishlistResponse,
} from '@/domain/contracts/shoppers/wishlist';
import type { CreateShipmentRequest, CreateShipmentResponse } from '@/domain/contracts/orders/shipment';
import { fail, ok } from '../result';
import type { Fields } from '@/domain/records/untyped';
import { callApi, failureOf, hasList, hasTyped, type ApiAnswer } from './callApi';
import type { Http } from './http';

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

/** The shop's endpoints for shoppers. */
export function createShopApi(http: Http) {
  /** Reads without the session's token. */
  const readPublic = <T>(path: string, looksRight: (fields: Fields) => boolean): ApiAnswer<T> =>
    callApi(http, { path, withToken: false, timeoutMs: QUICK_MS }, looksRight);

  return {
    /** A coupon that does not apply is a success too: `success: false` with the reason. */
    validateOffer: (body: ValidateOfferRequest): ApiAnswer<ValidateOfferResponse> =>
      callApi(
        http,
        { path: '/api/payment/validate-offer', body, timeoutMs: QUICK_MS },
        hasTyped('success', 'boolean'),
      ),
    paymentConfig: (): ApiAnswer<PaymentConfigResponse> =>
      readPublic('/api/payment/config', hasTyped('online', 'boolean')),
    /** Idempotent by orderId: the same cart is the same payment. */
    createPaymentOrder: (body: CartPayment): ApiAnswer<CreateOrderResponse> =>
      callApi(
        http,
        { path: '/api/payment/create-order', body, timeoutMs: ORDER_MS },
        hasTyped('id', 'string'),
      ),
    /** Idempotent. A wrong signature is a refusal. */
    verifyPayment: (body: VerifyPaymentRequest): ApiAnswer<VerifyPaymentResponse> =>
      callApi(http, { path: '/api/payment/verify-payment', body, timeoutMs: ORDER_MS }),
    /** Idempotent by order_id, so a network failure may be retried. */
    createShipment: (body: CreateShipmentRequest): ApiAnswer<CreateShipmentResponse> =>
      callApi(http, { path: '/api/nimbus/create-shipment', body, timeoutMs: ORDER_MS }),
    /** Idempotent: the first request counts. `reason` may be empty. */
    cancelOrder: (
      orderId: string,
      body: { reason: string; refundTo: RefundTarget },
    ): ApiAnswer<CancelOrderResponse> =>
      callApi(http, { path: orderPath(orderId, 'cancel'), body, timeoutMs: ORDER_MS }),
    /** Idempotent: the first request counts. */
    returnOrder: (orderId: string, body: ReturnOrderRequest): ApiAnswer<ReturnOrderResponse> =>
      callApi(http, { path: orderPath(orderId, 'return'), body, timeoutMs: QUICK_MS }),
    /** An order's invoice or credit note as a PDF; with a number, one of its credit notes for money alone. */
    async invoice(orderId: string, kind: TaxDocumentKind, number = ''): ApiAnswer<Blob> {
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
    /** Counts an opened checkout. The caller does not wait for it, and a failure is ignored. */
    async noteCheckout(): Promise<void> {
      await callApi(http, { path: '/api/checkouts', body: {}, timeoutMs: QUICK_MS });
    },
    serviceability: (pincode: string): ApiAnswer<ServiceabilityResponse> =>
      readPublic(
        `/api/serviceability?pincode=${encodeURIComponent(pincode)}`,
        hasTyped('deliverable', 'boolean'),
      ),
    /** Everything that the shop stores about the signed-in person. */
    accountData: (): ApiAnswer<AccountData> =>
      callApi(http, { path: '/api/account/data', timeoutMs: ORDER_MS }, hasList('orders')),
    /** Idempotent. `email` names the account and must be the signed-in person's. */
    deleteAccount: (email: string): ApiAnswer<DeleteAccountResponse> =>
      callApi(http, { path: '/api/account/delete', body: { confirm: email }, timeoutMs: ORDER_MS }),
    /** The same text sent twice is one message. */
    sendMessage: (body: MessageRequest): ApiAnswer<MessageResponse> =>
      callApi(http, { path: '/api/messages', body, timeoutMs: QUICK_MS }, hasTyped('ticket', 'string')),
    /** The courier's question about the parcel of a signed link. Needs no login. */
    deliveryQuestion: (token: string): ApiAnswer<DeliveryResponse> =>
      readPublic(deliveryPath(token), hasTyped('dueAt', 'string')),
    /** Counts once: a second answer by the same link is refused. */
    answerDelivery: (token: string, body: DeliveryRequest): ApiAnswer<DeliveryAnswerResponse> =>
      callApi(http, { path: deliveryPath(token), body, withToken: false, timeoutMs: ORDER_MS }),
    /** The online price of a cash order, by the link of its mail. Needs no login. */
    prepayQuestion: (token: string): ApiAnswer<PrepayResponse> =>
      readPublic(prepayPath(token), hasTyped('online', 'number')),
    /** Returns the payment page of the shopper's own order, or of a link. Idempotent. */
    openPrepay({ key, by }: { key: string; by: 'order' | 'link' }): ApiAnswer<PrepayLinkResponse> {
      const path = by === 'link' ? prepayPath(key) : `/api/payment/orders/${encodeURIComponent(key)}/prepay`;
      const request = { path, body: {}, withToken: by === 'order', timeoutMs: ORDER_MS };
      return callApi(http, request, hasTyped('url', 'string'));
    },
    /** The state of an order, by the link of its mails. Needs no login. */
    orderLink: (token: string): ApiAnswer<OrderLinkResponse> =>
      readPublic(`${ORDER_LINKS_PATH}/${encodeURIComponent(token)}`, hasTyped('order', 'object')),
    /** Mails an order's link; the answer does not reveal whether the order exists. */
    lookUpOrder: (body: OrderLookupRequest): ApiAnswer<OrderLookupResponse> =>
      callApi(http, { path: ORDER_LINKS_PATH, body, withToken: false, timeoutMs: QUICK_MS }),
    /** Idempotent: requests one alert about a product. A guest's address gets a link that confirms it. */
    askAlert: (body: AlertRequest): ApiAnswer<AlertResponse> =>
      callApi(http, { path: '/api/alerts', body, timeoutMs: QUICK_MS }),
    /** The signed-in person's choice of mails beyond order updates. */
    mailChoice: (): ApiAnswer<MailChoiceResponse> =>
      callApi(http, { path: MAILS_PATH, timeoutMs: QUICK_MS }, hasTyped('cartMails', 'boolean')),
    chooseMails: (body: MailChoiceRequest): ApiAnswer<MailChoiceResponse> =>
      callApi(http, { path: MAILS_PATH, body, timeoutMs: QUICK_MS }, hasTyped('cartMails', 'boolean')),
    /** The purpose of a mail's link. Changes nothing and needs no login. */
    mailLink: (token: string): ApiAnswer<MailLinkResponse> =>
      readPublic(mailLinkPath(token), hasTyped('purpose', 'string')),
    /** Performs the link's action. */
    pressMailLink: (token: string): ApiAnswer<MailLinkDone> =>
      callApi(http, { path: mailLinkPath(token), body: {}, withToken: false, timeoutMs: QUICK_MS }),
    /** The signed-in person's wishlist. */
    wishlist: (): ApiAnswer<WishlistResponse> =>
      callApi(http, { path: WISHLIST_PATH, timeoutMs: QUICK_MS }, hasList('items')),
    /** Saves changes and returns the resulting list. Idempotent. */
    changeWishlist: (body: WishlistRequest): ApiAnswer<WishlistResponse> =>
      callApi(http, { path: WISHLIST_PATH, body, timeoutMs: QUICK_MS }, hasList('items')),
    /** Creates the list's link, or revokes it. Idempotent. */
    shareWishlist: (shared: boolean): ApiAnswer<WishlistResponse> =>
      callApi(
        http,
        { path: `${WISHLIST_PATH}/link`, body: { shared }, timeoutMs: QUICK_MS },
        hasList('items'),
      ),
    /** The shared list of a link. Needs no login. */
    sharedWishlist: (token: string): ApiAnswer<SharedWishlistResponse> =>
      readPublic(`/api/wishlists/${encodeURIComponent(token)}`, hasList('items')),
  };
}
