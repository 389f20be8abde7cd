/** Why a mail could not be sent, for the team. */
export const messages = {
  stopped: 'The sender stopped while it was sending this mail. It may have arrived.',
  manyRecipients: 'A mail goes to exactly one address.',
  wrongRecipient: 'The address it goes to is not valid.',
  wrongReplyTo: 'The address for answers is not valid.',
  noText: 'It has no subject, no text or no HTML.',
  wrongSubject: 'Its subject has a line break or is too long.',
  tooLarge: 'It is too large.',
  wrongUnsubscribeUrl: 'Its address for unsubscribing is not valid.',
};
