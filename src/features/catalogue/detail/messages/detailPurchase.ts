export const messages = {
  boughtApart: 'Bought apart',
  mrp: 'MRP',
  unitPriceWithTaxes: (unit: string) => `${unit}, inclusive of all taxes`,
  taxesIncluded: 'Inclusive of all taxes',
};
