/** The presses of a task in another admin, without typed characters; null where it cannot be done there. */
interface Peer {
  presses: number | null;
  /** The presses in order, counted in its documentation or source. */
  way: string;
}

export type TaskName = 'pack' | 'find' | 'return';

/**
 * The fewest presses of two other admins, counted by reading in November 2026 and not measured: Shopify's help pages
 * (help.shopify.com: buying labels in bulk, self-serve returns, refunds) and the sources of Medusa's admin
 * (packages/admin/dashboard/src/routes/orders). Fields that are filled beforehand cost nothing.
 */
export const PEERS: Record<'Shopify' | 'Medusa', Record<TaskName, Peer>> = {
  Shopify: {
    pack: {
      presses: 6,
      way: 'Orders, Unfulfilled, choose the page, select all, Create shipping labels, Buy and print. Not sold in India.',
    },
    find: { presses: 3, way: 'search, the order among the results, Enter; words of the name and city' },
    return: {
      presses: 12,
      way: 'Orders, order, Return, quantity, reason (2), shipping (2), Create return, Restock, Refund, Refund ₹',
    },
  },
  Medusa: {
    pack: {
      presses: 300,
      way: 'for each order: open it, its menu, Fulfill items, Create fulfillment, back to the list; it prints no label',
    },
    find: { presses: 2, way: 'search, the order; by one word at a time' },
    return: {
      presses: 18,
      way: 'Orders, order, menu, Create return, Add items, tick, Save, location (2), shipping (2), Confirm, Continue, Receive, quantity, Save, Refund, Save',
    },
  },
};
