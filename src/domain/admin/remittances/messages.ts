import type { CashState } from './cashOrder';

/** What is wrong with a row of a list. */
export const listMessages = {
  noAwb: 'The AWB is missing.',
  wrongAwb: 'The AWB has to be 4 to 40 letters, digits and -.',
  shortened: 'Excel has shortened this number. Make its column text, paste the numbers again, and save.',
  noNumber: (amount: string) => `The amount “${amount}” is not a number.`,
  belowZero: 'The amount is below 0. A list has what was paid, without deductions.',
  tooMuch: 'The amount is above ₹1,00,00,000.',
  noReference: 'The reference (UTR) is missing.',
  wrongReference: 'The reference has to be 4 to 40 letters, digits and / . _ : -.',
  noDay: 'The day of the transfer is missing.',
  wrongDay: (day: string) => `“${day}” is not a date such as 26-11-2026.`,
  twice: (row: number) => `Row ${row} has the same AWB and reference.`,
};

export const messages = {
  dayToCome: (day: string) => `The day ${day} is still to come.`,
  otherOrder: (awb: string, orderId: string, named: string) =>
    `AWB ${awb} is the parcel of order ${orderId}, not of ${named}.`,
};

export const STATE_WORDS: Readonly<Record<CashState, string>> = {
  overdue: 'Overdue',
  less: 'Paid less',
  more: 'Paid more',
  waiting: 'Not paid yet',
  paid: 'Paid',
  no_awb: 'No AWB',
};
