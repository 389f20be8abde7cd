export const messages = {
  title: 'Delivery to your PIN code',
  check: 'Check',
  checking: 'Checking…',
  onlyPayOnline: 'Cash on delivery is not available here: please pay online',
  noCashOnDelivery: 'Cash on delivery is not available here yet',
  notDelivered: (pincode: string) => `We do not deliver to ${pincode} yet.`,
  deliveredBy: (day: string, place: string) => `Delivered by ${day} to ${place}`,
  delivered: (place: string) => `We deliver to ${place}`,
  cashOnDelivery: 'Cash on delivery available',
};
