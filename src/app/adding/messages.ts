export const messages = {
  added: 'Added to your cart',
  viewCart: 'View cart',
};
