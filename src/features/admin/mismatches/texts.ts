import type { Mismatch } from '@/domain/admin/mismatch';
import { formatRupees } from '@/domain/money/money';
import { formatMoment } from '@/lib/dates';

export interface MismatchWords {
  title: string;
  /** What the one says, and the other. */
  facts: [who: string, what: string][];
  /** On the button; empty where nothing of ours settles it. */
  act: string;
  /** What settles it where no button does. */
  byHand: string;
}

const AT_RAZORPAY = 'Please look at it in Razorpay’s dashboard: nothing of ours can settle it.';

/** A mismatch in words. */
export function wordsOf(mismatch: Mismatch): MismatchWords {
  const byHand: string = mismatch.settledBy === 'by_hand' ? AT_RAZORPAY : '';
  switch (mismatch.kind) {
    case 'paid_no_order':
      return {
        title: `${formatRupees(mismatch.amount)} paid, and no order`,
        facts: [
          ['Razorpay', `took ${formatRupees(mismatch.amount)} on ${formatMoment(mismatch.at)}`],
          ['The shop', 'has no paid order for it'],
        ],
        ...{ act: byHand ? '' : 'Settle the payment', byHand },
      };
    case 'amounts_differ': {
      const verb = mismatch.what === 'paid' ? 'paid' : 'given back';
      return {
        title: `${formatRupees(Math.abs(mismatch.theirs - mismatch.ours))} differ`,
        facts: [
          [
            'Razorpay',
            `${formatRupees(mismatch.theirs)} ${verb}, of a payment of ${formatMoment(mismatch.at)}`,
          ],
          ['The shop', `${formatRupees(mismatch.ours)} ${verb}`],
        ],
        ...{ act: byHand ? '' : 'Settle the difference', byHand },
      };
    }
    case 'order_no_parcel':
      return {
        title: `An order of ${formatRupees(mismatch.amount)}, and no parcel`,
        facts: [
          ['The shop', `has waited for the courier since ${formatMoment(mismatch.since)}`],
          ['The courier', mismatch.problem || 'has not said why'],
        ],
        ...{ act: 'Book the courier', byHand },
      };
    case 'parcel_trouble':
      return {
        title:
          mismatch.trouble === 'lost'
            ? 'A parcel that the courier lost'
            : 'A parcel that could not be delivered',
        facts: [
          [
            'The courier',
            `says since ${formatMoment(mismatch.since)} that it ${mismatch.trouble === 'lost' ? 'is lost' : 'could not be handed over'}`,
          ],
          ['The customer', 'reads so in their order, and has a mail about it'],
        ],
        act: '',
        byHand:
          'Please ask the courier. Then open the order, give money back where it is owed, and add a note: that takes it off this list.',
      };
    case 'parcel_no_order':
      return {
        title: 'A parcel, and no order',
        facts: [
          ['The courier', mismatch.problem],
          ['The shop', mismatch.orderId ? 'has cancelled its order' : 'has no order with this AWB'],
        ],
        ...{ act: 'Cancel the parcel', byHand },
      };
  }
}

const REPORT: Record<string, [one: string, more: string]> = {
  cancelled: ['order cancelled', 'orders cancelled'],
  settled: ['payment settled', 'payments settled'],
  refunded: ['refund sent', 'refunds sent'],
  booked: ['parcel booked', 'parcels booked'],
  followed: ['parcel looked at', 'parcels looked at'],
  papers: ['invoice or credit note issued', 'invoices and credit notes issued'],
};

/** What a run did, kind by kind; kinds that have no words are counted together. */
export function reportWords(report: Record<string, number>): string {
  const said = Object.entries(report).flatMap(([kind, count]) => {
    const words = REPORT[kind];
    return words && count > 0 ? [`${count} ${count === 1 ? words[0] : words[1]}`] : [];
  });
  return said.length > 0 ? `${said.join(', ')}.` : 'There was nothing to put right.';
}

export const texts = {
  intro:
    'Where the shop’s books, Razorpay and the courier do not say the same. Each press does what the shop does by itself every minute, and can be repeated.',
  unavailable: 'Razorpay could not be asked: what stands here is of parcels alone.',
  newest: 'There are more payments than are looked through at once: the newest were.',
  noneTitle: 'Everything agrees',
  noneText: (days: number) => `Orders, payments of the last ${days} days and parcels say the same.`,
  run: 'Run the reconciler now',
};
