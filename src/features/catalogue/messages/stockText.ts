export const messages = {
  soldOut: 'Sold out',
  onlyLeft: (stock: number) => `Only ${stock} left`,
};
