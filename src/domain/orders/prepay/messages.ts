export const messages = {
  isPaid: 'This order is paid already. Thank you!',
  tooLate: 'This order can no longer be paid online.',
  paidWithCredit: 'Store credit pays for a part of this order, so the rest of it stays in cash.',
  /** In the order's history. */
  goesBack: (sum: string) => `${sum} paid online goes back: the order could no longer be changed`,
};
