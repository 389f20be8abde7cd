import type { UndeliveredReason } from '@/domain/orders/order/undelivered';

const WHY: Record<UndeliveredReason, string> = {
  refused: 'The courier says that it was refused at the door.',
  not_reached: 'The courier could not reach you by phone.',
  closed: 'The courier says that nobody was there.',
  address: 'The courier could not find the address.',
  later: 'The courier says that another day was asked for.',
  cash: 'The courier says that the cash was not ready.',
  other: 'The courier could not hand it over.',
};

export const messages = {
  title: 'Your delivery',
  heading: 'When should the courier come again?',
  why: (reason: UndeliveredReason) => WHY[reason],
  parcelTo: (city: string, phoneEnd: string) => `To ${city}, phone ending in ${phoneEnd}`,
  until: (moment: string) => `Please answer by ${moment}. Then the courier sends the parcel back.`,
  day: 'Day',
  nextRound: 'As soon as possible',
  landmark: 'Landmark',
  landmarkHint: 'Opposite SBI, behind the temple, blue gate',
  phone: 'Another phone number',
  phoneHint: 'Only for this delivery',
  notRefused: 'I did not refuse the parcel',
  nothingChosen: 'Please choose a day, or add a landmark or a phone number.',
  angles: 'Please leave out < and >',
  send: 'Tell the courier',
  sending: 'Telling the courier',
  doneTitle: 'The courier comes again',
  overTitle: 'Nothing to answer here',
};
