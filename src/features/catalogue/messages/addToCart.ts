export const messages = {
  soldOut: 'Sold out',
  added: 'Added',
  addToCart: 'Add to cart',
};
