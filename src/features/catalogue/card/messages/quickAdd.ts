export const messages = {
  addToCart: (what: string) => `Add ${what} to cart`,
};
