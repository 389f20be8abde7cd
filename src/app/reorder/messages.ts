import { plural } from '@/domain/text/plural';
import { MAX_CART_LINES } from '@/domain/cart/cart';
import { changeMessage } from '@/domain/cart/lineChanges';
import { formatRupees } from '@/domain/money/money';
import type { Reorder } from '@/domain/cart/reorder';

export const messages = {
  failed: 'These products could not be added to your cart. Check your connection and try again.',
};

/** The most sentences that a person can read while the toast is shown. */
const MAX_SENTENCES = 4;

function beginning(added: number, requested: number): string {
  if (added === 0) return 'None of these products could be added to your cart.';
  if (added === requested) return 'Added to your cart.';
  return `${added} of ${requested} products are in your cart.`;
}

/** The shopper's message about a reorder; `requested` counts the lines of the earlier order. */
export function reorderedText({ items, changes, noRoom }: Reorder, requested: number): string {
  const sentences = changes.map((change) => changeMessage(change, formatRupees));
  if (noRoom.length > 0) {
    sentences.push(
      `Your cart holds ${MAX_CART_LINES} different items at most: there was no room for ${noRoom.join(' and ')}.`,
    );
  }
  const shown = sentences.slice(0, MAX_SENTENCES);
  const hiddenCount = sentences.length - shown.length;
  if (hiddenCount > 0)
    shown.push(
      plural(hiddenCount, { one: '# more thing has changed.', other: '# more things have changed.' }),
    );
  return [beginning(items.length, requested), ...shown].join(' ');
}
