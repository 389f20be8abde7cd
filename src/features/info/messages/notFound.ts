export const messages = {
  title: 'Nothing at this address',
  text: 'The page may have moved, or the link is not quite right.',
  seeAllProducts: 'See all products',
  goHome: 'Go home',
};
