export const messages = {
  filters: 'Filters',
};
