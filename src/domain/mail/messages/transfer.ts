export const messages = {
  subject: (money: string) => `We have transferred ${money} to you`,
  giftCard: 'The refund of your gift card',
  payment: 'The refund of your payment',
  notArrived:
    'You do not need to do anything. If the money has not arrived in three working days, please reply to this mail.',
};
