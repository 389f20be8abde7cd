/** Texts at the packing table, which name the order: by then another may lie there. */
export const messages = {
  refused: (orderId: string, why: string) => `${orderId}: ${why}`,
  otherParcel: (orderId: string, hasLabel: boolean) =>
    `${orderId} got another parcel while it was on the table. ${
      hasLabel
        ? 'Skip it, then pack it with its new label.'
        : 'Skip it, and pack it once it has its new label.'
    }`,
  miscounted: (orderId: string) => `${orderId} was not packed: other items were scanned than it has.`,
};
