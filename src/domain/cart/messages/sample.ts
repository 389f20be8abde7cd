import { formatRupees } from '../../money/money';

export const messages = {
  off: 'Free samples are not offered at the moment, so we have taken yours out.',
  gone: 'The free sample you chose is no longer there, so we have taken it out. You can choose another or order without one.',
  below: (rupees: number) =>
    `A free sample comes with products for ${formatRupees(rupees)} or more after the coupon, so we have taken yours out.`,
  limit:
    'You have had as much of this product as we send to one person, so we have taken the free sample out. You can choose another or order without one.',
  /** When the cart reaches the sum of the sample again. */
  isBack: 'Your free sample is back in the parcel.',
};
