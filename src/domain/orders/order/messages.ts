export const messages = {
  toPay: 'To pay',
  paid: 'Paid',
  paidWithCredit: 'Paid with store credit',
  notCharged: 'Not charged',
};
