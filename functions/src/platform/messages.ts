/** Texts that every endpoint may answer with. */
export const messages = {
  internal: 'Something went wrong on our side. Please try again.',
  busy: 'Many people are ordering right now. Please try again.',
  noPage: 'There is no page at this address.',
  wrongMethod: (allowed: readonly string[]) => `Use ${allowed.join(' or ')} here.`,
  noApiKey: 'The x-api-key header is missing or wrong.',
  notSigned: 'The signature is missing or wrong.',
  tooManyRequests: 'Too many requests. Please wait a moment and try again.',
  linkUsedTooOften: 'This link was used too often just now. Please wait a few minutes.',
  tooLarge: 'The request is too large.',
  notJson: 'The request is not valid JSON.',
  notPlainJson: 'Send the request as plain application/json.',
  notAnObject: 'The request must be an object',
  logIn: 'Please log in and try again.',
  notVerified: 'Please verify your email before logging in.',
  unknownBrowser:
    'We could not verify this browser. Please reload the page, turn off blockers and try again.',
  linkIncomplete: 'This link is not complete. Please open it from the mail again.',
  accountDeleted: 'This account has been deleted.',
  sessionEnded: 'Your session has ended. Please log in and try again.',
  notAdmin: 'Only the team of the shop may do this.',
  /** `role` as the team reads it. */
  noRight: (role: string) => `Your role, ${role}, does not include this. The owner can change it.`,
  secondFactor: {
    log_in: 'Please log out, and log in again with the code of your authenticator app.',
    set_up: 'Your role needs two-step login. Set it up on the page “Two-step login” of the admin.',
  },
};
