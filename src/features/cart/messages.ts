import { MAX_CART_LINES } from '@/domain/cart/cart';

export const messages = {
  full: (name: string) =>
    `Your cart holds ${MAX_CART_LINES} different items at most. Remove one to add ${name}.`,
  removed: (name: string) => `${name} removed`,
  undo: 'Undo',
};
