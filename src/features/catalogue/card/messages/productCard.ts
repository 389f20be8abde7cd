export const messages = {
  from: (countryOfOrigin: string) => `From ${countryOfOrigin}`,
};
