import type {
  AlertResponse,
  MailChoiceResponse,
  MailLinkDone,
  MailLinkResponse,
} from '@/domain/contracts/shoppers/alerts';
import type {
  AdminOrderResponse,
  MismatchesResponse,
  ReconcileResponse,
  SettleResponse,
} from '@/domain/contracts/adminOrders/actions';
import type { ActivityResponse, UndoPreviewResponse, UndoResponse } from '@/domain/contracts/admin/activity';
import type {
  AdminCombo,
  AdminProduct,
  BulkResponse,
  KnownValuesResponse,
  CatalogueListResponse,
} from '@/domain/contracts/admin/catalogue';
import type {
  CustomerExportResponse as CustomerExport,
  CustomerResponse,
  CustomersResponse,
} from '@/domain/contracts/admin/customers';
import type { CheckoutOpenedResponse, DashboardResponse } from '@/domain/contracts/admin/dashboard';
import type { ExportResponse as CatalogueExport, ImportResponse } from '@/domain/contracts/admin/import';
import type { AcceptResponse, InviteResponse, StaffResponse } from '@/domain/contracts/admin/staff';
import type { CartAnswers } from './cartAnswers';
import type { LinkAnswers } from './linkAnswers';
import type { NotificationAnswers } from './notificationAnswers';
import type { ReferralAnswers } from './referralAnswers';
import type { PrivateNotesResponse } from '@/domain/contracts/adminOrders/notes';
import type { LimitsResponse } from '@/domain/contracts/admin/limits';
import type { MailsResponse } from '@/domain/contracts/admin/mails';
import type { InboxResponse, MessageAnswer } from '@/domain/contracts/admin/messages';
import type {
  ExportResponse as OrderExport,
  OrderChangesResponse,
  OrderCounts,
  OrdersResponse,
} from '@/domain/contracts/adminOrders/list';
import type { EditPreviewResponse } from '@/domain/contracts/adminOrders/editOrder';
import type { EraseCustomerResponse, PhoneQuoteResponse } from '@/domain/contracts/adminOrders/phoneOrders';
import type {
  CourierLabelsResponse,
  PickupResponse,
  PrintResponse,
} from '@/domain/contracts/adminOrders/print';
import type { PlaceResponse, QueueResponse, ScanResponse } from '@/domain/contracts/adminOrders/scan';
import type { CourierTimeResponse, WaitingResponse } from '@/domain/contracts/admin/waiting';
import type { ReturnResponse, ReturnsResponse } from '@/domain/contracts/adminOrders/returns';
import type { SearchResponse } from '@/domain/contracts/adminOrders/search';
import type { ScheduledLists } from '@/domain/contracts/admin/offers';
import type { CancelOrderResponse } from '@/domain/contracts/orders/cancel';
import type {
  CatalogueResponse,
  ComboResponse,
  ProductResponse,
  ServiceabilityResponse,
} from '@/domain/contracts/shoppers/catalogue';
import type { ConnectionResponse } from '@/domain/contracts/shoppers/connection';
import type { DeleteAccountResponse } from '@/domain/contracts/shoppers/account';
import type { MessageResponse } from '@/domain/contracts/shoppers/message';
import type {
  CreateOrderResponse,
  PaymentConfigResponse,
  ValidateOfferResponse,
  VerifyPaymentResponse,
} from '@/domain/contracts/orders/payment';
import type { PictureResponse } from '@/domain/contracts/picture';
import type { MoneyAnswers } from './moneyAnswers';
import type { ReviewAnswers } from './reviewAnswers';
import type { ReturnOrderResponse } from '@/domain/contracts/orders/return';
import type { CreateShipmentResponse } from '@/domain/contracts/orders/shipment';
import type { AccountData } from '@/domain/customers/accountData';
import type { Banner, Combo, Highlight, Product } from '@/domain/catalogue/catalogue';
import type { UndeliveredAnswers } from './undeliveredAnswers';
import type { SharedWishlistResponse, WishlistResponse } from '@/domain/contracts/shoppers/wishlist';
import type { Offer } from '@/domain/offers/offer';

