import { plural } from '@/domain/general/plural';

/** What an action was done to, by the first part of its name. */
const targets: Readonly<Record<string, string>> = {
  order: 'Order',
  orders: 'Orders',
  product: 'Product',
  combo: 'Combo',
  offer: 'Offer',
  banner: 'Banner',
  highlight: 'Highlight',
  message: 'Message',
  mail: 'Mail',
  picture: 'Picture',
  payment: 'Payment',
  parcel: 'Parcel',
  shop: 'Shop',
  staff: 'Team',
};

export const messages = {
  title: 'Activity',
  targets,
  about: (target: string) => `What was done to ${target}`,
  all: 'Show everything',
  empty: 'Nothing has been done yet.',
  changed: (count: number) => plural(count, { one: '# change', other: '# changes' }),
  nothing: 'nothing',
  more: 'Show more',
};
