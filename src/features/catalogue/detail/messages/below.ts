import { plural } from '@/domain/general/plural';

export const messages = {
  reviewSummary: {
    outOf5: (people: number) => `out of 5, from ${plural(people, { one: '# person', other: '# people' })}`,
    bar: (stars: number, reviews: string) =>
      `${plural(stars, { one: ' star', other: ' stars' })}: ${reviews},`,
    basis: (written: string, isOfParts: boolean) =>
      `The bars show ${written}${isOfParts ? ' of what is in it' : ''}. `,
    whoWrites: 'Only people who were sent it can write.',
  },
  reviews: {
    title: 'Reviews',
    none: 'No one has written yet.',
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
