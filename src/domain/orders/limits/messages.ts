import { formatRupees } from '@/domain/money/money';
import { store } from '@/domain/store';
import type { Breach, CountedBy } from './findBreach';

type Of<Kind extends Breach['kind']> = Extract<Breach, { kind: Kind }>;

const writeToUs = (): string => `Need more? Write to us at ${store.supportEmail}.`;
const has = (by: CountedBy): string => (by === 'account' ? 'You have' : 'This phone number has');
const count = (max: number, one: string, many: string): string => `${max} ${max === 1 ? one : many}`;

/** `takesOnline` is whether the shop takes online payments at all. */
export const messages = {
  units({ by, most, already }: Of<'units'>, product: string): string {
    const limit = `We can sell ${most} of ${product} per person in a day.`;
    const left = Math.max(0, most - already);
    if (already === 0) return `${limit} Please choose ${left} or fewer. ${writeToUs()}`;
    const ordered = `${has(by)} ${already} in other orders today.`;
    const advice = left > 0 ? `Please choose ${left} or fewer.` : 'Please remove it, or order it tomorrow.';
    return `${limit} ${ordered} ${advice} ${writeToUs()}`;
  },
  heldOften: ({ by, most }: Of<'held_often'>, product: string, takesOnline: boolean) =>
    `We have kept ${product} for ${by === 'account' ? 'you' : 'this phone number'} ${count(most, 'time', 'times')} without a payment. ` +
    `Please choose Cash on Delivery${takesOnline ? ', or pay online tomorrow' : ''}.`,
  openUnpaid: ({ by }: Of<'open_unpaid'>) =>
    by === 'account'
      ? 'You have an unpaid order. Please pay for it first, or try again in 30 minutes.'
      : 'Another order with this phone number is waiting for its payment. Please try again in 30 minutes.',
  openCod: ({ by, most }: Of<'open_cod'>, takesOnline: boolean) =>
    `${has(by)} ${count(most, 'Cash on Delivery order', 'Cash on Delivery orders')} on the way, ` +
    `which is the most we can send at a time. Please ${takesOnline ? 'pay online, or ' : ''}wait for a delivery. ${writeToUs()}`,
  codValue: ({ most }: Of<'cod_value'>, takesOnline: boolean) =>
    `Cash on Delivery is for orders up to ${formatRupees(most)}. ` +
    (takesOnline ? 'Please pay online instead.' : `Please order less. ${writeToUs()}`),
  codBlocked: (takesOnline: boolean) =>
    'We cannot offer Cash on Delivery for this order. ' +
    (takesOnline ? 'Please pay online: it is safe, and your parcel comes the same way. ' : '') +
    `Questions? Write to us at ${store.supportEmail}.`,
  ordersPerDay: ({ by, most }: Of<'orders_per_day'>) =>
    `${has(by)} ${count(most, 'order', 'orders')} in the last 24 hours, ` +
    `which is the most we can take. Please try again tomorrow. ${writeToUs()}`,
  barePaymentTooHigh: (most: number) => `A payment without an order can be up to ${formatRupees(most)}.`,
  tooManyBarePayments: () =>
    'You have started many payments without an order in the last 24 hours. Please order from your cart, ' +
    `or write to us at ${store.supportEmail}.`,
};
