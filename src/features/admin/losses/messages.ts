import { plural } from '@/domain/text/plural';
import type { ClaimStatus } from '@/domain/orders/undelivered/claim';
import type { Loss } from '@/domain/orders/order/undelivered';

const STATUSES: Record<ClaimStatus, string> = {
  open: 'Open',
  accepted: 'Accepted',
  paid: 'Paid',
  refused: 'Refused',
};

const KINDS: Record<Loss['kind'], string> = { lost: 'Lost', damaged: 'Damaged' };

export const messages = {
  title: 'Lost parcels',
  kind: (kind: Loss['kind']) => KINDS[kind],
  since: (moment: string) => `reported ${moment}`,
  awb: 'AWB',
  resentAt: (moment: string) => `Sent again ${moment}`,
  claim: 'Claim against the courier',
  noClaim: 'No claim yet',
  amount: 'Amount (₹)',
  badAmount: 'Please enter an amount from ₹1 to ₹1,00,000, with at most two decimals.',
  status: 'Status',
  statuses: STATUSES,
  note: 'Note',
  noteHint: 'Only the team reads this',
  save: 'Save claim',
  make: 'Make a claim',
  leaving: 'The claim is not saved.',
  resend: 'Send again',
  resendTitle: (orderId: string) => `Send order ${orderId} again?`,
  resendWhat: (units: number) =>
    plural(units, {
      one: 'A new parcel is booked, and its unit is taken from stock again. The customer gets a mail. The lost parcel stays in the order’s history.',
      other:
        'A new parcel is booked, and its # units are taken from stock again. The customer gets a mail. The lost parcel stays in the order’s history.',
    }),
  close: 'Close as lost',
  closeTitle: (orderId: string) => `Close order ${orderId} as lost?`,
  closeWhat:
    'Nothing is sent again, and no cash counts as received. Store credit that paid for it goes back by itself. The customer gets a mail, unless the one about their refund has said so. A claim against the courier goes on.',
  refundFirst: (sum: string) => `Not sent again? Refund ${sum} in the order, and it ends with that.`,
  keep: 'Not now',
};
