/**
 * Every action of the audit log, by the kind that the team filters by. A new action is added here; the compiler names it
 * until it is, and the list of the admin gives it words.
 */
export const AUDIT_ACTIONS = {
  order: [
    'order.placed_by_phone',
    'order.link_cancelled',
    'order.edited',
    'order.edit_withdrawn',
    'order.packed',
    'order.booking_asked',
    'order.shipped_by_hand',
    'order.arrival_noted',
    'order.cancelled',
    'order.cancel_wished',
    'order.received',
    'order.undelivered_answered',
    'order.resent',
    'order.claimed',
    'order.refunded',
    'return.opened',
    'return.accepted',
    'return.refused',
    'return.pickup_booked',
    'return.received',
    'return.judged',
    'return.refunded',
    'return.replaced',
    'order.noted',
    'order.private_noted',
    'order.private_note_changed',
    'order.private_note_removed',
    'orders.printed',
    'orders.pickup_asked',
    'orders.exported',
  ],
  product: ['product.created', 'product.saved', 'product.changed'],
  combo: ['combo.created', 'combo.saved', 'combo.changed'],
  offer: [
    'offer.created',
    'offer.saved',
    'offer.switched_on',
    'offer.switched_off',
    'offer.deleted',
    'offer.restored',
  ],
  banner: [
    'banner.created',
    'banner.saved',
    'banner.switched_on',
    'banner.switched_off',
    'banner.deleted',
    'banner.restored',
    'banner.arranged',
  ],
  highlight: [
    'highlight.created',
    'highlight.saved',
    'highlight.switched_on',
    'highlight.switched_off',
    'highlight.deleted',
    'highlight.restored',
    'highlight.arranged',
  ],
  customer: [
    'customer.noted',
    'customer.note_removed',
    'customer.tagged',
    'customer.cod_blocked',
    'customer.cod_allowed',
    'credit.given',
    'credit.taken_back',
    'credit.frozen',
    'credit.freed',
    'customer.erased',
    'customers.exported',
    'limits.lifted',
    'limits.restored',
  ],
  message: ['message.moved', 'message.acknowledged', 'message.answered'],
  review: ['review.published', 'review.refused', 'review.answered'],
  question: ['question.answered', 'question.declined', 'question.kept'],
  mail: ['mail.sent_again', 'mail.discarded'],
  payment: ['payment.settled', 'payment.refund_noted', 'payment.closed', 'parcel.cancelled'],
  team: ['staff.invited', 'staff.invite_withdrawn', 'staff.joined', 'staff.role_changed', 'staff.removed'],
  shop: [
    'limits.changed',
    'mails.switched',
    'cart.changed',
    'shop.place_changed',
    'shop.reconciled',
    'picture.uploaded',
  ],
} as const;

export type AuditKind = keyof typeof AUDIT_ACTIONS;
export type AuditAction = (typeof AUDIT_ACTIONS)[AuditKind][number];

export const AUDIT_KINDS = Object.keys(AUDIT_ACTIONS) as AuditKind[];

/** Firestore takes at most this many values in one `in`. */
export const MAX_ACTIONS = 30;
