import { formatCount } from '@/domain/text/count';
import { formatDuration } from '@/domain/time/duration';
import { plural } from '@/domain/text/plural';
import type { UndeliveredTab } from '@/domain/admin/undelivered/tabs';
import { statusLabel } from '@/domain/orders/lifecycle/lifecycle';
import type { OrderStatus } from '@/domain/orders/order/order';
import type { Undelivered, UndeliveredReason } from '@/domain/orders/order/undelivered';
import type { ClaimStatus } from '@/domain/orders/undelivered/claim';
import { store } from '@/domain/store';
import { firstName } from '@/domain/text/firstName';

const TABS: Record<UndeliveredTab, string> = {
  waiting: 'Waiting for you',
  trying: 'Trying again',
  returning: 'Returned to origin',
  lost: 'Lost and claims',
  all: 'All',
};

const REASONS: Record<UndeliveredReason, string> = {
  refused: 'Refused',
  not_reached: 'Phone not reached',
  closed: 'Door locked',
  address: 'Address not found',
  later: 'Asked for a later day',
  cash: 'COD not ready',
  other: 'No reason given',
};

const STATES: Record<Undelivered['state'], string> = {
  waits: 'Waiting for you',
  trying: 'Trying again',
  returning: 'Returned to origin',
  closed: 'Closed',
};

const ENDS: Record<Undelivered['end'], string> = {
  '': 'Closed',
  delivered: 'Delivered',
  returned: 'Back with us',
  lost: 'Lost',
  damaged: 'Damaged',
};

const SUMS: Record<ClaimStatus, string> = {
  open: 'Claims open',
  accepted: 'Accepted, not paid',
  paid: 'Paid',
  refused: 'Refused',
};

const NOTHING: Record<UndeliveredTab, [title: string, text: string]> = {
  waiting: [
    'Nothing is waiting for you',
    'A parcel that the courier could not hand over appears here by itself.',
  ],
  trying: [
    'No parcels are being tried again',
    'Parcels that the courier tries to deliver again appear here.',
  ],
  returning: ['No parcels on their way back', 'Parcels that the courier sends back to us appear here.'],
  lost: ['No lost parcels', 'Parcels that the courier lost or damaged appear here.'],
  all: ['No undelivered parcels', 'Every parcel so far was handed over at the first try.'],
};

export const messages = {
  title: 'Undelivered',
  intro: 'The courier waits 24 hours for an answer, then sends the parcel back.',
  tabsLabel: 'Undelivered parcels',
  tabs: TABS,
  reason: (reason: UndeliveredReason) => REASONS[reason],
  state: (state: Undelivered['state'], end: Undelivered['end']) =>
    state === 'closed' ? ENDS[end] : STATES[state],
  columns: {
    left: 'Time left',
    state: 'Parcel',
    order: 'Order',
    customer: 'Customer',
    reason: 'Courier’s reason',
    told: 'What we told the courier',
    attempts: 'Attempts',
    claim: 'Claim',
  },
  length: formatDuration,
  over: 'Time is up',
  attempts: (count: number, most: number) => `${formatCount(count)} of ${most}`,
  attemptsLabel: (count: number, most: number) => `${formatCount(count)} of ${most} attempts`,
  deleted: 'Account deleted',
  cod: (sum: string) => `COD ${sum}`,
  leftUntil: (length: string) => `${length} left`,
  turnsBack: (moment: string) => `until ${moment}, then it turns back`,
  overText: 'The courier may send it back at any moment.',
  call: (phone: string) => `${phone.slice(0, 5)} ${phone.slice(5)}`,
  whatsapp: 'Text for WhatsApp',
  whatsappLabel: 'Text for the customer',
  copyText: 'the text',
  linkText: (name: string, orderId: string, url: string, until: string) =>
    `Hello ${firstName(name)}, the courier could not hand over your ${store.name} order ${orderId}. Please choose a day or add a landmark here: ${url} It works until ${until}.`,
  leaving: 'The courier is not told yet.',
  tellTitle: 'What to tell the courier',
  again: 'Try again',
  againNote: 'Same phone and address',
  day: 'Day',
  nextRound: 'Its next round',
  change: 'Try again with another phone or address',
  phone: 'Phone',
  landmark: 'Landmark',
  address: 'Street and house',
  note: 'Note for the courier',
  noteHint: 'The courier and the customer can read this',
  back: 'Return to origin',
  backNote: 'The units can be sold again once they are back.',
  tell: (courier: string) => `Tell ${courier || 'the courier'}`,
  tellBack: 'Return to origin',
  angles: 'Please leave out < and >',
  nothingChanged: 'Please enter a phone number, a landmark or an address.',
  noActs: 'Nothing can be asked of the courier now.',
  toldBefore: 'Told the courier',
  attemptsTitle: 'Attempts',
  noAttempts: 'The courier reported no attempt.',
  factsTitle: 'Parcel',
  parcel: 'Parcel',
  units: (count: number) => plural(count, { one: '# item', other: '# items' }),
  awb: 'AWB',
  track: 'Track',
  openOrder: 'Open the order',
  openCustomer: 'Customer',
  toList: 'Back to the list',
  sums: SUMS,
  ended: (status: OrderStatus) => `The order is ${statusLabel(status).toLowerCase()}.`,
  backClaims: 'Claims for parcels from customers',
  backClaim: (claim: string) => `A parcel from the customer: ${claim}. The return of`,
  nothing: (tab: UndeliveredTab) => NOTHING[tab],
  older: 'Older',
  newest: 'First page',
  pages: 'Pages',
  stale: (reason: string) => `${reason} The rows shown are older.`,
  keys: [
    [['J', 'K'], 'move'],
    [['Enter'], 'open'],
  ] as [string[], string][],
};
