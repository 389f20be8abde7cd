import type { UndeliveredReason } from '../../../orders/order/undelivered';

const WHY: Record<UndeliveredReason, string> = {
  refused: 'It says that the parcel was refused at the door.',
  not_reached: 'It says that it could not reach you by phone.',
  closed: 'It says that nobody was there.',
  address: 'It says that it could not find the address.',
  later: 'It says that another day was asked for.',
  cash: 'It says that the cash was not ready.',
  other: 'It did not say why.',
};

export const messages = {
  subject: (order: string) => `Please help the courier: your order ${order}`,
  heading: 'It could not be delivered',
  why: (reason: UndeliveredReason) => `The courier could not hand over your parcel. ${WHY[reason]}`,
  choose: (until: string) =>
    `Please choose a day, add a landmark or another phone number, or tell us that you did not refuse it. The courier waits until ${until}; then it sends your parcel back.`,
  link: 'The link is for this parcel alone and works without a login.',
  write: (support: string, until: string) =>
    `Is the address or the phone number wrong? Write to ${support} with the order number before ${until}.`,
  button: 'Tell the courier',
};
