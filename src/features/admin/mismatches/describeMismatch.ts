import type { Mismatch } from '@/domain/admin/mismatch';
import { formatRupees } from '@/domain/money/money';
import { formatMoment } from '@/lib/dates';
import { messages } from './messages';

export interface MismatchDescription {
  title: string;
  /** The state in the shop's books, and at its provider. */
  ours: string;
  theirs: string;
  /** The text of the button that settles it; empty if the shop cannot. */
  act: string;
  /** The manual steps, if no button settles it. */
  byHand: string;
}

/** Describes a mismatch and its fix for the team. */
export function describeMismatch(mismatch: Mismatch): MismatchDescription {
  const isByHand = mismatch.settledBy === 'by_hand';
  const byHand = isByHand ? messages.byHand : '';
  switch (mismatch.kind) {
    case 'paid_no_order': {
      const { paidNoOrder } = messages;
      const amount = formatRupees(mismatch.amount);
      return {
        title: paidNoOrder.title(amount),
        ours: paidNoOrder.shop,
        theirs: paidNoOrder.razorpay(amount, formatMoment(mismatch.at)),
        act: isByHand ? '' : paidNoOrder.act,
        byHand,
      };
    }
    case 'amounts_differ': {
      const { amountsDiffer } = messages;
      const isPaid = mismatch.what === 'paid';
      if (mismatch.what === 'twice') {
        const back = formatRupees(mismatch.theirs);
        return {
          title: amountsDiffer.twice(back),
          ours: amountsDiffer.shopTwice(formatRupees(mismatch.ours)),
          theirs: amountsDiffer.razorpayTwice(back, formatMoment(mismatch.at)),
          act: '',
          byHand: amountsDiffer.twiceByHand,
        };
      }
      const theirs = isPaid ? amountsDiffer.razorpayPaid : amountsDiffer.razorpayRefunded;
      const ours = isPaid ? amountsDiffer.shopPaid : amountsDiffer.shopRefunded;
      return {
        title: amountsDiffer.title(formatRupees(Math.abs(mismatch.theirs - mismatch.ours))),
        ours: ours(formatRupees(mismatch.ours)),
        theirs: theirs(formatRupees(mismatch.theirs), formatMoment(mismatch.at)),
        act: isByHand ? '' : amountsDiffer.act,
        byHand,
      };
    }
    case 'refund_refused': {
      const { refundRefused } = messages;
      const amount = formatRupees(mismatch.amount);
      return {
        title: refundRefused.title(amount),
        ours: refundRefused.shop[mismatch.of](amount),
        theirs: refundRefused.razorpay(mismatch.why),
        act: refundRefused.act,
        byHand,
      };
    }
    case 'order_no_parcel': {
      const { orderNoParcel } = messages;
      return {
        title: orderNoParcel.title(formatRupees(mismatch.amount)),
        ours: orderNoParcel.shop(formatMoment(mismatch.since)),
        theirs: mismatch.problem || orderNoParcel.courier,
        act: orderNoParcel.act,
        byHand,
      };
    }
    case 'parcel_trouble': {
      const { parcelTrouble } = messages;
      const { trouble } = mismatch;
      const [amount, since] = [formatRupees(mismatch.amount), formatMoment(mismatch.since)];
      const isFound = trouble === 'found';
      return {
        title: parcelTrouble.titles[trouble],
        ours: isFound ? parcelTrouble.ended(amount) : parcelTrouble.order(amount),
        theirs: isFound ? parcelTrouble.says(since, mismatch.says) : parcelTrouble.courier[trouble](since),
        act: '',
        byHand: isFound ? parcelTrouble.byHand : '',
      };
    }
    case 'parcel_no_order': {
      const { parcelNoOrder, parcelTrouble } = messages;
      const { orderId, isResent } = mismatch;
      const amount = formatRupees(mismatch.amount);
      const ordered = isResent ? parcelNoOrder.shopResent(amount) : parcelNoOrder.shopCancelled(amount);
      return {
        title: isResent ? parcelTrouble.titles.found : parcelNoOrder.title,
        ours: orderId ? ordered : parcelNoOrder.shopUnknown,
        theirs: mismatch.problem,
        act: parcelNoOrder.act,
        byHand,
      };
    }
  }
}
