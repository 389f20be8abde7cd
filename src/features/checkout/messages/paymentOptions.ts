export const messages = {
  pay: (amount: string) => `Pay ${amount}`,
  extraOffApplied: (percent: number) => `Extra ${percent}% OFF Applied`,
  openingPayment: 'Opening the payment',
  placeOrder: (amount: string) => `Place order, ${amount}`,
  placingOrder: 'Placing order',
};
