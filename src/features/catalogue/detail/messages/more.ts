export const messages = {
  compare: 'Compare with other products',
  facts: {
    whatItDoes: 'What it does',
    howToUse: 'How to use',
    fullIngredientList: 'Full ingredient list',
    labelFacts: 'Label facts',
  },
  inTheSet: {
    title: 'In this set',
    boughtApart: 'Bought separately',
    saving: (amount: string) => `Together you save ${amount}`,
  },
  labelFacts: {
    mrp: 'MRP',
    mrpWithTaxes: (mrp: string) => `${mrp}, inclusive of all taxes`,
    monthsFromManufacture: (months: number) => `${months} months from manufacture`,
    customerCare: 'Customer care',
    madeAndPackedBy: 'Made and packed by',
    importedBy: 'Imported by',
    genericName: 'Generic name',
    netQuantity: 'Net quantity',
    unitPrice: 'Unit price',
    bestBefore: 'Best before',
    countryOfOrigin: 'Country of origin',
    inTheSet: 'In the set',
  },
  offerRows: {
    freeDelivery: 'Free delivery',
    saves: (amount: string) => `saves ${amount}`,
    extraOffApplied: (percent: number) => `Extra ${percent}% OFF Applied`,
  },
  offersNow: {
    title: 'Offers on this product now',
  },
};
