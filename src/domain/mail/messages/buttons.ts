/** The buttons of more than one mail. */
export const buttons = {
  seeOrder: 'See your order',
  seeGiftCards: 'See your gift cards',
};
