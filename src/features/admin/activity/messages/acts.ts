import type { AuditAction } from '@/domain/admin/audit/actions';
import { plural } from '@/domain/text/plural';

/** The words before and after the target, as in 'packed' order GLM1. Changes of the catalogue are worded by their fields. */
type Words = string | readonly [before: string, after: string];

export const acts: Readonly<Record<AuditAction, Words>> = {
  'order.placed_by_phone': ['placed', 'for a customer'],
  'order.edited': 'edited',
  'order.edit_withdrawn': 'withdrew a change of',
  'order.link_cancelled': 'cancelled the payment link of',
  'order.packed': 'packed',
  'order.booking_asked': 'asked the courier again for',
  'order.shipped_by_hand': ['sent', 'with a courier of your own'],
  'order.arrival_noted': 'noted what became of',
  'order.cancelled': 'cancelled',
  'order.cancel_wished': 'asked the courier to cancel the parcel of',
  'order.received': 'took in the parcel of',
  'order.undelivered_answered': ['told the courier about', 'which could not be delivered'],
  'order.resent': ['sent', 'again after its parcel was lost'],
  'order.closed_lost': ['closed', 'because its parcel was lost'],
  'order.claimed': ['claimed money of the courier for', 'whose parcel was lost'],
  'order.refunded': 'refunded',
  'order.refund_transferred': 'wrote down the transfer of a refund for',
  'return.opened': 'opened a return of',
  'return.accepted': 'accepted the return of',
  'return.refused': 'refused the return of',
  'return.pickup_booked': ['had the return of', 'fetched'],
  'return.closed': 'closed the return of',
  'return.received': 'received the return of',
  'return.judged': 'judged the return of',
  'return.refunded': 'refunded the return of',
  'return.replaced': 'sent a replacement for',
  'return.sent_back': ['sent what was refused of', 'back to the customer'],
  'order.noted': 'wrote a note to the customer of',
  'order.private_noted': 'wrote a private note on',
  'order.private_note_changed': 'changed a private note on',
  'order.private_note_removed': 'removed a private note from',
  'orders.printed': 'printed papers of',
  'orders.pickup_asked': 'asked the courier to fetch',
  'orders.exported': 'saved a file of',
  'product.created': 'added',
  'product.saved': 'changed',
  'product.changed': 'changed',
  'combo.created': 'added',
  'combo.saved': 'changed',
  'combo.changed': 'changed',
  'offer.created': 'added',
  'offer.saved': 'changed',
  'offer.switched_on': 'switched on',
  'offer.switched_off': 'switched off',
  'offer.deleted': 'deleted',
  'offer.restored': 'restored',
  'banner.created': 'added',
  'banner.saved': 'changed',
  'banner.switched_on': 'switched on',
  'banner.switched_off': 'switched off',
  'banner.deleted': 'deleted',
  'banner.restored': 'restored',
  'banner.arranged': 'changed the order of',
  'highlight.created': 'added',
  'highlight.saved': 'changed',
  'highlight.switched_on': 'switched on',
  'highlight.switched_off': 'switched off',
  'highlight.deleted': 'deleted',
  'highlight.restored': 'restored',
  'highlight.arranged': 'changed the order of',
  'customer.noted': 'wrote a private note about',
  'customer.note_removed': 'removed a private note about',
  'customer.tagged': 'changed the tags of',
  'customer.cod_blocked': ['switched off Cash on Delivery for', ''],
  'customer.cod_allowed': ['allowed Cash on Delivery again for', ''],
  'credit.given': ['gave', 'store credit'],
  'credit.taken_back': ['took store credit back from', ''],
  'credit.frozen': ['froze the store credit of', ''],
  'gift_card.frozen': ['froze', ''],
  'gift_card.freed': ['unfroze', ''],
  'gift_card.resent': ['sent', 'again'],
  'referral.refused': ['refused a referral of', ''],
  'referral.withdrawn': ['took back the reward for', ''],
  'referrals.changed': 'changed',
  'gift_cards.changed': 'changed',
  'credit.freed': ['unfroze the store credit of', ''],
  'customer.erased': ['deleted the data of', 'who has no account'],
  'customers.exported': 'saved a file of',
  'limits.lifted': 'lifted the purchase limits of',
  'limits.restored': 'restored the purchase limits of',
  'message.moved': 'moved',
  'message.acknowledged': 'confirmed the arrival of',
  'message.answered': 'answered',
  'review.published': 'published',
  'review.refused': 'refused',
  'review.answered': 'answered',
  'question.answered': 'answered',
  'question.declined': 'declined',
  'question.kept': 'kept',
  'mail.sent_again': 'sent again',
  'mail.discarded': 'discarded',
  'payment.settled': 'asked Razorpay about',
  'payment.refund_noted': 'noted a refund of',
  'payment.refund_transferred': 'wrote down the transfer of a refund for',
  'payment.closed': ['closed', 'because nobody paid it'],
  'parcel.cancelled': ['cancelled', 'at the courier'],
  'remittance.recorded': 'recorded',
  'staff.invited': 'invited',
  'staff.invite_withdrawn': 'withdrew the invitation of',
  'staff.joined': ['joined the team', ''],
  'staff.role_changed': 'changed the role of',
  'staff.removed': ['removed', 'from the team'],
  'staff.two_step_changed': ['changed who needs', ''],
  'staff.factor_removed': ['removed the authenticator app of', ''],
  'limits.changed': 'changed',
  'mails.switched': 'changed',
  'cart.changed': 'changed',
  'courier_time.changed': 'changed',
  'shop.place_changed': 'changed',
  'shop.reconciled': ['let the shop finish its open work', ''],
  'picture.uploaded': 'uploaded',
};

