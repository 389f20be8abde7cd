export const messages = {
  cashOnDelivery: 'Cash on delivery across India',
  prepaidDiscount: (percent: number) => `Extra ${percent}% off when you pay online`,
  freeDelivery: (amount: string) => `Free delivery from ${amount}`,
  fullIngredientList: 'Full ingredient list on every page',
};
