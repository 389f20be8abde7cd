export const messages = {
  notHere: {
    title: 'This product is no longer here',
    noLongerSold: 'We no longer sell it. These are the most similar.',
    renamedOrGone: 'It may have been renamed or taken off sale.',
    seeAllProducts: 'See all products',
    alternatives: 'Similar products',
    bestLiked: 'Customer favourites',
  },
};
