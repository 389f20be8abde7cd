/** Money that goes back to the shopper. */
export interface OrderRefund {
  /** 'due': the shop owes it and asks Razorpay until it is on its way. */
  status: 'due' | 'done';
  /** Rupees. */
  amount: number;
  /** Why, in words for the shopper. */
  note: string;
  /** ISO; of the last change. */
  at: string;
  /** It became store credit, as the shopper chose. */
  asCredit?: true;
}

/** Some of the money that the shop gives back by itself, as its shopper sees it. */
export interface PartRefund {
  /** Made by the admin's browser; the same id is the same refund. */
  id: string;
  /** 'due': Razorpay is asked until it is on its way. */
  status: 'due' | 'done';
  /** Rupees. */
  amount: number;
  /** Why, in words for the shopper. */
  note: string;
  /** ISO; of the last change. */
  at: string;
  /** ISO; when it was first on its way. */
  sentAt?: string;
  /** The bank's number of a transfer by hand, where Razorpay had not taken the money. */
  reference?: string;
  /** The difference of an edit: the order's total is lower by as much already. */
  isEdit?: true;
  /** It went to the store credit that had paid for it. */
  isCredit?: true;
  /** It was paid otherwise and became store credit, as the shopper chose. */
  asCredit?: true;
  /** Razorpay's id of the payment that it goes back to, where that is not the order's first one. */
  from?: string;
}

/** What was paid for an edit that cost more, beside the order's first payment. */
export interface MorePayment {
  razorpayOrderId: string;
  razorpayPaymentId: string;
  /** The edit that it paid for. */
  editId: string;
  /** Rupees. */
  amount: number;
  /** Rupees of it that were given back by hand; absent when none were. */
  givenBack?: number;
  /** All of it went back. */
  isBack?: true;
}

export interface OrderPayment {
  /** 'failed': an attempt to pay failed; another may follow. */
  status: 'cod' | 'created' | 'captured' | 'failed' | 'refunded';
  /** Empty until Razorpay has been asked. */
  razorpayOrderId: string;
  /** The payment that pays for the order; empty until there is one. */
  razorpayPaymentId: string;
  /** ISO; while the order waits for its payment: when Razorpay is asked what became of it. Otherwise null. */
  dueAt?: string | null;
  refund?: OrderRefund;
  /** Rupees of it that were given back by hand; absent when none were. */
  givenBack?: number;
  /** What the shop gives back beside `refund`, oldest first; absent when nothing. */
  parts?: PartRefund[];
  /** Oldest first; absent where one payment paid for all. */
  more?: MorePayment[];
  /** All of the first payment went back, and not yet all of `more`. */
  isBack?: true;
}

/** Whether a refund of the payment, or a part of one, is not on its way yet. */
export const isRefundDue = ({ refund, parts = [] }: Pick<OrderPayment, 'refund' | 'parts'>): boolean =>
  [refund, ...parts].some((one) => one?.status === 'due');
