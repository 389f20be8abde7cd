export const messages = {
  from: (amount: string) => `From ${amount}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  upTo: (amount: string) => `Up to ${amount}`,
  combosOnly: 'Combos only',
  starsAndUp: (rating: number) => `${rating} stars and up`,
  inStock: 'In stock',
};
