import { plural } from '@/domain/general/plural';

export const messages = {
  reviewSummary: {
    outOf5: (people: number) => `out of 5, from ${plural(people, { one: '# person', other: '# people' })}`,
    bar: (stars: number, reviews: string) =>
      `${plural(stars, { one: ' star', other: ' stars' })}: ${reviews},`,
    basis: (written: string, isOfParts: boolean) =>
      `The bars count ${written}${isOfParts ? ' of the products in this set' : ''}. `,
    whoWrites: 'Only customers who received the product can review it.',
  },
  reviews: {
    title: 'Reviews',
    none: 'No reviews yet.',
    ofStars: (reviews: string, stars: string) => `${reviews} with ${stars}`,
    showAll: 'Show all',
    sortReviews: 'Sort reviews',
    showMoreReviews: (more: number) => `Show more reviews (${more})`,
  },
  reviewText: {
    about: ', on',
  },
  wellWith: {
    title: 'Goes well with',
  },
};
