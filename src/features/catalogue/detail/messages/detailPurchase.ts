export const messages = {
  boughtApart: 'Bought separately',
  mrp: 'MRP',
  unitPriceWithTaxes: (unit: string) => `${unit}, inclusive of all taxes`,
  taxesIncluded: 'Inclusive of all taxes',
};
