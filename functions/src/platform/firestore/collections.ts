import type { CollectionReference, DocumentData, Firestore } from 'firebase-admin/firestore';
import type { News } from '@/domain/admin/notifications/news';
import type { PushNotifications } from '@/domain/admin/notifications/push/device';
import type { OrderNotes } from '@/domain/admin/privateNotes';
import type { RemittanceLine } from '@/domain/admin/remittances/remittance';
import type { Alert, AlertQueue } from '@/domain/alerts/alert';
import type { MailChoice } from '@/domain/alerts/cartMail';
import type { StockLevel } from '@/domain/catalogue/catalogue';
import type { CreditAccount } from '@/domain/credit/account';
import type { Tombstone } from '@/domain/customers/accountDeletion';
import type { StoredCustomer } from '@/domain/customers/record/customer';
import type { GiftCard } from '@/domain/giftCards/giftCard';
import type { Invoice } from '@/domain/invoices/invoice';
import type { StoredMessage } from '@/domain/messages/inbox/message';
import type { Paise } from '@/domain/money/money';
import type { BuyerRecord } from '@/domain/orders/limits/buyerRecord';
import type { Order } from '@/domain/orders/order/order';
import type { StrayParcel } from '@/domain/orders/shipment/strayParcel';
import type { Claim } from '@/domain/orders/undelivered/claim';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import type { StoredQuestion } from '@/domain/questions/question';
import type { AuditEntry } from '@/domain/records/audit';
import type { Referral, Referrer } from '@/domain/referrals/referral';
import type { ReviewMark } from '@/domain/reviews/marks';
import type { StoredPhoto } from '@/domain/reviews/photo';
import type { StoredReview } from '@/domain/reviews/review';
import type { TokenBucket } from '@/domain/traffic/tokenBucket';

/** A document that Firestore deletes by itself. */
type Expiring<Stored> = Stored & { expireAt?: Date | null };

/**
 * What the documents of a collection are. The functions write each of them by its type, so a read needs no check. Collections
 * that are missing here hold several kinds, or what browsers wrote: their fields are read one by one.
 */
export interface StoredDocuments {
  alertQueues: AlertQueue;
  alerts: Alert;
  auditLog: AuditEntry;
  auditParts: AuditEntry;
  buyers: BuyerRecord;
  claims: Claim;
  credit: CreditAccount;
  customers: StoredCustomer;
  deletions: Tombstone;
  /** With what the shop owes for the card, by which all are summed. */
  giftCards: GiftCard & { owedPaise?: Paise };
  invoices: Invoice;
  /** A dead letter may be no mail at all. */
  mail: DocumentData;
  mailChoices: MailChoice;
  messages: StoredMessage;
  notifications: PushNotifications;
  orderNotes: OrderNotes;
  orders: Order;
  payments: PaymentRecord;
  questions: StoredQuestion;
  rateLimits: Expiring<TokenBucket>;
  referrals: Referral;
  referrers: Referrer;
  remittances: RemittanceLine;
  reviewMarks: ReviewMark;
  /** With its two files. */
  reviewPhotos: Expiring<StoredPhoto & { small?: Buffer; large?: Buffer }>;
  reviews: StoredReview;
  staffNews: News;
  stock: StockLevel;
  strayParcels: Expiring<StrayParcel>;
}

/** A collection with the type of its documents, which Firestore does not know. */
export const collectionOf = <Name extends keyof StoredDocuments>(db: Firestore, name: Name) =>
  db.collection(name) as CollectionReference<StoredDocuments[Name]>;
