export const messages = {
  sentAgain: 'The mail leaves within a minute.',
  discarded: 'The mail is off the list and will not be sent.',
  noSuchMail: 'There is no such mail any more.',
  handled: 'A colleague has sent or discarded this mail already.',
  saved: 'Saved.',
};
