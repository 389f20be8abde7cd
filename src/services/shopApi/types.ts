import type { ServiceabilityResponse } from '@/domain/contracts/catalogue';
import type { LineChange, ValidateOfferRequest, ValidateOfferResponse } from '@/domain/contracts/payment';
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
}

export type CallFailure = Changed | Refused | { kind: 'network' };

export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export interface ShopApi {
  /** A coupon that does not apply is an answer too: success false and why. */
  validateOffer(request: ValidateOfferRequest): Promise<Result<ValidateOfferResponse, CallFailure>>;
  /** Idempotent by order_id: after a network failure the same request may be sent again. */
  createShipment(request: CreateShipmentRequest): Promise<Result<CreateShipmentResponse, CallFailure>>;
  serviceability(pincode: string): Promise<Result<ServiceabilityResponse, CallFailure>>;
  sendMessage(message: ContactMessage): Promise<Result<void, CallFailure>>;
}
