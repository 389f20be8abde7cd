export const messages = {
  noLink: (orderId: string) => `Nothing can be chosen for order ${orderId} now.`,
  resent: (orderId: string) => `Order ${orderId} is to be packed again.`,
  newParcel: (courier: string, awb: string) => `${courier} has the new parcel: AWB ${awb}.`,
  askedAgain: 'The courier is asked again by itself.',
};
