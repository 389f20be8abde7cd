export const messages = {
  /** Follows the words 'The courier' in the list of mismatches. */
  cancelledByCourier: 'has cancelled this parcel',
  bookAnother: 'The courier cancelled its parcel. Please book another first.',
  parcelChanging: 'It was paid online just now and gets another parcel. Please try again in a minute.',
};

/** Shown below the step where the courier's status says more than ours. */
export const trackingNotes = {
  awaited: 'Waiting for the courier',
  picked: 'Picked up by the courier',
  turnedBack: 'The courier is bringing it back to us',
};

/** A parcel's trouble, for the shopper. */
export const troubleNotes = {
  wayBack: 'The courier has a problem bringing this parcel back to us. You do not need to do anything.',
  lost: 'We are sorry: the courier says that your parcel is lost or damaged. We are looking into it and will write to you. You do not need to do anything.',
  pickup:
    'The courier had a problem picking up your parcel. We are looking into it, and you do not need to do anything.',
  delivery:
    'The courier could not hand over your parcel, and usually tries again the next working day. Please keep your phone reachable.',
};
