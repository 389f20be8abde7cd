export const messages = {
  wrongOrderNumber: 'Please enter the order number from your mail',
  noWish: 'Please choose a day or tell the courier something.',
};
