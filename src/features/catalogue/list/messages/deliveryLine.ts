export const messages = {
  by: (pincode: string, day: string) => `To ${pincode} by ${day}`,
  cod: 'COD available',
  notTo: (pincode: string) => `We do not deliver to ${pincode} yet`,
};
