export const messages = {
  filtersOn: (on: number) => `Filters, ${on} on`,
  filters: 'Filters',
  sort: (order: string) => `Sort: ${order}`,
};
