export const messages = {
  boughtApart: 'Bought separately',
};
