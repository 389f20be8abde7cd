import { MAX_SAMPLES } from '@/domain/cart/cartSettings';
import { plural } from '@/domain/text/plural';

export const messages = {
  title: 'Cart extras',
  intro: 'What shoppers can add to the goods in their cart. Nothing here is added without them.',
  wrapTitle: 'Gift wrap',
  wrap: 'Offer gift wrap',
  price: 'Price of gift wrap, ₹',
  priceHint:
    '0 is free. It includes GST. It is paid back if the order is cancelled or not delivered, not with a return.',
  wrong: 'Please enter a price from 0 to 1,000, with at most two decimals.',
  sampleTitle: 'Free sample',
  sample: 'Offer a free sample',
  from: 'Smallest value of the cart, ₹',
  fromHint:
    'After the coupon. Delivery and gift wrap do not count, and the discount for paying online is not taken off.',
  wrongSum: 'Please enter a sum from 1 to 1,00,000, with at most two decimals.',
  samples: 'Samples to choose from',
  samplesHint: `Up to ${MAX_SAMPLES} sizes of products. Each sample is one unit of its own stock, and it is offered while there is one.`,
  noSamples: 'Please choose at least one product to give as a sample, or switch samples off.',
  left: (units: number) => plural(units, { one: '# left', other: '# left' }),
  notOffered: 'Not offered now: sold out or not published',
  choose: 'Choose a product',
  takeOut: (title: string) => `Take out ${title}`,
  leaving: 'The cart extras you changed are not saved.',
  save: 'Save',
};
