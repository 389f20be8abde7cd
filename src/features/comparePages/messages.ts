import { MAX_COMPARED } from '@/domain/compare/comparedIds';
import type { RowName } from '@/domain/compare/comparison';
import { joinWithAnd } from '@/domain/text/joinWords';
import { plural } from '@/domain/text/plural';

const WORDS = ['No', 'One', 'Two', 'Three', 'Four'];

const ROWS: Record<Exclude<RowName, 'score'>, string> = {
  kind: 'Kind',
  size: 'Size',
  otherSizes: 'Other sizes',
  unitPrice: 'Unit price',
  keyIngredients: 'Key ingredients',
  skinTypes: 'Skin types',
  goodFor: 'Good for',
  origin: 'Made in',
};

export const messages = {
  pageTitle: 'Compare',
  title: (count: number) => (count === 1 ? 'Compare products' : `${WORDS[count]} products, side by side`),
  cheapest: (name: string, unit: string, compared: number) =>
    `${name} costs ${compared === 2 ? 'less' : 'least'} per ${unit}.`,
  one: 'Add another product to see what sets them apart.',
  prices: 'Today’s prices, and what our labels say.',
  shown: 'Shown side by side',
  onlyDifferent: 'Show only what differs',
  table: 'Products side by side',
  fact: 'Fact',
  price: 'Price',
  rows: { ...ROWS, score: 'Score' } satisfies Record<RowName, string>,
  same: 'the same',
  notStated: 'Not stated',
  oneSize: 'One size only',
  noReviews: 'No reviews yet',
  score: (mean: string, count: number) =>
    plural(count, { one: '{mean} of 5, from # review', other: '{mean} of 5, from # reviews' }, { mean }),
  takeOut: (name: string) => `Take ${name} out`,
  addToCart: 'Add to cart',
  addNamed: (name: string, size: string) => `Add to cart: ${name}${size ? `, ${size}` : ''}`,
  added: 'Added',
  soldOut: 'Sold out',
  whenBack: 'Tell me when it is back',
  whenBackNamed: (name: string) => `Tell me when it is back: ${name}`,
  addAnother: 'Add another',
  share: 'Share',
  chooseProduct: 'Choose a product',
  pickerTitle: 'Add to the comparison',
  find: 'Find a product',
  noMatch: 'No other product has these words. Try fewer of them.',
  emptyTitle: 'Nothing to compare yet',
  emptyText: `Choose up to ${MAX_COMPARED} products and see them side by side.`,
  noneTitle: 'We cannot show these products',
  failedText: 'Check your connection and try again.',
  tryAgain: 'Try again',
  notes: 'About this link',
  over: (names: readonly string[]) =>
    `${WORDS[MAX_COMPARED]} products fit side by side. Take one out to see ${joinWithAnd(names)}.`,
  repeated: (names: readonly string[]) =>
    plural(
      names.length,
      {
        one: '{names} was in the link more than once and is shown once.',
        other: '{names} were in the link more than once and are shown once.',
      },
      { names: joinWithAnd(names) },
    ),
  withdrawn: (count: number) =>
    plural(count, {
      one: 'One product of this link is no longer sold.',
      other: '# products of this link are no longer sold.',
    }),
  unknown: (count: number) =>
    plural(count, {
      one: 'We do not know one product of this link. Perhaps a letter is missing in it.',
      other: 'We do not know # products of this link. Perhaps letters are missing in it.',
    }),
  unavailable: (count: number) =>
    plural(count, {
      one: 'One product of this link could not be loaded. Check your connection and open the link again.',
      other: '# products of this link could not be loaded. Check your connection and open the link again.',
    }),
};