/** A file of this media type instead of JSON. */
export type FileOf<MediaType extends string> = { file: MediaType };

interface Done {
  success: true;
  message: string;
}
interface Received {
  success: true;
  /** Whether the event was handled before. */
  known?: true;
}
interface Label {
  success: true;
  /** The address of the courier's label. */
  url: string;
  awb: string;
}
/** A product as it is stored. */
interface StoredProduct extends Product {
  /** ISO; when an order last changed its units. */
  stockAt?: string;
}
interface OneProduct extends AdminProduct {
  product: StoredProduct;
}
type Saved<T> = { success: true } & T;

/**
 * The successful answer of each call. typeSchemas.ts generates the document's schemas from these types, and the
 * endpoint tests check real answers against them.
 */
export interface Answers
  extends
    CartAnswers,
    LinkAnswers,
    NotificationAnswers,
    ReferralAnswers,
    MoneyAnswers,
    ReviewAnswers,
    UndeliveredAnswers {
  'GET /api/catalogue': CatalogueResponse;
  'GET /api/catalogue/products/{id}': ProductResponse;
  'GET /api/catalogue/combos/{id}': ComboResponse;
  'GET /api/serviceability': ServiceabilityResponse;
  'GET /api/connection': ConnectionResponse;
  'GET /sitemap.xml': FileOf<'application/xml'>;
  'GET /llms.txt': FileOf<'text/plain'>;
  'GET /feeds/google.xml': FileOf<'application/xml'>;
  'GET /media/{file}': FileOf<'image/*'>;
  'GET /media/review/{file}': FileOf<'image/*'>;

  'GET /api/payment/config': PaymentConfigResponse;
  'POST /api/payment/validate-offer': ValidateOfferResponse;
  'POST /api/payment/create-order': CreateOrderResponse;
  'POST /api/payment/gift-cards': CreateOrderResponse;
  'POST /api/payment/verify-payment': VerifyPaymentResponse;
  'POST /api/payment/webhook': Received;
  'POST /api/nimbus/create-shipment': CreateShipmentResponse;
  'POST /api/nimbus/webhook': Received;
  'POST /api/checkouts': CheckoutOpenedResponse;

  'POST /api/orders/{id}/cancel': CancelOrderResponse;
  'POST /api/orders/{id}/return': ReturnOrderResponse;
  'GET /api/orders/{id}/invoice': FileOf<'application/pdf'>;
  'POST /api/alerts': AlertResponse;
  'GET /api/account/mails': MailChoiceResponse;
  'POST /api/account/mails': MailChoiceResponse;
  'GET /api/mail-links/{token}': MailLinkResponse;
  'POST /api/mail-links/{token}': MailLinkDone;
  'POST /api/unsubscribe/{token}': MailLinkDone;

  'GET /api/wishlist': WishlistResponse;
  'POST /api/wishlist': WishlistResponse;
  'POST /api/wishlist/link': WishlistResponse;
  'GET /api/wishlists/{token}': SharedWishlistResponse;
  'POST /api/messages': MessageResponse;
  'GET /api/account/data': AccountData;
  'POST /api/account/delete': DeleteAccountResponse;

  'GET /api/admin/dashboard': DashboardResponse;
  'GET /api/admin/waiting': WaitingResponse;
  'GET /api/admin/activity': ActivityResponse;
  'GET /api/admin/activity/{id}': UndoPreviewResponse;
  'POST /api/admin/activity/{id}/undo': UndoResponse;
  'POST /api/admin/courier-time': CourierTimeResponse;
  'GET /api/admin/limits': LimitsResponse;
  'POST /api/admin/limits': LimitsResponse;
  'POST /api/admin/limits/people': LimitsResponse;
  'GET /api/admin/customers': CustomersResponse;
  'GET /api/admin/customers/{id}': CustomerResponse;
  'POST /api/admin/customers/{id}/notes': CustomerResponse;
  'POST /api/admin/customers/{id}/notes/remove': CustomerResponse;
  'POST /api/admin/customers/{id}/tags': CustomerResponse;
  'POST /api/admin/customers/{id}/cod': CustomerResponse;
  'POST /api/admin/customers/{id}/erase': EraseCustomerResponse;
  'POST /api/admin/exports/customers': CustomerExport;
  'GET /api/admin/staff': StaffResponse;
  'POST /api/admin/staff/invites': StaffResponse;
  'POST /api/admin/staff/invites/{id}/withdraw': StaffResponse;
  'POST /api/admin/staff/{id}/role': StaffResponse;
  'POST /api/admin/staff/{id}/remove': StaffResponse;
  'POST /api/admin/staff/two-step': StaffResponse;
  'POST /api/admin/staff/{id}/factor/remove': StaffResponse;
  'GET /api/staff/invites/{id}': InviteResponse;
  'POST /api/staff/invites/{id}/accept': AcceptResponse;
  'GET /api/admin/orders': OrdersResponse;
  'GET /api/admin/orders/counts': OrderCounts;
  'GET /api/admin/orders/changes': OrderChangesResponse;
  'GET /api/admin/orders/{id}/label': Label;
  'POST /api/admin/phone-orders/quote': PhoneQuoteResponse;
  'POST /api/admin/phone-orders': AdminOrderResponse;
  'POST /api/admin/orders/{id}/cancel-link': AdminOrderResponse;
  'POST /api/admin/orders/{id}/edit/preview': EditPreviewResponse;
  'POST /api/admin/orders/{id}/edit': AdminOrderResponse;
  'POST /api/admin/orders/{id}/edit/withdraw': AdminOrderResponse;
  'POST /api/admin/orders/{id}/pack': AdminOrderResponse;
  'POST /api/admin/orders/{id}/book': AdminOrderResponse;
  'POST /api/admin/orders/{id}/ship': AdminOrderResponse;
  'POST /api/admin/orders/{id}/arrive': AdminOrderResponse;
  'POST /api/admin/orders/{id}/cancel': AdminOrderResponse;
  'POST /api/admin/orders/{id}/receive': AdminOrderResponse;
  'POST /api/admin/orders/{id}/refund': AdminOrderResponse;
  'POST /api/admin/orders/{id}/transfer': AdminOrderResponse;
  'POST /api/admin/orders/{id}/note': AdminOrderResponse;
  'GET /api/admin/returns': ReturnsResponse;
  'GET /api/admin/returns/{id}': ReturnResponse;
  'POST /api/admin/returns/{id}/open': AdminOrderResponse;
  'POST /api/admin/returns/{id}/accept': AdminOrderResponse;
  'POST /api/admin/returns/{id}/refuse': AdminOrderResponse;
  'POST /api/admin/returns/{id}/pickup': AdminOrderResponse;
  'POST /api/admin/returns/{id}/close': AdminOrderResponse;
  'POST /api/admin/returns/{id}/receive': AdminOrderResponse;
  'POST /api/admin/returns/{id}/judge': AdminOrderResponse;
  'POST /api/admin/returns/{id}/refund': AdminOrderResponse;
  'POST /api/admin/returns/{id}/replace': AdminOrderResponse;
  'POST /api/admin/returns/{id}/send-back': AdminOrderResponse;
  'POST /api/admin/print': PrintResponse;
  'POST /api/admin/print/invoices': PrintResponse;
  'GET /api/admin/orders/{id}/private-notes': PrivateNotesResponse;
  'POST /api/admin/orders/{id}/private-notes': PrivateNotesResponse;
  'POST /api/admin/pickup': PickupResponse;
  'POST /api/admin/scan': ScanResponse;
  'GET /api/admin/scan/next': QueueResponse;
  'POST /api/admin/orders/{id}/packing/done': AdminOrderResponse;
  'POST /api/admin/orders/{id}/packing/leave': { success: true };
  'POST /api/admin/places': PlaceResponse;
  'POST /api/admin/courier-labels': CourierLabelsResponse;
  'POST /api/admin/exports/orders': OrderExport;

  'POST /api/admin/reconcile': ReconcileResponse;
  'GET /api/admin/mismatches': MismatchesResponse;
  'POST /api/admin/payments/{id}/settle': SettleResponse;
  'POST /api/admin/payments/{id}/transfer': Done;
  'POST /api/admin/parcels/{awb}/cancel': Done;

  'GET /api/admin/messages': InboxResponse;
  'GET /api/admin/search': SearchResponse;
  'GET /api/admin/messages/{id}': MessageAnswer;
  'POST /api/admin/messages/{id}/status': MessageAnswer;
  'POST /api/admin/messages/{id}/acknowledge': MessageAnswer;
  'POST /api/admin/messages/{id}/reply': MessageAnswer;

  'GET /api/admin/mails': MailsResponse;
  'POST /api/admin/mails/settings': MailsResponse;
  'POST /api/admin/mails/{id}/send': MailsResponse;
  'POST /api/admin/mails/{id}/discard': MailsResponse;

  'GET /api/admin/known': KnownValuesResponse;
  'GET /api/admin/products': CatalogueListResponse;
  'GET /api/admin/products/{id}': OneProduct;
  'POST /api/admin/products': Saved<OneProduct>;
  'POST /api/admin/products/{id}': Saved<OneProduct>;
  'GET /api/admin/combos': CatalogueListResponse;
  'GET /api/admin/combos/{id}': AdminCombo;
  'POST /api/admin/combos': Saved<AdminCombo>;
  'POST /api/admin/combos/{id}': Saved<AdminCombo>;
  'POST /api/admin/changes/products': BulkResponse;
  'POST /api/admin/changes/combos': BulkResponse;
  'POST /api/admin/import/products': ImportResponse;
  'POST /api/admin/import/combos': ImportResponse;
  'GET /api/admin/export/products': CatalogueExport<StoredProduct>;
  'GET /api/admin/export/combos': CatalogueExport<Combo>;
  'POST /api/admin/pictures': PictureResponse;

  'GET /api/admin/offers': ScheduledLists['offers'];
  'GET /api/admin/offers/{id}': { offer: Offer };
  'POST /api/admin/offers': Saved<{ offer: Offer }>;
  'POST /api/admin/offers/{id}': Saved<{ offer: Offer }>;
  'POST /api/admin/offers/{id}/switch': Saved<{ offer: Offer }>;
  'POST /api/admin/offers/{id}/delete': Done;
  'POST /api/admin/offers/{id}/restore': Saved<{ offer: Offer }>;
  'GET /api/admin/banners': ScheduledLists['banners'];
  'GET /api/admin/banners/{id}': { banner: Banner };
  'POST /api/admin/banners': Saved<{ banner: Banner }>;
  'POST /api/admin/banners/{id}': Saved<{ banner: Banner }>;
  'POST /api/admin/banners/{id}/switch': Saved<{ banner: Banner }>;
  'POST /api/admin/banners/{id}/delete': Done;
  'POST /api/admin/banners/{id}/restore': Saved<{ banner: Banner }>;
  'POST /api/admin/arrange/banners': Saved<ScheduledLists['banners']>;
  'GET /api/admin/highlights': ScheduledLists['highlights'];
  'GET /api/admin/highlights/{id}': { highlight: Highlight };
  'POST /api/admin/highlights': Saved<{ highlight: Highlight }>;
  'POST /api/admin/highlights/{id}': Saved<{ highlight: Highlight }>;
  'POST /api/admin/highlights/{id}/switch': Saved<{ highlight: Highlight }>;
  'POST /api/admin/highlights/{id}/delete': Done;
  'POST /api/admin/highlights/{id}/restore': Saved<{ highlight: Highlight }>;
  'POST /api/admin/arrange/highlights': Saved<ScheduledLists['highlights']>;
}

/** Method and path of a call, as in the route tables of the functions. */
export type CallName = keyof Answers;
