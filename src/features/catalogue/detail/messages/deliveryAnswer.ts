export const messages = {
  onlyPayOnline: 'No cash on delivery here, only Pay Online',
  noCashOnDelivery: 'No cash on delivery here yet',
  notDelivered: (pincode: string) => `We do not deliver to ${pincode} yet.`,
  deliveredBy: (day: string, place: string) => `Delivered by ${day} to ${place}`,
  delivered: (place: string) => `We deliver to ${place}`,
  cashOnDelivery: 'Cash on delivery available',
};
