/** The notes of orders that were closed. */
export const messages = {
  notPaid: 'Not paid in time',
  switchedOff: 'Not paid in time; online payment was switched off',
};
