export const messages = {
  title: 'Nothing at this address',
  text: 'The page may have moved, or the link is not quite right. Your cart is as you left it.',
  seeAllProducts: 'See all products',
  goHome: 'Go home',
  bestSellers: 'Best sellers',
};
