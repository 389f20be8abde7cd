import type { CartItem } from '../cart/cart';
import type { CreditAccount, CreditEntry } from '../credit/account';
import type { GiftCard } from '../giftCards/giftCard';
import { dayInIndia } from '../time/india';
import type { Invoice } from '../invoices/invoice';
import type { Mail } from '../mail/mail';
import { toRupees } from '../money/money';
import type { Order } from '../orders/order/order';
import { refundedPayment, type PaymentRecord } from '../payments/record/paymentRecord';
import type { BuyerRecord, CodBlock } from '../orders/limits/buyerRecord';
import { isFields } from '../records/untyped';
import { creditData } from './creditData';
import type { StoredCustomer } from './record/customer';
import { isEmailOf } from './record/emails';
import type { Referral, Referrer } from '../referrals/referral';
import { referralView } from '../referrals/view';
import { addressOf, orderOf, pick, type Fields } from './accountOrder';
import { messages } from './messages/data';
import { RETENTION } from './retention/messages';
import { slugOf } from '@/domain/text/slug';
import { store } from '../store';
import type { Wish } from '../wishlist/wishlist';

/** All records that the shop stores about one person, as read. */
export interface PersonalRecords {
  account: {
    email: string;
    /** Whether the person has proved that the address is theirs. */
    verified: boolean;
    name: string;
    phone: string;
    /** ISO. */
    createdAt: string;
    /** Firebase's ids of the sign-in methods. */
    providers: readonly string[];
  };
  /** `users/{uid}`; empty without one. */
  user: Fields;
  orders: readonly Order[];
  payments: readonly PaymentRecord[];
  /** Invoices and credit notes. */
  invoices: readonly Invoice[];
  reviews: readonly Fields[];
  /** The person's votes and reports on reviews and questions of others. */
  reviewMarks: readonly Fields[];
  /** Records only, without the image files. */
  reviewPhotos: readonly Fields[];
  questions: readonly Fields[];
  messages: readonly Fields[];
  mails: readonly Pick<Mail, 'to' | 'message' | 'createdAt' | 'isAddressTyped'>[];
  wishes: readonly Wish[];
  /** `credit/{uid}`, and its ledger. */
  credit: CreditAccount;
  creditEntries: readonly CreditEntry[];
  /** Gift cards that the person bought. */
  giftCards: readonly GiftCard[];
  /** `referrers/{uid}` and `referrals/{uid}`; null without one. */
  referrer: Referrer | null;
  referral: Referral | null;
  /** Referrals of friends who joined by the person's link. */
  friends: readonly Referral[];
  coupons: readonly { code: string; times: number }[];
  /** `mailChoices/{uid}`; empty where nothing was chosen. */
  mailChoice: Fields;
  /** Documents of `alerts` for the account's address. */
  alerts: readonly Fields[];
  /** For a team member: the devices that get notifications. */
  devices: readonly Fields[];
  /** `buyers/account_{uid}`: the counts for the person's limits; empty without one. */
  buyer: Partial<BuyerRecord>;
  /** `customers/{uid}`: the team's notes about the person; empty without one. */
  customer: StoredCustomer;
}

const PROVIDERS: ReadonlyMap<string, string> = new Map(Object.entries(messages.signIn));

function listOf(value: unknown): Fields[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isFields);
}

const cartLineOf = (line: Fields) =>
  pick(line, ...(['id', 'name', 'variant', 'sku', 'price', 'quantity', 'kind'] satisfies (keyof CartItem)[]));

function paymentOf({
  razorpayOrderId,
  razorpayPaymentId,
  orderId,
  amount,
  currency,
  status,
  ...record
}: PaymentRecord) {
  return {
    paymentOrder: razorpayOrderId,
    payment: razorpayPaymentId,
    orderId,
    amount: toRupees(amount),
    currency,
    status,
    refunds: Object.entries(record.refunds).map(([key, refund]) => ({
      payment: refundedPayment(key),
      amount: toRupees(refund.amount),
      status: refund.status,
      refund: refund.refundId,
    })),
    refundsByHand: Object.entries(record.byHand ?? {}).map(([refund, { paymentId, amount, failed, at }]) => ({
      refund,
      payment: paymentId,
      amount: toRupees(amount),
      failed,
      at,
    })),
    createdAt: record.createdAt,
    changedAt: record.updatedAt,
  };
}

const invoiceOf = ({ kind, number, date, orderId, recipient, placeOfSupply, totals }: Invoice) => ({
  kind,
  number,
  date,
  orderId,
  total: totals.total,
  recipient: { name: recipient.name, lines: recipient.lines, pincode: recipient.pincode },
  state: placeOfSupply.name,
});

const decisionOf = ({ at, reason }: Pick<CodBlock, 'at' | 'reason'>) => ({ at, reason });

