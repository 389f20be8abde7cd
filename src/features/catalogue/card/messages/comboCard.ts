export const messages = {
  boughtApart: 'Bought apart',
};
