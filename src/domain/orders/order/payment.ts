/** A refund to the shopper. */
export interface OrderRefund {
  /** 'due': owed; the shop retries at Razorpay until the refund is on its way. */
  status: 'due' | 'done';
  /** Rupees. */
  amount: number;
  /** The reason, in words for the shopper. */
  note: string;
  /** ISO; the last change. */
  at: string;
  /** The refund became store credit, as the shopper chose. */
  asCredit?: true;
  /** The bank's number of a transfer by hand, of all or some of it, which Razorpay could not refund. */
  reference?: string;
}

/** A part refund, with the fields that its shopper sees. */
export interface PartRefund {
  /** Made by the admin's browser; the same id is the same refund. */
  id: string;
  /** 'due': the shop retries at Razorpay until the refund is on its way. */
  status: 'due' | 'done';
  /** Rupees. */
  amount: number;
  /** The reason, in words for the shopper. */
  note: string;
  /** ISO; the last change. */
  at: string;
  /** ISO; when it was first on its way. */
  sentAt?: string;
  /** The bank's number of a transfer by hand, for money that Razorpay never took or could not refund. */
  reference?: string;
  /** The difference of an edit; the order's total is already reduced by it. */
  isEdit?: true;
  /** It was returned to the store credit that had paid for it. */
  isCredit?: true;
  /** It was paid otherwise and became store credit, as the shopper chose. */
  asCredit?: true;
  /** Razorpay's id of the refunded payment, where it is not the order's first one. */
  from?: string;
}

/** The further payment for a dearer edit. */
export interface MorePayment {
  razorpayOrderId: string;
  razorpayPaymentId: string;
  /** The edit that it paid for. */
  editId: string;
  /** Rupees. */
  amount: number;
  /** Rupees of it that were refunded by hand; absent for none. */
  givenBack?: number;
  /** Rupees of owed refunds that Razorpay refused; absent for none. */
  refused?: number;
  /** Razorpay's reason for it, one line for the team; absent for none. */
  refusedWhy?: string;
  /** It was refunded whole. */
  isBack?: true;
}

/** A payment that the order was not paid with, and whose refund Razorpay once refused. */
export interface RefusedExtra {
  razorpayOrderId: string;
  /** Rupees of its owed refunds that Razorpay refused; absent for none. */
  refused?: number;
  /** Razorpay's reason for it, one line for the team; absent for none. */
  refusedWhy?: string;
}

export interface OrderPayment {
  /** 'failed': an attempt to pay failed; another may follow. */
  status: 'cod' | 'created' | 'captured' | 'failed' | 'refunded';
  /** Empty until Razorpay's order is created. */
  razorpayOrderId: string;
  /** The payment that pays for the order; empty before. */
  razorpayPaymentId: string;
  /** ISO; when to ask Razorpay for the state of the payment that the order waits for; otherwise null. */
  dueAt?: string | null;
  /** ISO; when another order took its place, so that a payment that comes later goes back; absent for none. */
  replacedAt?: string;
  refund?: OrderRefund;
  /** Rupees of it that were refunded by hand; absent for none. */
  givenBack?: number;
  /** Rupees of owed refunds that Razorpay refused; absent for none. */
  refused?: number;
  /** Razorpay's reason for it, one line for the team; absent for none. */
  refusedWhy?: string;
  /** Part refunds beside `refund`, oldest first; absent for none. */
  parts?: PartRefund[];
  /** Payments for dearer edits, oldest first; absent for none. */
  more?: MorePayment[];
  /** Payments that changed nothing, such as a prepayment that came too late, whose refund Razorpay once refused. */
  extras?: RefusedExtra[];
  /** The first payment was refunded whole, and `more` not entirely. */
  isBack?: true;
}

/** Whether a refund or part refund of the payment is still due. */
export const isRefundDue = ({ refund, parts = [] }: Pick<OrderPayment, 'refund' | 'parts'>): boolean =>
  [refund, ...parts].some((one) => one?.status === 'due');
