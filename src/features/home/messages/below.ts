import { plural } from '@/domain/text/plural';

export const messages = {
  bestSellers: {
    title: 'Best sellers',
    seeAll: 'See all',
  },
  highlights: {
    title: 'Worth a look now',
  },
  reviewQuotes: {
    about: (product: string) => `, on ${product}`,
    photoBy: (author: string) => `Photo by ${author}`,
    title: 'What customers say',
    fromReviews: (count: number) => `from ${plural(count, { one: '# review', other: '# reviews' })}`,
  },
  story: {
    readMore: 'Read more',
  },
  together: {
    title: 'Better together',
    allCombos: 'All combos',
  },
  whyUs: {
    weatherTitle: 'Made for this weather',
    weatherText: 'Textures tested at 38 degrees and 80% humidity, not in an air-conditioned lab.',
    labelTitle: 'Nothing left off the label',
    labelText: 'Full INCI list, percentages of the actives and best before on every page.',
    originTitle: 'Grown close by',
    originText: 'Kokum from the Konkan, vetiver from Tamil Nadu, amla from Pratapgarh.',
    orderTitle: 'Easy to order',
    orderText: 'PIN code checked before you pay. Pay when it is at your door.',
    title: 'Why customers stay',
  },
};
