export const messages = {
  footer: {
    combos: 'Combos',
    newLaunch: 'New Launch',
    allProducts: 'All Products',
    needHelp: 'Need Help?',
    giftCards: 'Gift cards',
    trackOrder: 'Track your order',
    shop: 'Shop',
    policies: 'Policies',
    socials: 'Elsewhere',
    licence: (name: string, number: string) => `${name}: ${number}.`,
    cookieChoices: 'Cookie choices',
    grievanceOfficer: 'Grievance officer',
    grievancePromise: 'We acknowledge a complaint within 48 hours and resolve it within one month.',
    legal: (legalName: string, legalAddress: string) =>
      `${legalName}, ${legalAddress}. Prices are in rupees and include all taxes.`,
  },
  links: {
    privacy: 'Privacy',
    shippingAndDelivery: 'Shipping and delivery',
    returnsAndRefunds: 'Returns and refunds',
    termsOfSale: 'Terms of sale',
    grievanceOfficer: 'Grievance officer',
  },
};
