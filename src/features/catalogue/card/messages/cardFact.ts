export const messages = {
  soldOut: 'Sold out',
};
