import type { AccountData } from '@/domain/customers/accountData';
import type { DeleteAccountResponse } from '@/domain/contracts/account';
import type { CancelOrderResponse } from '@/domain/contracts/cancel';
import type { ReturnOrderRequest, ReturnOrderResponse } from '@/domain/contracts/return';
import type { ServiceabilityResponse } from '@/domain/contracts/catalogue';
import type { MessageRequest, MessageResponse } from '@/domain/contracts/message';
import type { TaxDocumentKind } from '@/domain/invoices/taxDocuments';
import type {
  CartPayment,
  CreateOrderResponse,
  PaymentConfigResponse,
  ValidateOfferRequest,
  ValidateOfferResponse,
  VerifyPaymentRequest,
  VerifyPaymentResponse,
} from '@/domain/contracts/payment';
import type { LineChange } from '@/domain/cart/lineChanges';
import type { CreateShipmentRequest, CreateShipmentResponse } from '@/domain/contracts/shipment';
import type { Result } from '../result';

/** The server would sell otherwise than we asked; nothing was written. */
export interface Changed {
  kind: 'changed';
  changes: LineChange[];
  message: string;
}

/** `message` is the server's sentence, empty when it gave none. */
export interface Refused {
  kind: 'refused';
  status: number;
  code: string;
  message: string;
  /** The order that a refusal is about, where it names one. */
  orderId?: string;
}

export type CallFailure = Changed | Refused | { kind: 'network' };

export interface ShopApi {
  /** A coupon that does not apply is an answer too: success false and why. */
  validateOffer(request: ValidateOfferRequest): Promise<Result<ValidateOfferResponse, CallFailure>>;
  paymentConfig(): Promise<Result<PaymentConfigResponse, CallFailure>>;
  /** Idempotent by orderId: the same cart again is the same payment. */
  createPaymentOrder(request: CartPayment): Promise<Result<CreateOrderResponse, CallFailure>>;
  /** Idempotent. A signature that does not hold is a refusal. */
  verifyPayment(request: VerifyPaymentRequest): Promise<Result<VerifyPaymentResponse, CallFailure>>;
  /** Idempotent by order_id: after a network failure the same request may be sent again. */
  createShipment(request: CreateShipmentRequest): Promise<Result<CreateShipmentResponse, CallFailure>>;
  /** Idempotent: an order is cancelled once, however often it is asked for. `reason` may be empty. */
  cancelOrder(orderId: string, reason: string): Promise<Result<CancelOrderResponse, CallFailure>>;
  /** Idempotent: what was asked for first counts. */
  returnOrder(
    orderId: string,
    request: ReturnOrderRequest,
  ): Promise<Result<ReturnOrderResponse, CallFailure>>;
  /** An order's invoice or credit note as a PDF; with a number, one of its credit notes for money alone. */
  invoice(orderId: string, kind: TaxDocumentKind, number?: string): Promise<Result<Blob, CallFailure>>;
  /** Has the shop count that the checkout was opened. Nobody waits for it, and a failure is nothing to anybody. */
  noteCheckout(): Promise<void>;
  serviceability(pincode: string): Promise<Result<ServiceabilityResponse, CallFailure>>;
  /** Everything that the shop stores about the signed-in person. */
  accountData(): Promise<Result<AccountData, CallFailure>>;
  /** Idempotent. `email` names the account and must be the signed-in person's. */
  deleteAccount(email: string): Promise<Result<DeleteAccountResponse, CallFailure>>;
  /** The same words sent twice are one message. */
  sendMessage(message: MessageRequest): Promise<Result<MessageResponse, CallFailure>>;
}
