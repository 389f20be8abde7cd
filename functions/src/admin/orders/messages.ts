/** Texts about one order, for the team. */
export const messages = {
  booked: (courier: string, awb: string) => `${courier} has it: AWB ${awb}.`,
  bookedBefore: (courier: string, awb: string) => `${courier} has it already: AWB ${awb}.`,
  /** `problem` is the courier's own word; may be empty. */
  notBooked: (problem: string) => `The courier could not be booked${problem ? ` (${problem})` : ''}.`,
  notTriedAgain: 'It is not tried again by itself.',
  triedAgain: 'It is tried again by itself.',
  asking: 'The courier is being asked just now.',
  cancelling: 'The courier is being asked to cancel the parcel. The order is cancelled once it confirms.',
  cancelled: 'Cancelled.',
  cancelledPaid: 'Cancelled. What was paid goes back.',
  waitsForPayment: 'This order waits for its payment. It expires by itself when that does not come.',
  /** `status` as in a sentence: 'delivered'. */
  tooLate: (status: string) => `The order is ${status}, so it cannot be cancelled.`,
  goesOn: 'The courier could no longer cancel the parcel, so the order goes on.',
  noLabel: 'The courier gave no label for this parcel.',
  noParcel: 'There is no parcel to label: the courier is not booked.',
  aColleague: 'Somebody else',
  packing: (who: string, orderId: string) => `${who} is packing ${orderId}. Nothing of it was changed.`,
  erased: 'The buyer’s account is deleted: nothing is written about them any more.',
  comboChanged:
    'A combo of this order is no longer made of what it was, so its units cannot be told. Write them off here, and correct the stock by hand.',
};
