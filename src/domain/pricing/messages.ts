export const messages = {
  codFee: (fee: string, below: string) => `${fee} delivery fee for orders below ${below}`,
  freeDelivery: 'Free delivery',
  nothingToPay: 'There is nothing left to pay online. Please choose Cash on Delivery.',
  tooLittle: (least: string) => `Less than ${least} cannot be paid online. Please choose Cash on Delivery.`,
};
