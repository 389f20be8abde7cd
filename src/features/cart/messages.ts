import { MAX_CART_LINES } from '@/domain/cart/cart';
import { joinWithAnd } from '@/domain/text/joinWords';

export const messages = {
  full: (name: string) =>
    `Your cart holds ${MAX_CART_LINES} different items at most. Remove one to add ${name}.`,
  noRoom: (names: readonly string[]) =>
    `Your cart holds ${MAX_CART_LINES} different items at most. There was no room for ${joinWithAnd(names)}.`,
  removed: (name: string) => `${name} removed`,
  undo: 'Undo',
};
