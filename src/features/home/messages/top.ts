export const messages = {
  concerns: {
    title: 'What does your skin ask for?',
  },
  factsRow: {
    cashOnDelivery: 'Cash on delivery across India',
    prepaidDiscount: (percent: number) => `Extra ${percent}% off when you pay online`,
    freeDelivery: (amount: string) => `Free delivery from ${amount}`,
    fullIngredientList: 'Full ingredient list on every page',
  },
  hero: {
    title: 'Skin like early morning',
    text: 'Mists, serums and sunscreens made for heat, humidity and hard water.',
    link: 'Shop all products',
    previousBanner: 'Previous banner',
    nextBanner: 'Next banner',
  },
  homeScreen: {
    failed: 'It may be the connection. Please try again.',
    tryAgain: 'Try again',
  },
};
