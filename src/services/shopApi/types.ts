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
import type { LineChange } from '@/domain/cart/lineChanges';
import type { CreateShipmentRequest, CreateShipmentResponse } from '@/domain/contracts/orders/shipment';
import type { Result } from '../result';

/** The server's prices or stock differ from the request; nothing was written. */
export interface Changed {
  kind: 'changed';
  changes: LineChange[];
  message: string;
}

/** `message` is the server's; empty without one. */
export interface Refused {
  kind: 'refused';
  status: number;
  code: string;
  message: string;
  /** The order that a refusal refers to, if any. */
  orderId?: string;
}

export type CallFailure = Changed | Refused | { kind: 'network' };

export interface ShopApi {
  /** A coupon that does not apply is a success too: `success: false` with the reason. */
  validateOffer(request: ValidateOfferRequest): Promise<Result<ValidateOfferResponse, CallFailure>>;
  paymentConfig(): Promise<Result<PaymentConfigResponse, CallFailure>>;
  /** Idempotent by orderId: the same cart is the same payment. */
  createPaymentOrder(request: CartPayment): Promise<Result<CreateOrderResponse, CallFailure>>;
  /** Idempotent. A wrong signature is a refusal. */
  verifyPayment(request: VerifyPaymentRequest): Promise<Result<VerifyPaymentResponse, CallFailure>>;
  /** Idempotent by order_id, so a network failure may be retried. */
  createShipment(request: CreateShipmentRequest): Promise<Result<CreateShipmentResponse, CallFailure>>;
  /** Idempotent: the first request counts. `reason` may be empty. */
  cancelOrder(
    orderId: string,
    request: { reason: string; refundTo: RefundTarget },
  ): Promise<Result<CancelOrderResponse, CallFailure>>;
  /** Idempotent: the first request counts. */
  returnOrder(
    orderId: string,
    request: ReturnOrderRequest,
  ): Promise<Result<ReturnOrderResponse, CallFailure>>;
  /** An order's invoice or credit note as a PDF; with a number, one of its credit notes for money alone. */
  invoice(orderId: string, kind: TaxDocumentKind, number?: string): Promise<Result<Blob, CallFailure>>;
  /** Counts an opened checkout. The caller does not wait for it, and a failure is ignored. */
  noteCheckout(): Promise<void>;
  serviceability(pincode: string): Promise<Result<ServiceabilityResponse, CallFailure>>;
  /** Everything that the shop stores about the signed-in person. */
  accountData(): Promise<Result<AccountData, CallFailure>>;
  /** Idempotent. `email` names the account and must be the signed-in person's. */
  deleteAccount(email: string): Promise<Result<DeleteAccountResponse, CallFailure>>;
  /** The same text sent twice is one message. */
  sendMessage(message: MessageRequest): Promise<Result<MessageResponse, CallFailure>>;
  /** Idempotent: requests one alert about a product. A guest's address gets a link that confirms it. */
  askAlert(request: AlertRequest): Promise<Result<AlertResponse, CallFailure>>;
  /** The signed-in person's choice of mails beyond order updates. */
  mailChoice(): Promise<Result<MailChoiceResponse, CallFailure>>;
  chooseMails(choice: MailChoiceRequest): Promise<Result<MailChoiceResponse, CallFailure>>;
  /** The purpose of a mail's link. Changes nothing and needs no login. */
  mailLink(token: string): Promise<Result<MailLinkResponse, CallFailure>>;
  /** Performs the link's action. */
  pressMailLink(token: string): Promise<Result<MailLinkDone, CallFailure>>;
  /** The courier's question about the parcel of a signed link. Needs no login. */
  deliveryQuestion(token: string): Promise<Result<DeliveryResponse, CallFailure>>;
  /** Counts once: a second answer by the same link is refused. */
  answerDelivery(
    token: string,
    answer: DeliveryRequest,
  ): Promise<Result<DeliveryAnswerResponse, CallFailure>>;
  /** The online price of a cash order, by the link of its mail. Needs no login. */
  prepayQuestion(token: string): Promise<Result<PrepayResponse, CallFailure>>;
  /** Returns the payment page of the shopper's own order, or of a link. Idempotent. */
  openPrepay(target: { key: string; by: 'order' | 'link' }): Promise<Result<PrepayLinkResponse, CallFailure>>;
  /** The state of an order, by the link of its mails. Needs no login. */
  orderLink(token: string): Promise<Result<OrderLinkResponse, CallFailure>>;
  /** Mails an order's link; the answer does not reveal whether the order exists. */
  lookUpOrder(request: OrderLookupRequest): Promise<Result<OrderLookupResponse, CallFailure>>;
  /** The signed-in person's wishlist. */
  wishlist(): Promise<Result<WishlistResponse, CallFailure>>;
  /** Saves changes and returns the resulting list. Idempotent. */
  changeWishlist(changes: WishlistRequest): Promise<Result<WishlistResponse, CallFailure>>;
  /** Creates the list's link, or revokes it. Idempotent. */
  shareWishlist(shared: boolean): Promise<Result<WishlistResponse, CallFailure>>;
  /** The shared list of a link. Needs no login. */
  sharedWishlist(token: string): Promise<Result<SharedWishlistResponse, CallFailure>>;
}
