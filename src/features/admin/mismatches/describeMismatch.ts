import type { Mismatch } from '@/domain/admin/mismatch';
import { formatRupees } from '@/domain/money/money';
import { formatMoment } from '@/lib/dates';
import { messages } from './messages';

export interface MismatchDescription {
  title: string;
  /** What each side says. */
  facts: [who: string, what: string][];
  /** The text of the button that settles it; empty where the shop cannot. */
  act: string;
  /** What the admin has to do where no button settles it. */
  byHand: string;
}

const { razorpay, shop, courier, customer } = messages.facts;

/** What a mismatch is about and what settles it, as the admin reads it. */
export function describeMismatch(mismatch: Mismatch): MismatchDescription {
  const isByHand = mismatch.settledBy === 'by_hand';
  const byHand = isByHand ? messages.byHand : '';
  switch (mismatch.kind) {
    case 'paid_no_order': {
      const { paidNoOrder } = messages;
      const amount = formatRupees(mismatch.amount);
      return {
        title: paidNoOrder.title(amount),
        facts: [
          [razorpay, paidNoOrder.razorpay(amount, formatMoment(mismatch.at))],
          [shop, paidNoOrder.shop],
        ],
        act: isByHand ? '' : paidNoOrder.act,
        byHand,
      };
    }
    case 'amounts_differ': {
      const { amountsDiffer } = messages;
      const isPaid = mismatch.what === 'paid';
      const theirs = isPaid ? amountsDiffer.razorpayPaid : amountsDiffer.razorpayRefunded;
      const ours = isPaid ? amountsDiffer.shopPaid : amountsDiffer.shopRefunded;
      return {
        title: amountsDiffer.title(formatRupees(Math.abs(mismatch.theirs - mismatch.ours))),
        facts: [
          [razorpay, theirs(formatRupees(mismatch.theirs), formatMoment(mismatch.at))],
          [shop, ours(formatRupees(mismatch.ours))],
        ],
        act: isByHand ? '' : amountsDiffer.act,
        byHand,
      };
    }
    case 'order_no_parcel': {
      const { orderNoParcel } = messages;
      return {
        title: orderNoParcel.title(formatRupees(mismatch.amount)),
        facts: [
          [shop, orderNoParcel.shop(formatMoment(mismatch.since))],
          [courier, mismatch.problem || orderNoParcel.courier],
        ],
        act: orderNoParcel.act,
        byHand,
      };
    }
    case 'parcel_trouble': {
      const { parcelTrouble } = messages;
      return {
        title: parcelTrouble.titles[mismatch.trouble],
        facts: [
          [courier, parcelTrouble.courier[mismatch.trouble](formatMoment(mismatch.since))],
          [customer, parcelTrouble.customer],
        ],
        act: '',
        byHand: parcelTrouble.byHand,
      };
    }
    case 'parcel_no_order': {
      const { parcelNoOrder } = messages;
      return {
        title: parcelNoOrder.title,
        facts: [
          [courier, mismatch.problem],
          [shop, mismatch.orderId ? parcelNoOrder.shopCancelled : parcelNoOrder.shopUnknown],
        ],
        act: parcelNoOrder.act,
        byHand,
      };
    }
  }
}