const limitsOf = ({ orderIds = [], barePayments = [], lifted, codBlocked }: Partial<BuyerRecord>) => ({
  ordersCounted: orderIds,
  paymentsCounted: barePayments,
  ...(lifted ? { lifted: decisionOf(lifted) } : {}),
  ...(codBlocked ? { cashOnDeliveryOff: decisionOf(codBlocked) } : {}),
});

/** The team's notes, without their authors. */
const teamNotesOf = ({ tags = [], notes = [] }: StoredCustomer) => ({
  tags,
  notes: notes.map(({ at, text }) => ({ at, text })),
});

const newestFirst = (a: Order, b: Order) => b.createdAt.localeCompare(a.createdAt);

/**
 * The data download: all data that the shop stores about a person. It names every field, so that a new
 * field is not exported by accident; amounts are rupees. What the team answered to a typed address is in it only if the
 * address is the person's own: they may have typed another's, whose orders the answer is about.
 */
export function accountData(records: PersonalRecords, now: Date) {
  const { account, user, customer } = records;
  const present = account.verified ? account.email : '';
  const isOwn = (address: unknown) => typeof address === 'string' && isEmailOf(address, present, customer);
  const mails = records.mails.filter((mail) => !mail.isAddressTyped || mail.to.every(isOwn));
  const text = (field: string) => (typeof user[field] === 'string' ? user[field] : '');
  return {
    about: messages.about,
    madeAt: now.toISOString(),
    account: {
      email: account.email,
      formerEmails: records.customer.formerEmails ?? [],
      name: text('displayName') || account.name,
      phone: text('phone') || account.phone,
      phoneForCodes: account.phone,
      createdAt: account.createdAt,
      signIn: account.providers.map((id) => PROVIDERS.get(id) ?? id),
    },
    addresses: listOf(user['address']).map(addressOf),
    cart: listOf(user['cart']).map(cartLineOf),
    wishlist: records.wishes.map(({ kind, id, sku, price, addedAt }) => ({ kind, id, sku, price, addedAt })),
    storeCredit: creditData(records.credit, records.creditEntries),
    giftCardsBought: records.giftCards.map(({ id, paise, status, recipient, from, message, createdAt }) => ({
      id,
      amount: toRupees(paise),
      status,
      to: recipient,
      from,
      message,
      createdAt,
    })),
    ownLinkForFriends: records.referrer?.code ?? '',
    friendsByYourLink: records.friends.map((one) => referralView(one, 'referrer')),
    joinedByALink: records.referral && referralView(records.referral, 'friend'),
    orders: [...records.orders].sort(newestFirst).map(orderOf),
    payments: records.payments.map(paymentOf),
    invoices: records.invoices.map(invoiceOf),
    reviews: records.reviews.map((review) =>
      pick(
        review,
        ...['productId', 'author', 'city', 'rating', 'title', 'body', 'skinType', 'weeksUsed'],
        ...['status', 'refusal', 'reply', 'createdAt', 'updatedAt'],
      ),
    ),
    photosOfReviews: records.reviewPhotos.map((photo) =>
      pick(photo, 'productId', 'width', 'height', 'isShown', 'createdAt'),
    ),
    questions: records.questions.map((question) =>
      pick(
        question,
        ...['productId', 'email', 'text', 'status', 'refusal', 'answer', 'createdAt', 'updatedAt'],
      ),
    ),
    reviewsOfOthers: records.reviewMarks.map((mark) =>
      pick(mark, 'of', 'productId', 'helpful', 'reported', 'at'),
    ),
    messages: records.messages.map((message) => ({
      ...pick(message, 'name', 'email', 'phone', 'message', 'createdAt', 'ticket'),
      answers: isOwn(message['email'])
        ? listOf(message['replies']).map((reply) => pick(reply, 'at', 'text'))
        : [],
    })),
    mailsSent: mails.map(({ to, message: { subject, text }, createdAt }) => ({
      to,
      subject,
      text,
      createdAt,
    })),
    productsToHearOf: records.alerts.map((alert) =>
      pick(alert, 'kind', 'productId', 'sku', 'email', 'status', 'price', 'askedAt'),
    ),
    mailsAboutYourCart: pick(records.mailChoice, 'cartMails', 'changedAt', 'mailed'),
    mailsThatAskForReviews: pick(records.mailChoice, 'reviewMails'),
    devicesForNotifications: records.devices.map((device) =>
      pick(device, 'name', 'pushService', 'createdAt', 'usedAt'),
    ),
    couponUses: records.coupons,
    orderLimits: limitsOf(records.buyer),
    notesOfTheTeam: teamNotesOf(records.customer),
    whatIsKept: RETENTION,
  };
}

/** GET /api/account/data */
export type AccountData = ReturnType<typeof accountData>;

/** `glumist-my-data-2026-11-21.json`, by the day in India. */
export const dataFileName = (now: Date): string => `${slugOf(store.name)}-my-data-${dayInIndia(now)}.json`;
