export const messages = {
  notShipped: 'Your invoice comes with the parcel. You can download it here once the parcel has left.',
  neverSent: 'This order was never sent, so it has no invoice.',
  noCreditNote: 'There is no credit note for this order.',
};
