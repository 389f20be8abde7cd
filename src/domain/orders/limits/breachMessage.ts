import { formatRupees } from '@/domain/money/money';
import { store } from '@/domain/store';
import type { Breach, CountedBy } from './findBreach';

const WRITE_TO_US = `Need more? Write to us at ${store.supportEmail}.`;

const count = (max: number, one: string, many: string): string => `${max} ${max === 1 ? one : many}`;

const subjectOf = (by: CountedBy): string => (by === 'account' ? 'You have' : 'This phone number has');

function unitsMessage(
  { by, most, already }: Extract<Breach, { kind: 'units' }>,
  productName: string,
): string {
  const limit = `We can sell ${most} of ${productName} per person in a day.`;
  const left = Math.max(0, most - already);
  if (already === 0) return `${limit} Please choose ${left} or fewer. ${WRITE_TO_US}`;
  const ordered = `${subjectOf(by)} ${already} in other orders today.`;
  const advice = left > 0 ? `Please choose ${left} or fewer.` : 'Please remove it, or order it tomorrow.';
  return `${limit} ${ordered} ${advice} ${WRITE_TO_US}`;
}

/**
 * The reached limit and the shopper's options, in words. `nameOf` names a SKU's product; `takesOnline` is whether the
 * shop takes online payments at all.
 */
export function breachMessage(breach: Breach, nameOf: (sku: string) => string, takesOnline: boolean): string {
  switch (breach.kind) {
    case 'units':
      return unitsMessage(breach, nameOf(breach.sku));
    case 'held_often': {
      const object = breach.by === 'account' ? 'you' : 'this phone number';
      return (
        `We have kept ${nameOf(breach.sku)} for ${object} ${count(breach.most, 'time', 'times')} without a payment. ` +
        `Please choose Cash on Delivery${takesOnline ? ', or pay online tomorrow' : ''}.`
      );
    }
    case 'open_unpaid':
      return breach.by === 'account'
        ? 'You have an unpaid order. Please pay for it first, or try again in 30 minutes.'
        : 'Another order with this phone number is waiting for its payment. Please try again in 30 minutes.';
    case 'open_cod':
      return (
        `${subjectOf(breach.by)} ${count(breach.most, 'Cash on Delivery order', 'Cash on Delivery orders')} on the way, ` +
        `which is the most we can send at a time. Please ${takesOnline ? 'pay online, or ' : ''}wait for a delivery. ${WRITE_TO_US}`
      );
    case 'cod_value':
      return (
        `Cash on Delivery is for orders up to ${formatRupees(breach.most)}. ` +
        (takesOnline ? 'Please pay online instead.' : `Please order less. ${WRITE_TO_US}`)
      );
    case 'cod_blocked':
      return (
        'We cannot offer Cash on Delivery for this order. ' +
        (takesOnline ? 'Please pay online: it is safe, and your parcel comes the same way. ' : '') +
        `Questions? Write to us at ${store.supportEmail}.`
      );
    case 'orders_per_day':
      return (
        `${subjectOf(breach.by)} ${count(breach.most, 'order', 'orders')} in the last 24 hours, ` +
        `which is the most we can take. Please try again tomorrow. ${WRITE_TO_US}`
      );
  }
}
