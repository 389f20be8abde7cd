/** What the team reads about the courier, Razorpay, the mail server and the push services where they give no reason themselves. */
export const messages = {
  courier: {
    none: 'No courier is set up yet (NIMBUSPOST_DIALECT in functions/.env.<project>)',
    noAnswer: (code: string) => `No answer from the courier (${code})`,
    answered: (status: number) => `The courier answered ${status}`,
    notJson: (status: number) => `The courier answered ${status} with something that is not JSON`,
    senseless: 'The courier’s answer makes no sense',
    loginRefused: (status: number) => `The courier refused the login (${status})`,
    noAwb: 'The courier answered without an AWB number',
    /** `status` is the courier's own word. */
    notBookedYet: (status: string) => `The courier has the order as "${status}", without an AWB number yet`,
    notStored: 'The courier did not store the order',
    bookedMeanwhile: 'The draft has been booked meanwhile',
    tooManyOrders: 'The courier’s list of orders is too long to find ours in it',
    actionRefused: 'The courier refused the action',
    /** Sent to the courier with a cancellation. */
    cancelReason: 'Cancelled by the shop',
  },
  razorpay: {
    answered: (status: number, problem: string) => `Razorpay ${status || 'gave no answer'}: ${problem}`,
    senseless: 'Razorpay answered with something that makes no sense',
  },
  mail: {
    none: 'No mail server is set up: MAIL_BY is not smtp, or the secret SMTP_URL is empty.',
    noReason: 'The mail server gave no reason.',
    mayHaveArrived: 'The mail may have arrived all the same.',
    wrongUrl: 'SMTP_URL is not an address such as smtps://user:password@smtp.example.com:465.',
  },
  push: {
    answered: (status: number) => `The push service answered ${status}.`,
    tooLong: 'The message is too long.',
  },
};
