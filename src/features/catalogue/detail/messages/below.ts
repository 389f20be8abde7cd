import { store } from '@/domain/store';
import { plural } from '@/domain/text/plural';

export const messages = {
  reviewSummary: {
    outOf5: (reviews: number) => `out of 5, from ${plural(reviews, { one: '# review', other: '# reviews' })}`,
    bar: (stars: number, reviews: string) =>
      `${plural(stars, { one: ' star', other: ' stars' })}: ${reviews},`,
    ofParts: 'These are the reviews of the products in this set. ',
    whoWrites:
      'Only customers who received the product can review it. The score is the plain average of all of them.',
  },
  reviews: {
    title: 'Reviews',
    none: 'No reviews yet.',
    ofStars: (reviews: string, stars: string) => `${reviews} with ${stars}`,
    showAll: 'Show all',
    sortReviews: 'Sort reviews',
    skin: 'Reviews by skin type',
    withPhotos: (count: number | null) => `With photos${count === null ? '' : ` (${count})`}`,
    anySkin: 'Any skin',
    skinOf: (type: string, count: number | null) => `${type} skin${count === null ? '' : ` (${count})`}`,
    loadFailed: 'More reviews did not load.',
    again: 'Try again',
    nothingFits: 'No review fits this choice.',
    showMoreReviews: (more: number | null) => `Show more reviews${more === null ? '' : ` (${more})`}`,
  },
  reviewText: {
    about: ', on',
    by: (author: string) => ` review by ${author}`,
    skin: (type: string) => `${type.toLowerCase()} skin`,
    used: (weeks: number) => `used ${plural(weeks, { one: '# week', other: '# weeks' })}`,
    reply: (day: string) => `${store.name} answered, ${day}.`,
  },
  wellWith: {
    title: 'Goes well with',
  },
};
