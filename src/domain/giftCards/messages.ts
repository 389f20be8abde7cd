export const messages = {
  wrongLowest: (least: string, most: string) =>
    `The lowest amount must be whole hundreds from ${least} to ${most}.`,
  wrongHighest: (least: string, most: string) =>
    `The highest amount must be whole hundreds from ${least} to ${most}.`,
  highestBelowLowest: 'The highest amount must not be below the lowest.',
  wrongStep: (least: string, most: string) => `The step must be whole hundreds from ${least} to ${most}.`,
  unevenSteps:
    'Steps from the lowest amount must end at the highest: ₹500 to ₹2,000 in steps of ₹500, for example.',
  /** The note of the credit that a card became. */
  from: (giver: string) => `From ${giver}`,
};
