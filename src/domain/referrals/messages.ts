export const messages = {
  wrongReward: (least: number) => `Each reward must be whole rupees from ₹${least} to ₹1,000.`,
  wrongOrder: 'The smallest first order must be whole rupees up to ₹10,000.',
  orderBelowRewards: 'The smallest first order must be at least both rewards together.',
  wrongLimit: (most: number) => `The friends in a month must be a whole number from 1 to ${most}.`,
  /** The notes in the ledgers of both. */
  notes: {
    friend: 'For your first order with a friend’s link',
    referrer: 'For a friend’s first order',
    takenBack: 'What came for a friend’s order',
  },
};
