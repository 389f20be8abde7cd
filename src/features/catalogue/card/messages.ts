export const messages = {
  comboCard: {
    boughtApart: 'Bought apart',
  },
  productCard: {
    from: (countryOfOrigin: string) => `From ${countryOfOrigin}`,
  },
  quickAdd: {
    addToCart: (what: string) => `Add ${what} to cart`,
  },
  cardFact: {
    soldOut: 'Sold out',
  },
};