/** A bulk act in words, by the action of its parts. */
export const bulkActs: Readonly<Partial<Record<AuditAction, (count: number) => string>>> = {
  'order.packed': (count) => `packed ${plural(count, { one: '# order', other: '# orders' })}`,
  'product.changed': (count) => `changed ${plural(count, { one: '# product', other: '# products' })}`,
  'combo.changed': (count) => `changed ${plural(count, { one: '# combo', other: '# combos' })}`,
  'product.saved': (count) =>
    `changed ${plural(count, { one: '# product', other: '# products' })} from a file`,
  'combo.saved': (count) => `changed ${plural(count, { one: '# combo', other: '# combos' })} from a file`,
  'product.created': (count) =>
    `added ${plural(count, { one: '# product', other: '# products' })} from a file`,
  'combo.created': (count) => `added ${plural(count, { one: '# combo', other: '# combos' })} from a file`,
  'orders.printed': (count) =>
    `printed papers of many orders, in ${plural(count, { one: '# file', other: '# files' })}`,
  'orders.pickup_asked': (count) =>
    `asked the courier to fetch many parcels, in ${plural(count, { one: '# request', other: '# requests' })}`,
  'order.booking_asked': (count) =>
    `asked the courier for the parcels of ${plural(count, { one: '# order', other: '# orders' })}`,
  'parcel.cancelled': (count) =>
    `cancelled ${plural(count, { one: '# parcel', other: '# parcels' })} at the courier`,
  'remittance.recorded': (count) =>
    `recorded courier cash, in ${plural(count, { one: '# part', other: '# parts' })}`,
  'payment.settled': (count) =>
    `asked Razorpay about ${plural(count, { one: '# payment', other: '# payments' })}`,
  'payment.refund_noted': (count) =>
    `noted ${plural(count, { one: '# refund', other: '# refunds' })} that Razorpay has sent`,
};

/** Names for targets without a name of their own, by collection. */
export const nouns: Readonly<Record<string, string>> = {
  orders: 'order',
  products: 'product',
  combos: 'combo',
  offers: 'offer',
  banners: 'banner',
  highlights: 'highlight',
  customers: 'a customer',
  buyers: 'a customer',
  messages: 'a message',
  reviews: 'a review',
  questions: 'a question',
  mail: 'a mail',
  giftCards: 'gift card',
  pictures: 'a picture',
  payments: 'payment',
  parcels: 'parcel',
  staff: 'a colleague',
};

/** Whole lists and settings. */
export const wholes: Readonly<Record<string, string>> = {
  orders: 'orders',
  customers: 'customers',
  banners: 'the banners',
  highlights: 'the highlights',
  remittances: 'courier cash',
  shop: '',
  'settings/purchaseLimits': 'the purchase limits',
  'settings/mails': 'which mails the shop sends',
  'settings/referrals': 'the referral rewards',
  'settings/giftCards': 'which gift cards are sold',
  'staff/two-step': 'two-step login',
  'settings/cart': 'the cart extras',
  'settings/courier': 'when the courier comes',
  'settings/places': 'the places of items in the store room',
};

export const papers: Readonly<Record<string, string>> = {
  labels: 'labels',
  'labels-with-slips': 'labels with packing slips',
  slips: 'packing slips',
  invoices: 'invoices',
  'pick-list': 'a pick list',
  'courier-labels': 'the courier’s labels',
};

/** The words for a moved message, by its new status. */
export const moves: Readonly<Record<string, Words>> = {
  new: ['marked', 'as unread'],
  read: 'read',
  replied: ['marked', 'as answered'],
  archived: 'archived',
  spam: ['moved', 'to spam'],
};
/** The words for a message that moves back to the open ones. */
export const openedAgain: Words = ['opened', 'again'];

export const wording = {
  /** A review or a question, by the product that it is about. */
  about: (noun: string, product: string) => `${noun} about ${product}`,
  papersOf: (paper: string, count: number) =>
    `printed ${paper} of ${plural(count, { one: '# order', other: '# orders' })}`,
  parcels: (count: number) =>
    `asked the courier to fetch ${plural(count, { one: '# parcel', other: '# parcels' })}`,
  times: (act: string, count: number) => `${act} ${plural(count, { one: '# thing', other: '# things' })}`,
  undid: (act: string) => `undid: ${act}`,
  fieldOf: (fields: string) => `changed the ${fields} of`,
  fromTo: (before: string, after: string) => `from ${before} to ${after}`,
  quoted: (text: string) => `“${text}”`,
  andMore: (fields: readonly string[], more: number) => `${fields.join(', ')} and ${more} more`,
  ofSizes: (sizes: readonly string[]) => `(${sizes.join(', ')})`,
  asRole: (role: string) => `as ${role}`,
  roleTo: (role: string) => `to ${role}`,
  statuses: {
    active: ['put', 'on sale'],
    draft: ['made', 'a draft'],
    archived: ['archived', ''],
  } as Readonly<Record<string, readonly [string, string]>>,
  unknownAct: (action: string) => action.replaceAll(/[._]/g, ' '),
};
